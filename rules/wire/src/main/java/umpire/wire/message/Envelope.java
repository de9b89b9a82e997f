package umpire.wire.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import umpire.wire.Codec;
import umpire.wire.Json;
import umpire.wire.JsonLocation;

/**
 * A CloudEvents 1.0 message in structured JSON. Members of other people's extensions are passed
 * over when read, as CloudEvents asks; all of ours must be there, {@code traceparent} excepted.
 * Another {@code specversion} or {@code datacontenttype} throws IllegalArgumentException.
 *
 * @param specversion always 1.0
 * @param id unique within the source; readers drop the second message of one id
 * @param source such as {@code /game-service}
 * @param type such as {@code combat.requested}
 * @param subject the match
 * @param time when it was written
 * @param datacontenttype always application/json
 * @param dataschema where the schema of the data stands
 * @param traceparent W3C trace context; empty if there is none
 * @param data the message itself
 */
public record Envelope(
    String specversion,
    String id,
    String source,
    String type,
    String subject,
    Instant time,
    String datacontenttype,
    String dataschema,
    String traceparent,
    JsonNode data) {
  private static final String VERSION = "1.0";
  private static final String JSON = "application/json";
  private static final List<String> TEXTS =
      List.of("specversion", "id", "source", "type", "subject", "datacontenttype", "dataschema");

  public Envelope {
    if (!specversion.equals(VERSION)) {
      throw new IllegalArgumentException("this is CloudEvents " + VERSION + ", not " + specversion);
    }
    if (!datacontenttype.equals(JSON)) {
      throw new IllegalArgumentException("data is " + JSON + ", not " + datacontenttype);
    }
  }

  /**
   * An envelope of version 1.0 around JSON data.
   *
   * @param traceparent W3C trace context; empty if there is none
   */
  public static Envelope of(
      String id,
      String source,
      String type,
      String subject,
      Instant time,
      String dataschema,
      String traceparent,
      JsonNode data) {
    return new Envelope(
        VERSION, id, source, type, subject, time, JSON, dataschema, traceparent, data);
  }

  /** The message as JSON in UTF-8; {@code traceparent} is left out if it is empty. */
  public byte[] bytes() {
    ObjectNode json = (ObjectNode) Codec.plain().tree(this);
    if (traceparent.isEmpty()) {
      // CloudEvents allows no empty attributes.
      json.remove("traceparent");
    }
    return Codec.plain().bytes(json);
  }

  /**
   * The message that these bytes of UTF-8 hold; throws WireException for malformed JSON, and for a
   * missing or wrong attribute.
   */
  public static Envelope read(byte[] bytes) {
    JsonNode json = Codec.plain().parse(bytes);
    if (!json.isObject()) {
      throw JsonLocation.ROOT.wrong("expected an object, not " + Json.kind(json));
    }
    ObjectNode known = JsonNodeFactory.instance.objectNode();
    for (String name : TEXTS) {
      copy(json, known, name);
    }
    copy(json, known, "time");
    copy(json, known, "data");
    known.put("traceparent", json.path("traceparent").asText(""));
    return Codec.plain().read(known, Envelope.class);
  }

  private static void copy(JsonNode from, ObjectNode to, String name) {
    if (from.has(name)) {
      to.set(name, from.get(name));
    }
  }
}
