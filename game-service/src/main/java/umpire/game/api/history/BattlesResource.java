package umpire.game.api.history;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.history.BattleShape;
import umpire.game.referee.reading.Battles;

/** The battles of a match: reports, rounds and keys, as the caller may know them. */
@Path("/v1/matches/{id}/battles")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(responseCode = "403", description = "The token lacks the scope.")
public class BattlesResource {
  private final Caller caller;
  private final Battles battles;

  BattlesResource(Caller caller, Battles battles) {
    this.caller = caller;
    this.battles = battles;
  }

  /** Every battle so far. */
  @PermitAll
  @GET
  @Operation(
      operationId = "readBattles",
      summary = "The battles so far",
      description = "As far as the caller may know them, each round with its report.")
  @APIResponse(
      responseCode = "200",
      description = "In the order fought.",
      content = @Content(schema = @Schema(implementation = BattleShape.AllShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Uni<ObjectNode> all(@PathParam("id") String id) {
    return battles.of(MatchId.of(id), ReaderAccess.of(caller)).map(BattlesResource::all);
  }

  /** One of them. */
  @PermitAll
  @GET
  @Path("/{n}")
  @Operation(
      operationId = "readBattle",
      summary = "One battle",
      description = "As far as the caller may know it.")
  @APIResponse(
      responseCode = "200",
      description = "The battle.",
      content = @Content(schema = @Schema(implementation = BattleShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match or battle.")
  public Uni<ObjectNode> one(@PathParam("id") String id, @PathParam("n") String n) {
    return battles
        .of(MatchId.of(id), ReaderAccess.of(caller))
        .map(
            all -> {
              if (!n.matches("[1-9][0-9]{0,8}") || Integer.parseInt(n) > all.size()) {
                throw Problem.notFound().asException();
              }
              return battle(Integer.parseInt(n), all.get(Integer.parseInt(n) - 1));
            });
  }

  private static ObjectNode all(List<List<Battles.Round>> battles) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode all = json.putArray("battles");
    for (int i = 0; i < battles.size(); i++) {
      all.add(battle(i + 1, battles.get(i)));
    }
    return json;
  }

  private static ObjectNode battle(int number, List<Battles.Round> rounds) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("number", number);
    ArrayNode all = json.putArray("rounds");
    rounds.forEach(round -> all.add(round(round)));
    return json;
  }

  private static ObjectNode round(Battles.Round round) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("draw", round.draw().number()).put("rule", round.draw().rule());
    round
        .key()
        .forEach(
            key -> {
              round.draw().sides().forEach(json.withArray("sides")::add);
              round.draw().values().forEach(json.withArray("values")::add);
              json.put("key", key.hex());
            });
    return json.set("events", MatchJson.events(round.events()));
  }
}
