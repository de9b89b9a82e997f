package umpire.game.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.shape.BotsShape;
import umpire.game.store.BotRow;
import umpire.game.store.Bots;

/** The house bots that may be invited: accounts of ours that play over the same HTTP. */
@Path("/v1/bots")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "bots", description = "House bots that may be invited to a seat.")
public class BotsResource {
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");
  private static final Pattern ID = Pattern.compile("[\\P{C}&&\\S]{1,64}");
  private static final int MOST_IDS = 100;
  private static final int MOST_MATCHES = 10_000;

  private final Caller caller;
  private final Bots bots;

  BotsResource(Caller caller, Bots bots) {
    this.caller = caller;
    this.bots = bots;
  }

  /** Those that announced themselves within the last 30 s. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listBots",
      summary = "House bots that may be invited",
      description = "Those that are running now.")
  @APIResponse(
      responseCode = "200",
      description = "The bots, by name.",
      content = @Content(schema = @Schema(implementation = BotsShape.class)))
  public Uni<BotsShape> list() {
    return bots.announced()
        .map(rows -> new BotsShape(rows.stream().map(BotsResource::shape).toList()));
  }

  private static BotsShape.BotShape shape(BotRow row) {
    return new BotsShape.BotShape(
        row.name(),
        Bots.account(row.name()),
        row.games(),
        row.scenarios(),
        row.seats(),
        row.concurrency());
  }

  /** A bot says what it plays; it does so again before 30 s are over. */
  @RolesAllowed(Scopes.PLAY)
  @Counted(Quota.READ)
  @PUT
  @Path("/{name}")
  @Operation(
      operationId = "announceBot",
      summary = "Announce a house bot",
      description = "By the account `bot:NAME` alone; holds for 30 s.")
  @APIResponse(
      responseCode = "200",
      description = "How long it holds.",
      content = @Content(schema = @Schema(implementation = BotsShape.AnnouncedShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read; `pointer` says where.")
  @APIResponse(responseCode = "401", description = "Nobody is signed in.")
  @APIResponse(responseCode = "403", description = "The caller is not that bot.")
  public Uni<ObjectNode> announce(@PathParam("name") String name, BotAnnouncement said) {
    if (!NAME.matcher(name).matches() || !caller.signedIn().id().equals(Bots.account(name))) {
      throw Problem.forbidden().asException();
    }
    if (said.concurrency() < 1 || said.concurrency() > MOST_MATCHES) {
      throw Problem.malformed("/concurrency", "1 to " + MOST_MATCHES).asException();
    }
    BotRow bot =
        new BotRow(
            name,
            ids("/games", said.games()),
            ids("/scenarios", Objects.requireNonNullElse(said.scenarios(), List.of())),
            ids("/seats", Objects.requireNonNullElse(said.seats(), List.of())),
            said.concurrency());
    return bots.announce(bot)
        .replaceWith(() -> JsonNodeFactory.instance.objectNode().put("seconds", Bots.HOLDS));
  }

  private static List<String> ids(String pointer, List<String> ids) {
    if (ids.size() > MOST_IDS || !ids.stream().allMatch(id -> ID.matcher(id).matches())) {
      throw Problem.malformed(pointer, "up to " + MOST_IDS + " ids").asException();
    }
    return ids;
  }
}
