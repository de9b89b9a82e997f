package umpire.game.api.stream;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.game.api.http.Scopes;
import umpire.game.api.shape.stream.StreamFrameShape;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.streams.StreamClient;
import umpire.game.streams.StreamEnd;
import umpire.game.streams.StreamSession;
import umpire.game.streams.Streams;

/**
 * What happens in all matches of an account, as it happens. Whoever asks for a socket gets {@link
 * AccountSocket}; the contract of it stands here.
 */
@Path("/v1")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "streams", description = "What happens, as it happens.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(responseCode = "403", description = "The token lacks the scope.")
public class AccountStreamResource {
  private final Caller caller;
  private final Streams streams;
  private final EventWriter writer;

  AccountStreamResource(Caller caller, Streams streams, EventWriter writer) {
    this.caller = caller;
    this.streams = streams;
    this.writer = writer;
  }

  /** All matches of the caller. */
  @RolesAllowed(Scopes.READ)
  @GET
  @Path("/stream")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Operation(
      operationId = "streamAll",
      summary = "What happens in all my matches, as it happens",
      description =
          "One stream for all matches in which the caller sits or to which they are invited and that are not over, the newest 256. The messages are those of a match's stream, with `match` in their `data`. First `opened` (the matches; `more` if there are others). A match that comes later begins with its `snapshot`; one that is over leaves after its last event: `left`. `id` is a token of all numbers: with the last one as Last-Event-ID or `after`, each match goes on right behind what was told of it, also one that has ended since.")
  @APIResponse(
      responseCode = "200",
      description = "The stream.",
      content = @Content(schema = @Schema(implementation = String.class)))
  @APIResponse(
      responseCode = "400",
      description = "What it shall go on behind is no id of such a stream.")
  public Multi<OutboundSseEvent> stream(
      @Parameter(description = "The `id` of the last message that the caller has.")
          @HeaderParam("Last-Event-ID")
          @Nullable String lastEventId,
      @Parameter(description = "The same, where no header can be sent; Last-Event-ID goes before.")
          @QueryParam("after")
          @Nullable String after,
      @Context HttpServerRequest request) {
    StreamSession stream =
        streams.ofAll(
            StreamClient.of(MatchReaderAccess.of(caller.withScope(Scopes.READ).id())),
            StreamCursors.ofAll(lastEventId, after),
            caller.end().map(StreamEnd::ofPermit));
    return writer.of(stream, StreamFrame::ofAll, request);
  }

  /** The answer to whoever asks for no socket. */
  @RolesAllowed(Scopes.READ)
  @GET
  @Path("/socket")
  @Operation(
      operationId = "socketAll",
      summary = "What happens in all my matches, as it happens, by a WebSocket",
      description =
          "What `/v1/stream` tells, each message a text frame, as on a match's socket. Commands name their `match`.")
  @APIResponse(
      responseCode = "101",
      description = "A WebSocket, of whose text frames each is one of these.",
      content = @Content(schema = @Schema(implementation = StreamFrameShape.class)))
  @APIResponse(responseCode = "400", description = "`after` is no id of such a stream.")
  @APIResponse(responseCode = "426", description = "No WebSocket was asked for.")
  public ObjectNode socket(
      @Parameter(description = "The `id` of the last frame that the caller has.")
          @QueryParam("after")
          @Nullable String after,
      @Parameter(description = MatchStreamResource.DECISIONS) @QueryParam("decisions")
          @Nullable Boolean decisions) {
    StreamCursors.ofAll(null, after);
    throw SocketUpgradeCheck.noUpgrade();
  }
}
