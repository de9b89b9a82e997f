package umpire.game.store.transaction;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.chassis.kafka.Payload;
import umpire.kernel.play.Barrier;

/**
 * What an entry holds, as JSON. Bodies are copied as they are, never parsed and written anew: what
 * a viewer is shown has the same bytes for ever.
 */
final class JournalJson {
  private static final JsonFactory JSON = new JsonFactory();
  private static final String SEQ = "{\"seq\":";

  private JournalJson() {}

  /** The events of one entry. */
  static Payload events(List<EventRow> events) {
    StringBuilder json = new StringBuilder("[");
    for (EventRow event : events) {
      json.append(json.length() == 1 ? "" : ",").append("{\"number\":").append(event.number());
      json.append(",\"cause\":\"").append(event.cause().word());
      json.append("\",\"draw\":").append(event.draw());
      json.append(",\"barrier\":\"").append(event.barrier().name());
      json.append("\",\"body\":").append(event.body());
      if (!event.input().isEmpty()) {
        json.append(",\"input\":").append(event.input());
      }
      json.append('}');
    }
    return payload(json.append(']'));
  }

  /** The events of the entry of that revision. */
  static List<EventRow> events(int revision, byte[] json) {
    try (JsonParser parser = JSON.createParser(json)) {
      List<EventRow> events = new ArrayList<>();
      parser.nextToken();
      while (parser.nextToken() == JsonToken.START_OBJECT) {
        events.add(event(revision, json, parser));
      }
      return events;
    } catch (IOException damaged) {
      throw new UncheckedIOException("the events of revision " + revision, damaged);
    }
  }

  private static EventRow event(int revision, byte[] json, JsonParser parser) throws IOException {
    int number = 0;
    EventCause cause = EventCause.STARTED;
    int draw = 0;
    Barrier barrier = Barrier.NONE;
    String body = "";
    String input = "";
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "number" -> number = parser.getIntValue();
        case "cause" -> cause = EventCause.of(parser.getText());
        case "draw" -> draw = parser.getIntValue();
        case "barrier" -> barrier = Barrier.valueOf(parser.getText());
        case "body" -> body = raw(json, parser);
        case "input" -> input = raw(json, parser);
        default -> throw new IOException("an event has no " + name);
      }
    }
    return new EventRow(number, revision, cause, body, draw, input, barrier);
  }

  /** What was shown in one entry, as a message has it: each viewer's, the public's by itself. */
  static Payload message(List<ShownRow> shown) {
    Map<String, StringBuilder> seats = new LinkedHashMap<>();
    for (ShownRow row : shown) {
      StringBuilder all = seats.computeIfAbsent(row.viewer(), _ -> new StringBuilder());
      all.append(all.isEmpty() ? "" : ",").append(row.json());
    }
    StringBuilder json = new StringBuilder("{\"data\":{\"public\":{\"events\":[");
    StringBuilder everybody = seats.remove(ShownRow.PUBLIC);
    json.append(everybody == null ? "" : everybody).append("]},\"seats\":{");
    String between = "";
    for (Map.Entry<String, StringBuilder> seat : seats.entrySet()) {
      json.append(between).append('"').append(seat.getKey());
      json.append("\":{\"events\":[").append(seat.getValue()).append("]}");
      between = ",";
    }
    return payload(json.append("}}}"));
  }

  /** What a viewer was shown in the entry of that revision. */
  static List<ShownRow> shown(int revision, String viewer, byte[] message) {
    try (JsonParser parser = JSON.createParser(message)) {
      parser.nextToken();
      boolean everybody = viewer.equals(ShownRow.PUBLIC);
      boolean there =
          enter(parser, "data")
              && (everybody
                  ? enter(parser, ShownRow.PUBLIC)
                  : enter(parser, "seats") && enter(parser, viewer))
              && enter(parser, "events");
      List<ShownRow> shown = new ArrayList<>();
      while (there && parser.nextToken() == JsonToken.START_OBJECT) {
        shown.add(row(revision, viewer, raw(message, parser)));
      }
      return shown;
    } catch (IOException damaged) {
      throw new UncheckedIOException("what was shown in revision " + revision, damaged);
    }
  }

  /** Goes from an object to the value of one of its members; false if it has none of that name. */
  private static boolean enter(JsonParser parser, String member) throws IOException {
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      boolean found = parser.currentName().equals(member);
      parser.nextToken();
      if (found) {
        return true;
      }
      parser.skipChildren();
    }
    return false;
  }

  /** The number stands first: {@link ShownRow#json} puts it there. */
  private static ShownRow row(int revision, String viewer, String json) {
    int end = json.indexOf(',');
    int seq = Integer.parseInt(json, SEQ.length(), end, 10);
    return new ShownRow(viewer, seq, revision, "{" + json.substring(end + 1));
  }

  /** The object that begins here, as it stands in the bytes; nothing for null. */
  private static String raw(byte[] json, JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NULL) {
      return "";
    }
    int from = (int) parser.currentTokenLocation().getByteOffset();
    parser.skipChildren();
    int to = (int) parser.currentLocation().getByteOffset();
    return new String(json, from, to - from, StandardCharsets.UTF_8);
  }

  private static Payload payload(StringBuilder json) {
    return Payload.of(json.toString().getBytes(StandardCharsets.UTF_8));
  }
}
