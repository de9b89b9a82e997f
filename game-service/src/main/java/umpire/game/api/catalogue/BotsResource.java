package umpire.game.api.catalogue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.http.QueryParameters;
import umpire.game.api.http.Scopes;
import umpire.game.api.shape.catalogue.BotsShape;
import umpire.game.events.BotAnnouncements;
import umpire.game.store.BotRow;
import umpire.game.store.Bots;
import umpire.game.store.KnownBot;

/** The directory of bots that may be invited: accounts that play over the same HTTP as people. */
@Path("/v1/bots")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "bots", description = "Bots that may be invited to a seat.")
public class BotsResource {
  private static final Pattern ID = Pattern.compile("[\\P{C}&&\\S]{1,64}");
  private static final Set<String> CLOCKS =
      Set.of(BotRow.UNTIMED, "fischer", "per-decision", "correspondence");
  private static final int MOST_IDS = 100;
  private static final int MOST_MATCHES = 10_000;
  private static final int LARGEST_PAGE = 100;

  private final Caller caller;
  private final Bots bots;
  private final BotAnnouncements announcements;

  BotsResource(Caller caller, Bots bots, BotAnnouncements announcements) {
    this.caller = caller;
    this.bots = bots;
    this.announcements = announcements;
  }

  /** Those that announced themselves within the last 30 days. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listBots",
      summary = "Bots that may be invited",
      description =
          "Those that announced themselves within the last 30 days, by account: what they play and how they are; with `online` those alone that are there now.")
  @Parameter(
      name = "online",
      in = ParameterIn.QUERY,
      allowEmptyValue = true,
      schema = @Schema(type = SchemaType.BOOLEAN))
  @APIResponse(
      responseCode = "200",
      description = "A page of bots.",
      content = @Content(schema = @Schema(implementation = BotsShape.class)))
  @APIResponse(responseCode = "400", description = "A parameter is none.")
  public Uni<BotsShape> list(
      @Context UriInfo uri,
      @QueryParam("cursor") @DefaultValue("") String cursor,
      @QueryParam("limit") @DefaultValue("50") String limit) {
    int most = QueryParameters.within("limit", limit, 1, LARGEST_PAGE);
    return bots.page(
            QueryParameters.text("cursor", cursor), QueryParameters.flag("online", uri), most + 1)
        .map(rows -> page(rows, most));
  }

  private static BotsShape page(List<KnownBot> rows, int most) {
    boolean more = rows.size() > most;
    List<KnownBot> fitting = more ? rows.subList(0, most) : rows;
    @Nullable String next = more ? fitting.getLast().bot().account() : null;
    return new BotsShape(fitting.stream().map(BotsResource::shape).toList(), next);
  }

  private static BotsShape.BotShape shape(KnownBot known) {
    BotRow row = known.bot();
    return new BotsShape.BotShape(
        row.name(),
        row.account(),
        Bots.isBot(row.account()),
        row.games(),
        row.scenarios(),
        row.seats(),
        row.clocks(),
        row.concurrency(),
        known.playing(),
        row.perOpponent() == 0 ? null : row.perOpponent(),
        known.online(),
        known.announcedAt());
  }

  /** A bot says what it plays; it does so again before 30 s are over. */
  @RolesAllowed(Scopes.PLAY)
  @Counted(Quota.READ)
  @PUT
  @Path("/{name}")
  @Operation(
      operationId = "announceBot",
      summary = "Announce a bot",
      description =
          "By itself alone: a house bot under its name without `bot:`, a bot of somebody's under its account's name. Holds for 30 s. Who invites it to what it does not play is refused, 422 `bot-cannot`.")
  @APIResponse(
      responseCode = "200",
      description = "How long it holds.",
      content = @Content(schema = @Schema(implementation = BotsShape.AnnouncedShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read; `pointer` says where.")
  @APIResponse(responseCode = "401", description = "Nobody is signed in.")
  @APIResponse(responseCode = "403", description = "The caller is not that bot.")
  public Uni<ObjectNode> announce(@PathParam("name") String name, BotAnnouncement announcement) {
    Account account = caller.signedIn();
    if (!isTheBot(account, name)) {
      throw Problem.forbidden("A bot says itself what it plays.").asException();
    }
    BotRow bot =
        new BotRow(
            account.id(),
            name,
            ids("/games", announcement.games()),
            ids("/scenarios", Objects.requireNonNullElse(announcement.scenarios(), List.of())),
            ids("/seats", Objects.requireNonNullElse(announcement.seats(), List.of())),
            clocks(Objects.requireNonNullElse(announcement.clocks(), List.of())),
            matches("/concurrency", announcement.concurrency()),
            announcement.matchesPerOpponent() == null
                ? 0
                : matches("/matchesPerOpponent", announcement.matchesPerOpponent()));
    return bots.announce(bot)
        .invoke(() -> announcements.publish(bot))
        .replaceWith(() -> JsonNodeFactory.instance.objectNode().put("seconds", Bots.HOLDS));
  }

  /** A house bot, or one for which somebody else answers. */
  private boolean isTheBot(Account account, String name) {
    boolean owned = !caller.permit().owner().equals(account.id());
    return account.id().equals(Bots.account(name)) || (owned && account.name().equals(name));
  }

  private static int matches(String pointer, int matches) {
    if (matches < 1 || matches > MOST_MATCHES) {
      throw Problem.malformed(pointer, "1 to " + MOST_MATCHES).asException();
    }
    return matches;
  }

  private static List<String> clocks(List<String> clocks) {
    if (!CLOCKS.containsAll(clocks)) {
      throw Problem.malformed("/clocks", "of " + CLOCKS.stream().sorted().toList()).asException();
    }
    return ids("/clocks", clocks);
  }

  private static List<String> ids(String pointer, List<String> ids) {
    if (ids.size() > MOST_IDS || !ids.stream().allMatch(id -> ID.matcher(id).matches())) {
      throw Problem.malformed(pointer, "up to " + MOST_IDS + " ids").asException();
    }
    return ids;
  }
}
