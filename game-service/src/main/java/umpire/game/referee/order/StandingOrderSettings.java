package umpire.game.referee.order;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.StandingOrders;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;
import umpire.kernel.citation.RuleId;
import umpire.wire.WireException;

/** Sets the standing orders of seats: for a paragraph that asks, a word or a command. */
@Singleton
public class StandingOrderSettings {
  private static final Set<String> WORDS =
      Set.of(StandingOrderExecutor.ASK, StandingOrderExecutor.FALLBACK);

  private final MatchRegistry matchRegistry;
  private final Editions editions;
  private final StandingOrders orders;

  StandingOrderSettings(MatchRegistry matchRegistry, Editions editions, StandingOrders orders) {
    this.matchRegistry = matchRegistry;
    this.editions = editions;
    this.orders = orders;
  }

  /** Those of an account's seat. */
  public Uni<SortedMap<String, JsonNode>> of(UUID match, String account) {
    return matchRegistry.find(match).flatMap(row -> of(row, seat(row, account)));
  }

  private Uni<SortedMap<String, JsonNode>> of(MatchRow row, SeatRow seat) {
    return orders
        .of(row.id(), seat.seat())
        .map(
            stored -> {
              SortedMap<String, JsonNode> all = new TreeMap<>();
              stored.forEach((rule, answer) -> all.put(rule, StoredJson.tree(answer)));
              return all;
            });
  }

  /**
   * Puts others in the place of those of an account's seat; fails with a 400 where one cannot be
   * read, and then changes none.
   */
  public Uni<SortedMap<String, JsonNode>> put(
      UUID match, String account, Map<String, JsonNode> answers) {
    return matchRegistry
        .find(match)
        .flatMap(
            row -> {
              SeatRow seat = seat(row, account);
              if (row.status().equals(MatchRow.OVER)) {
                throw Problem.conflict("over", "The match is over", "Nobody is asked any more.")
                    .asException();
              }
              return editions
                  .pinned(row)
                  .map(edition -> checked(edition, answers))
                  .flatMap(checked -> orders.put(row.id(), seat.seat(), checked))
                  .flatMap(_ -> of(row, seat));
            });
  }

  private static SeatRow seat(MatchRow row, String account) {
    return row.seatOf(account).orElseThrow(() -> Refusals.noSeat(row, account).asException());
  }

  private static Map<String, String> checked(
      Edition<?, ?, ?, ?> edition, Map<String, JsonNode> answers) {
    Map<String, String> checked = new TreeMap<>();
    answers.forEach(
        (rule, answer) -> {
          String place = Pointer.member("/answers", rule);
          if (!isRule(edition, rule)) {
            throw wrong(place, "the game has no paragraph '" + rule + "'");
          }
          if (!answer.isTextual()) {
            command(edition, place, answer);
          } else if (!WORDS.contains(answer.asText())) {
            throw wrong(place, "fallback, ask or a command");
          }
          checked.put(rule, answer.toString());
        });
    return checked;
  }

  private static boolean isRule(Edition<?, ?, ?, ?> edition, String rule) {
    try {
      return edition.pack().rules().containsKey(new RuleId(rule));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private static void command(Edition<?, ?, ?, ?> edition, String place, JsonNode answer) {
    try {
      edition.command(answer);
    } catch (WireException wrong) {
      throw wrong(place + wrong.pointer(), wrong.reason());
    }
  }

  private static ProblemException wrong(String place, String why) {
    return Problem.malformed(place, why).asException();
  }
}
