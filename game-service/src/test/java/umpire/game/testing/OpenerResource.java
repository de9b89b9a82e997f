package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.opening.SeatAssignment;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.SaltInput;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Spectators;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.dice.ScriptedChance;

/** Opens a match at any position, under an overlay of the pack, with dictated dice. */
@Path("/test/matches")
public class OpenerResource {
  private final MatchRegistry matchRegistry;
  private final SeatAssignment seatAssignment;
  private final Editions editions;
  private final Scripts scripts;
  private final Adjudicator adjudicator;

  OpenerResource(
      MatchRegistry matchRegistry,
      SeatAssignment seatAssignment,
      Editions editions,
      Scripts scripts,
      Adjudicator adjudicator) {
    this.matchRegistry = matchRegistry;
    this.seatAssignment = seatAssignment;
    this.editions = editions;
    this.scripts = scripts;
    this.adjudicator = adjudicator;
  }

  /**
   * What is opened.
   *
   * @param scenario where it begins
   * @param position where it begins instead
   * @param overlay files of the pack that are replaced, by path
   * @param dice every die of the match in the order thrown
   * @param key of the one stream from which all dice come instead
   * @param seats by seat the account; at a position these are all that play
   */
  @Schema(hidden = true)
  public record Opening(
      String game,
      @Nullable String scenario,
      @Nullable JsonNode position,
      Map<String, JsonNode> overlay,
      List<Integer> dice,
      @Nullable String key,
      Map<String, String> seats) {
    Chance chance() {
      return key == null ? new ScriptedChance(dice) : new DrawKey(key).chance();
    }
  }

  /** Opens it; answers {id, checksum}. */
  @POST
  @Operation(hidden = true)
  public Uni<ObjectNode> open(Opening opening) {
    Uni<Edition<?, ?, ?, ?>> edition =
        opening.overlay().isEmpty()
            ? Uni.createFrom().item(editions.current(opening.game()).orElseThrow())
            : editions.lay(
                opening.game(), opening.game() + "@case-" + UUID.randomUUID(), opening.overlay());
    return edition.flatMap(found -> open(opening, found));
  }

  private Uni<ObjectNode> open(Opening opening, Edition<?, ?, ?, ?> edition) {
    adjudicator.add(edition.pack());
    Uni<MatchRow> opened =
        opened(opening, edition).invoke(row -> scripts.put(row.id(), opening.chance()));
    for (Map.Entry<String, String> seat : opening.seats().entrySet()) {
      opened =
          opened.flatMap(
              row -> seatAssignment.take(row.id(), seat.getKey(), seat.getValue(), SaltInput.NONE));
    }
    return opened.map(
        row ->
            JsonNodeFactory.instance
                .objectNode()
                .put("id", row.id().toString())
                .put("checksum", row.checksum()));
  }

  private Uni<MatchRow> opened(Opening opening, Edition<?, ?, ?, ?> edition) {
    if (opening.scenario() != null) {
      return matchRegistry.open(
          "the-test",
          new MatchRegistry.Opening(
              opening.game(),
              "",
              opening.scenario(),
              Map.of(),
              Map.of(),
              true,
              Spectators.ALLOWED,
              Optional.empty(),
              MatchTerms.NONE));
    }
    List<SeatRow> open = opening.seats().keySet().stream().map(SeatRow::open).toList();
    return matchRegistry.openAt(edition, "the-test", "" + opening.position(), open);
  }
}
