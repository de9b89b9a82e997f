package umpire.game.referee.replay;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import umpire.chassis.http.BodyParser;
import umpire.chassis.http.JsonReadFailure;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;

/**
 * An export read once through, one event at a time: all of it but its events, and what must be
 * known of those beforehand.
 *
 * @param head everything but the events
 * @param events how many there are; -1 where there is no list of them
 * @param wanted revisions to which an undo goes back
 */
record ExportScan(JsonNode head, int events, Set<Integer> wanted) {
  static final String EVENTS = "events";

  ExportScan {
    wanted = Set.copyOf(wanted);
  }

  /** Throws a problem where this is no JSON. */
  static ExportScan of(UploadedBody uploadedBody, ObjectReader json) {
    try (JsonParser raw = json.getFactory().createParser(uploadedBody.open())) {
      return new Scanning(raw, json, uploadedBody.share()).all();
    } catch (JsonProcessingException unreadable) {
      throw JsonReadFailure.refused(unreadable);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Scanning {
    private final JsonParser raw;
    private final ObjectReader json;
    private final MemoryBudget.Share share;
    private final ObjectNode head = JsonNodeFactory.instance.objectNode();
    private final Set<Integer> wanted = new HashSet<>();
    private int events = -1;

    Scanning(JsonParser raw, ObjectReader json, MemoryBudget.Share share) {
      this.raw = raw;
      this.json = json;
      this.share = share;
    }

    ExportScan all() throws IOException {
      BodyParser parser = new BodyParser(raw, share);
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw Problem.malformed("", "a JSON object is needed").asException();
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        if (parser.nextToken() == JsonToken.START_ARRAY && name.equals(EVENTS)) {
          events();
        } else {
          head.set(name, json.<JsonNode>readTree(parser));
        }
      }
      if (parser.nextToken() != null) {
        throw Problem.malformed("", "there is text after the end of the value").asException();
      }
      return new ExportScan(head, events, wanted);
    }

    private void events() throws IOException {
      events = 0;
      while (raw.nextToken() != JsonToken.END_ARRAY) {
        BodyParser parser = new BodyParser(raw, share);
        JsonNode event = json.readTree(parser);
        if (event.path("cause").asText().equals("undone")
            && wanted.add(event.path("event").path("to").asInt())) {
          share.add(ExportedEvents.WANTED);
        }
        share.giveBack(parser.taken());
        events++;
      }
    }
  }
}
