package umpire.game.api;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.StrictJson;
import umpire.chassis.quota.QuotaCall;
import umpire.chassis.quota.QuotaView;
import umpire.game.api.history.HistoryResource;
import umpire.game.api.match.MatchesResource;
import umpire.game.api.play.CommandsBody;
import umpire.game.api.play.PreferHeader;
import umpire.game.api.play.StandingOrdersResource;
import umpire.game.api.shape.catalogue.LimitsShape;
import umpire.game.api.shape.catalogue.LimitsShape.LimitShape;
import umpire.game.referee.act.Parleys;
import umpire.game.store.Bots;
import umpire.game.streams.Streams;

/** What is the most of anything, in the whole installation: all services read it from one place. */
@Path("/v1/limits")
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@Tag(name = "limits", description = "What is the most of anything.")
public class LimitsResource {
  /** A heartbeat comes after a third of it. */
  private static final int SILENCE = 30;

  private final List<LimitShape> limits;
  private final List<LimitShape> rates;
  private final QuotaCall quotaCall;
  private final RemoteQuotas elsewhere;

  LimitsResource(
      QuotaCall quotaCall,
      RemoteQuotas elsewhere,
      @ConfigProperty(name = "umpire.http.ordinary-body") MemorySize body,
      @ConfigProperty(name = "umpire.http.large-body") MemorySize large,
      @ConfigProperty(name = "quarkus.websockets-next.server.max-message-size") int frame,
      @ConfigProperty(name = "umpire.callers.body") MemorySize brief,
      @ConfigProperty(name = "umpire.callers.units") int units,
      @ConfigProperty(name = "umpire.callers.cpu") Duration cpu,
      @ConfigProperty(name = "umpire.callers.at-once") int atOnce,
      @ConfigProperty(name = "umpire.lobby.open-seeks") int seeks,
      @ConfigProperty(name = "umpire.lobby.personal-tokens") int tokens,
      @ConfigProperty(name = "umpire.lobby.owned-accounts") int owned,
      @ConfigProperty(name = "umpire.lobby.webhooks") int webhooks,
      @ConfigProperty(name = "umpire.lobby.open-tournaments") int tournaments,
      @ConfigProperty(name = "umpire.lobby.bulk-matches") int bulk,
      @ConfigProperty(name = "umpire.lobby.unfinished-bulk-matches") int unfinished,
      @ConfigProperty(name = "umpire.lobby.failures-allowed") int failures,
      @ConfigProperty(name = "umpire.lobby.failures-window") Duration window) {
    this.quotaCall = quotaCall;
    this.elsewhere = elsewhere;
    this.limits =
        Stream.of(
                ofMatches(body, large),
                ofStreams(frame),
                ofBriefs(brief, units, cpu, atOnce),
                ofAccounts(seeks, tokens, owned, webhooks),
                ofHosts(tournaments, bulk, unfinished))
            .flatMap(List::stream)
            .toList();
    this.rates = rates(failures, window);
  }

  private static List<LimitShape> ofMatches(MemorySize body, MemorySize large) {
    return List.of(
        limit("body", (int) body.asLongValue(), "bytes", "a request's body; 413"),
        limit("import", (int) large.asLongValue(), "bytes", "of a match, or a pack; 413"),
        limit("depth", StrictJson.DEPTH, "levels", "of a JSON body; 400"),
        limit("commands", CommandsBody.MOST_COMMANDS, "commands", "of one request; 400"),
        limit("standing-orders", StandingOrdersResource.MOST, "answers", "of a seat; 400"),
        limit("pause", (int) Parleys.LONGEST_PAUSE.toDays(), "days", "of a pause; 400"),
        limit("wait", PreferHeader.LONGEST, "seconds", "of Prefer: wait; more is taken for it"),
        limit("events", HistoryResource.PAGE, "events", "of a page"),
        limit("matches", MatchesResource.LARGEST_PAGE, "matches", "of a page; 400"),
        limit("bot", Bots.HOLDS, "seconds", "that a bot's announcement holds"));
  }

  private static List<LimitShape> ofStreams(int frame) {
    return List.of(
        limit("stream-matches", Streams.MOST_MATCHES, "matches", "of one stream of all"),
        limit("socket-frame", frame, "bytes", "of commands by a socket; it is closed"),
        limit(
            "socket-commands",
            CommandsBody.MOST_UNANSWERED,
            "commands",
            "of one socket without an answer; it is closed"),
        limit("stream-silence", SILENCE, "seconds", "without a word: open it again"));
  }

  private static List<LimitShape> ofBriefs(MemorySize brief, int units, Duration cpu, int atOnce) {
    return List.of(
        limit("brief", (int) brief.asLongValue(), "bytes", "of /v1/combat, /v1/supply; 413"),
        limit("brief-units", units, "units", "of a brief's side; 422"),
        limit("brief-cpu", (int) cpu.toMillis(), "milliseconds", "of CPU a brief; 422"),
        limit("briefs-at-once", atOnce, "briefs", "of all callers, by service; 503"));
  }

  private static List<LimitShape> ofAccounts(int seeks, int tokens, int owned, int webhooks) {
    return List.of(
        limit("open-seeks", seeks, "seeks", "of an account, and as many challenges; 409"),
        limit("personal-tokens", tokens, "tokens", "of an account; 409"),
        limit("owned-accounts", owned, "accounts", "bots and services of a person; 409"),
        limit("webhooks", webhooks, "webhooks", "of an account; 409"));
  }

  private static List<LimitShape> ofHosts(int tournaments, int bulk, int unfinished) {
    return List.of(
        limit("open-tournaments", tournaments, "tournaments", "of a host, not over; 409"),
        limit("bulk-matches", bulk, "matches", "opened by one request; 400"),
        limit(
            "unfinished-bulk-matches", unfinished, "matches", "in bulk of a host, not over; 409"));
  }

  private static List<LimitShape> rates(int failures, Duration window) {
    return List.of(
        limit(
            "failed-sign-ins",
            failures,
            "failures in " + window.toSeconds() + " s",
            "of a name from an address, then a wait that grows; 429"));
  }

  private static LimitShape limit(String name, int most, String unit, String about) {
    return new LimitShape(name, most, unit, about);
  }

  /** What is bounded for everybody, and how the caller stands with every quota. */
  @PermitAll
  @GET
  @Operation(
      operationId = "readLimits",
      summary = "Limits and quotas",
      description =
          "Of all services: bounds that hold for everybody, and every quota of the caller's token, or of its address, with what is left.")
  @APIResponse(
      responseCode = "200",
      description = "The limits.",
      content = @Content(schema = @Schema(implementation = LimitsShape.class)))
  public Uni<LimitsShape> limits(@Context HttpHeaders headers, @Context RoutingContext routing) {
    List<QuotaView> own = quotaCall.standings().quotas();
    return elsewhere
        .ask(headers.getHeaderString(HttpHeaders.AUTHORIZATION), routing.request())
        .map(
            answers -> {
              List<QuotaView> quotas = new ArrayList<>(own);
              quotas.addAll(answers.quotas());
              return new LimitsShape(limits, rates, quotas, answers.unavailable());
            });
  }
}
