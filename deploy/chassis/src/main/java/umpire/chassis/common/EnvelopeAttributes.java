package umpire.chassis.common;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** Reads single attributes of our envelopes, and nothing of what they hold. */
public final class EnvelopeAttributes {
  /** The last member of our envelopes, and by far the largest. */
  private static final String DATA = "data";

  private static final JsonFactory JSON = new JsonFactory();

  private EnvelopeAttributes() {}

  /**
   * The text of an attribute that stands before the envelope's data; empty if there is none, or if
   * the envelope cannot be read: whoever reads the whole message says what is wrong with it.
   *
   * @param envelope in UTF-8
   * @param name of the attribute
   */
  public static String text(byte[] envelope, String name) {
    try (JsonParser json = JSON.createParser(envelope)) {
      if (json.nextToken() == JsonToken.START_OBJECT) {
        while (json.nextToken() == JsonToken.FIELD_NAME && !json.currentName().equals(DATA)) {
          boolean found = json.currentName().equals(name);
          if (json.nextToken() == JsonToken.VALUE_STRING && found) {
            return json.getText();
          }
          json.skipChildren();
        }
      }
    } catch (IOException _) {
      return "";
    }
    return "";
  }
}
