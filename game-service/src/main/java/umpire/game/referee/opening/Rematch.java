package umpire.game.referee.opening;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.clock.Clocks;
import umpire.game.referee.state.ClocksAndProposalsJson;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.Rematches;
import umpire.game.store.match.SeatRow;

/**
 * The same scenario once more, each account in the seat after its own: two change sides, three go
 * round. The seats are kept for the accounts, and each takes its own, with a salt if it likes.
 */
@Singleton
public class Rematch {
  private final MatchRegistry matchRegistry;
  private final Rematches rematches;
  private final Clock clock = Clock.systemUTC();

  Rematch(MatchRegistry matchRegistry, Rematches rematches) {
    this.matchRegistry = matchRegistry;
    this.rematches = rematches;
  }

  /**
   * The match that follows; the first who asks opens it, all others get the same. 403 for whoever
   * had no seat, 409 before the end and for matches that were not played here from a scenario.
   */
  public Uni<MatchRow> of(UUID match, String account) {
    return matchRegistry
        .find(match)
        .invoke(row -> requireOver(row, account))
        .flatMap(
            row ->
                rematches
                    .claim(match, TimeOrderedIds.fresh(clock))
                    .flatMap(next -> opened(row, account, next)));
  }

  private static void requireOver(MatchRow row, String account) {
    if (row.seatOf(account).isEmpty()) {
      throw Refusals.noSeat(row, account).asException();
    }
    if (!row.status().equals(MatchRow.OVER)) {
      throw Problem.conflict("not-over", "Not over yet", "The match is " + row.status() + ".")
          .asException();
    }
    if (!row.importedFrom().isEmpty() || !row.origin().isEmpty()) {
      throw Problem.conflict(
              "no-scenario", "No scenario to play again", "It did not begin with a scenario here.")
          .asException();
    }
  }

  private Uni<MatchRow> opened(MatchRow row, String account, UUID next) {
    return matchRegistry
        .look(next)
        .flatMap(
            there ->
                there
                    .map(found -> Uni.createFrom().item(found))
                    .orElseGet(() -> openOrFind(row, account, next)));
  }

  /** Whoever comes second of two who ask at once finds what the first has opened meanwhile. */
  private Uni<MatchRow> openOrFind(MatchRow row, String account, UUID next) {
    return open(row, account, next)
        .onFailure(failure -> !(failure instanceof ProblemException))
        .recoverWithUni(
            failure ->
                matchRegistry
                    .look(next)
                    .flatMap(
                        there ->
                            there
                                .map(found -> Uni.createFrom().item(found))
                                .orElseGet(() -> Uni.createFrom().failure(failure))));
  }

  private Uni<MatchRow> open(MatchRow row, String account, UUID next) {
    MatchRegistry.Opening opening =
        new MatchRegistry.Opening(
            row.game(),
            row.edition(),
            row.scenario(),
            options(row),
            Map.of(),
            row.isPublic(),
            row.spectators(),
            ClocksAndProposalsJson.of(row).clocks().map(Clocks::terms),
            MatchTerms.casual(row.terms().policies()));
    return matchRegistry.open(
        next, account, opening, _ -> Uni.createFrom().item(changed(row.seats())));
  }

  private static Map<String, String> options(MatchRow row) {
    Map<String, String> options = new HashMap<>();
    for (Map.Entry<String, JsonNode> option : StoredJson.tree(row.options()).properties()) {
      options.put(option.getKey(), option.getValue().asText());
    }
    return options;
  }

  /** In the same order, each kept for the account of the seat before it. */
  private static List<SeatRow> changed(List<SeatRow> seats) {
    List<SeatRow> changed = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      String account = seats.get(Math.floorMod(i - 1, seats.size())).account();
      changed.add(SeatRow.kept(seats.get(i).seat(), account));
    }
    return changed;
  }
}
