package umpire.game.api.stream;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.shape.stream.PresenceShape;
import umpire.game.api.shape.stream.StreamFrameShape;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.SeatRow;
import umpire.game.streams.PresenceTracker;
import umpire.game.streams.StreamClient;
import umpire.game.streams.StreamEnd;
import umpire.game.streams.StreamSession;
import umpire.game.streams.Streams;

/**
 * What happens in one match, as it happens, and who is there. Whoever asks for a socket gets {@link
 * MatchSocket}; the contract of it stands here.
 */
@Path("/v1/matches/{id}")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "streams", description = "What happens, as it happens.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(responseCode = "403", description = "The token lacks the scope.")
public class MatchStreamResource {
  static final String DECISIONS =
      "Whether a frame `decision` is sent with what the caller's seat is asked, each once.";

  private final Caller caller;
  private final MatchReader matchReader;
  private final Streams streams;
  private final PresenceTracker presenceTracker;
  private final EventWriter writer;

  MatchStreamResource(
      Caller caller,
      MatchReader matchReader,
      Streams streams,
      PresenceTracker presenceTracker,
      EventWriter writer) {
    this.caller = caller;
    this.matchReader = matchReader;
    this.streams = streams;
    this.presenceTracker = presenceTracker;
    this.writer = writer;
  }

  /** One match, as its seat or everybody sees it. */
  @PermitAll
  @StreamRequestFilter.OfMatch
  @GET
  @Path("/stream")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Operation(
      operationId = "stream",
      summary = "What happens in a match, as it happens",
      description =
          "Server-sent events, each message a `StreamFrame`: `event` its `type`, `id` its `id`, `data` its `data`. First `snapshot` (the match with its view, who is there, what the caller may answer), or, behind an id that the caller has, `resumed`; then an `event` for each, whose `id` is the viewer's own number: from 1, without gaps, none twice. Without an `id`: `waiting` (whom the match waits for) wherever that has changed, for not every choice is an event; `presence` wherever a seat comes or goes; `heartbeat` after 10 s without anything else. Who has heard nothing for 30 s opens it again. It ends with the token under which it was opened, at the latest after ten minutes, and says why: `closing`. To go on, open it again with the last `id` as Last-Event-ID or `after`.")
  @APIResponse(
      responseCode = "200",
      description = "The stream.",
      content = @Content(schema = @Schema(implementation = String.class)))
  @APIResponse(
      responseCode = "400",
      description = "What it shall go on behind is no number that the caller has reached.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Multi<OutboundSseEvent> stream(
      @PathParam("id") String id,
      @Parameter(description = "The `id` of the last message that the caller has.")
          @HeaderParam("Last-Event-ID")
          @Nullable String lastEventId,
      @Parameter(description = "The same, where no header can be sent; Last-Event-ID goes before.")
          @QueryParam("after")
          @Nullable String after,
      @Context ContainerRequestContext found,
      @Context HttpServerRequest request) {
    VisibleMatch visibleMatch = StreamRequestFilter.found(found);
    StreamSession stream =
        streams.ofMatch(
            visibleMatch,
            StreamClient.of(ReaderAccess.of(caller)),
            StreamCursors.ofMatch(visibleMatch, lastEventId, after),
            caller.end().map(StreamEnd::ofPermit));
    return writer.of(stream, StreamFrame::ofMatch, request);
  }

  /** The answer to whoever asks for no socket. */
  @PermitAll
  @GET
  @Path("/socket")
  @Operation(
      operationId = "socket",
      summary = "What happens in a match, as it happens, by a WebSocket",
      description =
          "What `/v1/matches/{id}/stream` tells, each message a text frame. Each text frame of the client is the body of `POST /v1/matches/{id}/commands`, with `wait` in place of `Prefer`; its answer is a frame `answer`. The client must answer pings. The token comes by Authorization or `?ticket=`. It is closed with the reason of the last frame, `closing`: 1008 for `revoked`, `expired`, `not-yours`, `too-many`, 1012 for `server-stops`, 1013 for `too-slow`, `unavailable`, 1001 for `silent`.")
  @APIResponse(
      responseCode = "101",
      description = "A WebSocket, of whose text frames each is one of these.",
      content = @Content(schema = @Schema(implementation = StreamFrameShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "`after` is no number that the caller has reached.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "426", description = "No WebSocket was asked for.")
  public Uni<ObjectNode> socket(
      @PathParam("id") String id,
      @Parameter(description = "The `id` of the last frame that the caller has.")
          @QueryParam("after")
          @Nullable String after,
      @Parameter(description = DECISIONS) @QueryParam("decisions") @Nullable Boolean decisions) {
    return matchReader
        .see(MatchId.of(id), ReaderAccess.of(caller))
        .invoke(visibleMatch -> StreamCursors.ofMatch(visibleMatch, null, after))
        .flatMap(_ -> Uni.createFrom().failure(SocketUpgradeCheck.noUpgrade()));
  }

  /** Which seats follow the match by a live stream. */
  @PermitAll
  @GET
  @Path("/presence")
  @Operation(
      operationId = "readPresence",
      summary = "Who is there",
      description =
          "Whether the account of each seat follows the match by a stream or socket, its own or that of all its matches. One that was cut off is there for some seconds more: three if its connection ended, fifteen if its server did. Nobody is told of where the caller sees the match late.")
  @APIResponse(
      responseCode = "200",
      description = "Each seat.",
      content = @Content(schema = @Schema(implementation = PresenceShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Uni<ObjectNode> presence(@PathParam("id") String id) {
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(caller);
    return matchReader
        .see(MatchId.of(id), matchReaderAccess)
        .flatMap(
            visibleMatch ->
                matchReaderAccess.seesLate(visibleMatch.row())
                    ? Uni.createFrom().item(presence(List.of(), Set.of()))
                    : presenceTracker
                        .presentSeatsNow(visibleMatch.row())
                        .map(here -> presence(visibleMatch.row().seats(), here)));
  }

  private static ObjectNode presence(List<SeatRow> seats, Set<String> here) {
    Map<String, Boolean> presence = new LinkedHashMap<>();
    seats.forEach(one -> presence.put(one.seat(), here.contains(one.seat())));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    return json.set("presence", StreamFrame.presence(presence));
  }
}
