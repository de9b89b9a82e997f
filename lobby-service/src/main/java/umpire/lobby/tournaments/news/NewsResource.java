package umpire.lobby.tournaments.news;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.store.TournamentRow;

/** What happens in a tournament, as it happens: by a stream, and by webhooks. */
@Path("/v1/tournaments/{id}")
@Tag(name = "tournaments")
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class NewsResource {
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE =
      "The token lacks the scope `tournament:host`, or its account the role `host`";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";

  private final TournamentStreams streams;
  private final TournamentWebhooks webhooks;
  private final Caller caller;

  NewsResource(TournamentStreams streams, TournamentWebhooks webhooks, Caller caller) {
    this.streams = streams;
    this.webhooks = webhooks;
    this.caller = caller;
  }

  /** Webhooks that are told. */
  @Schema(
      name = "TournamentWebhookList",
      requiredProperties = {"webhooks"})
  public record WebhookList(@Schema(description = "Ids.") List<String> webhooks) {
    public WebhookList {
      webhooks = List.copyOf(webhooks);
    }
  }

  /** What happens. */
  @PermitAll
  @StreamRequestFilter.OfTournament
  @GET
  @Path("/stream")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Operation(
      operationId = "streamTournament",
      summary = "What happens in a tournament, as it happens",
      description =
          "Server-sent events: first `opened`, then `tournament.round-opened`, `.result`, `.standings` and `.finished` with the `data` that webhooks are sent under these names, and `heartbeat` in between. `id` is the number of the act; with the last one as Last-Event-ID or `after` it goes on right behind it.")
  @APIResponse(
      responseCode = "200",
      description = "The stream",
      content = @Content(schema = @Schema(implementation = String.class)))
  @APIResponse(
      responseCode = "400",
      description = "What it shall go on behind is no number of an act")
  @APIResponse(responseCode = "404", description = NONE)
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
    TournamentRow row = StreamRequestFilter.found(found);
    Multi<OutboundSseEvent> stream =
        streams.follow(row.id(), cursor(row, lastEventId, after), caller.end());
    // A stream passes by the filter of CallerDependent.
    request
        .response()
        .putHeader(HttpHeaders.CACHE_CONTROL, "private, no-store")
        .putHeader(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION);
    return stream;
  }

  private static long cursor(
      TournamentRow row, @Nullable String lastEventId, @Nullable String after) {
    String header = lastEventId == null ? "" : lastEventId.strip();
    String text = header.isEmpty() ? (after == null ? "" : after.strip()) : header;
    if (text.isEmpty()) {
      return row.version();
    }
    if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) > row.version()) {
      throw Problem.malformed(
              header.isEmpty() ? "/after" : "/Last-Event-ID",
              "0 to " + row.version() + ", the latest act")
          .asException();
    }
    return Long.parseLong(text);
  }

  /** The webhooks that are told. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @GET
  @Path("/webhooks")
  @Operation(
      operationId = "listTournamentWebhooks",
      summary = "The webhooks that are told what happens in a tournament",
      description = "Of its hosts.")
  @APIResponseSchema(
      value = WebhookList.class,
      responseCode = "200",
      responseDescription = "Their ids")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<WebhookList> list(@PathParam("id") String id) {
    return webhooks.all(caller.signedIn(), id).map(WebhookList::new);
  }

  /** A webhook is told. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/webhooks/{webhook}")
  @ResponseStatus(204)
  @Operation(
      operationId = "nameTournamentWebhook",
      summary = "Have a webhook told what happens in a tournament",
      description =
          "One of the caller's own, from now on, whatever `events` of matches it has: rounds, each result, standings, the end. Again, nothing changes.")
  @APIResponse(responseCode = "204", description = "It is told")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE + "; or the caller has no such webhook")
  @APIResponse(
      responseCode = "409",
      description = "`too-many-webhooks`: a tournament tells at most 10")
  public Uni<Void> name(@PathParam("id") String id, @PathParam("webhook") String webhook) {
    return webhooks.add(caller.signedIn(), id, webhook);
  }

  /** A webhook is told no more. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @DELETE
  @Path("/webhooks/{webhook}")
  @ResponseStatus(204)
  @Operation(
      operationId = "dropTournamentWebhook",
      summary = "Have a webhook told no more of a tournament",
      description = "Again, nothing changes.")
  @APIResponse(responseCode = "204", description = "It is not told any more")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Void> drop(@PathParam("id") String id, @PathParam("webhook") String webhook) {
    return webhooks.remove(caller.signedIn(), id, webhook);
  }
}
