package umpire.game.api.stream;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jboss.resteasy.reactive.server.jaxrs.OutboundSseEventImpl;
import umpire.game.api.json.MatchJson;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.streams.StreamContent;
import umpire.game.streams.StreamMessage;

/**
 * A message as it goes out, by either transport.
 *
 * @param type its name
 * @param id by which to go on behind it; empty where it moves no cursor
 * @param data JSON
 */
record StreamFrame(String type, String id, String data) {
  /** A client that was cut off tries again after this time, in milliseconds. */
  private static final long RETRY = 1_000;

  private static final Set<String> FIRST = Set.of("opened", "snapshot", "resumed");
  private static final List<String> OF_THE_SEAT = List.of("decision", "free", "draft");

  /** A message of a stream of one match. */
  static StreamFrame ofMatch(StreamMessage streamMessage) {
    return of(streamMessage, false);
  }

  /** A message of a stream of all matches: what concerns a match names it. */
  static StreamFrame ofAll(StreamMessage streamMessage) {
    return of(streamMessage, true);
  }

  private static StreamFrame of(StreamMessage streamMessage, boolean named) {
    return new StreamFrame(
        type(streamMessage.content()), streamMessage.id(), data(streamMessage, named));
  }

  private static String type(StreamContent streamContent) {
    return switch (streamContent) {
      case StreamContent.Opened _ -> "opened";
      case StreamContent.Snapshot _ -> "snapshot";
      case StreamContent.Resumed _ -> "resumed";
      case StreamContent.Shown _ -> "event";
      case StreamContent.Waiting _ -> "waiting";
      case StreamContent.Decision _ -> "decision";
      case StreamContent.Presence _ -> "presence";
      case StreamContent.Left _ -> "left";
      case StreamContent.Heartbeat _ -> "heartbeat";
      case StreamContent.Closing _ -> "closing";
    };
  }

  private static String data(StreamMessage streamMessage, boolean named) {
    String stream = streamMessage.stream();
    return switch (streamMessage.content()) {
      case StreamContent.Opened opened -> opened(stream, opened).toString();
      case StreamContent.Snapshot(var visibleMatch, var presence) ->
          head(visibleMatch.row().id(), named)
              .setAll(snapshot(stream, visibleMatch, presence))
              .toString();
      case StreamContent.Resumed(var match, var after, var presence) ->
          head(match, named)
              .put("stream", stream)
              .put("seq", after)
              .set("presence", presence(presence))
              .toString();
      // As it is stored.
      case StreamContent.Shown(var match, var row) ->
          named ? "{\"match\":\"" + match + "\"," + row.json().substring(1) : row.json();
      case StreamContent.Waiting(var row) ->
          head(row.id(), named).setAll(MatchJson.waits(row)).toString();
      case StreamContent.Decision(var visibleMatch) ->
          head(visibleMatch.row().id(), named).setAll(visibleMatch.decision()).toString();
      case StreamContent.Presence(var match, var seat, var here) ->
          head(match, named).put("seat", seat).put("here", here).toString();
      case StreamContent.Left(var match, var because) ->
          head(match, named).put("because", because.word()).toString();
      case StreamContent.Heartbeat beat -> heartbeat(beat, named).toString();
      case StreamContent.Closing(var because) ->
          object().put("stream", stream).put("because", because.word()).toString();
    };
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static ObjectNode head(UUID match, boolean named) {
    return named ? object().put("match", match.toString()) : object();
  }

  private static ObjectNode opened(String stream, StreamContent.Opened opened) {
    ObjectNode json = object().put("stream", stream);
    ArrayNode all = json.putArray("matches");
    opened.matches().forEach(match -> all.add(match.toString()));
    return json.put("more", opened.more());
  }

  /** The match with its view, who is there, and what the viewer may answer. */
  private static ObjectNode snapshot(
      String stream, VisibleMatch visibleMatch, Map<String, Boolean> presence) {
    ObjectNode json = MatchJson.header(visibleMatch).put("stream", stream);
    json.set("presence", presence(presence));
    ObjectNode decision = visibleMatch.decision();
    OF_THE_SEAT.forEach(
        member -> {
          if (decision.has(member)) {
            json.set(member, decision.get(member));
          }
        });
    return json;
  }

  /** {seat: whether it is there}, in the scenario's order. */
  static ObjectNode presence(Map<String, Boolean> presence) {
    ObjectNode json = object();
    presence.forEach(json::put);
    return json;
  }

  private static ObjectNode heartbeat(StreamContent.Heartbeat beat, boolean named) {
    ObjectNode json = object();
    if (!named) {
      beat.seqs().values().forEach(seq -> json.put("seq", seq));
      return json;
    }
    ObjectNode each = json.putObject("seqs");
    beat.seqs().forEach((match, seq) -> each.put(match.toString(), seq));
    return json.put("more", beat.more());
  }

  /** As a server-sent event. */
  OutboundSseEvent event() {
    OutboundSseEvent.Builder event = new OutboundSseEventImpl.BuilderImpl().name(type).data(data);
    if (!id.isEmpty()) {
      event.id(id);
    }
    return FIRST.contains(type) ? event.reconnectDelay(RETRY).build() : event.build();
  }

  /** As a text frame of a WebSocket: {type, id, data}. */
  String text() {
    String numbered = id.isEmpty() ? "" : "\"id\":\"" + id + "\",";
    return "{\"type\":\"" + type + "\"," + numbered + "\"data\":" + data + "}";
  }
}
