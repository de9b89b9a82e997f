package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.chassis.http.Problem;
import umpire.lobby.ratings.RatingQueries;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.StateReader;
import umpire.tournament.standing.Lot;

/**
 * Pairing numbers at the start: by ratings, and by lot among those whose ratings are equal or who
 * have none, who come last.
 */
@ApplicationScoped
class Numbering {
  private static final String ASSIGN =
      """
      update tournament_entrant as entrant set number = new.number, rating = new.rating
      from unnest($2::text[], $3::int[], $4::int[]) as new (account, number, rating)
      where entrant.tournament = $1 and entrant.account = new.account
      """;

  private final RatingQueries ratings;

  Numbering(RatingQueries ratings) {
    this.ratings = ratings;
  }

  /** Numbers those who have entered. 409 where they are too few for one match. */
  Uni<Void> assign(Held held) {
    return StateReader.entries(held.sql(), held.row().id())
        .map(Numbering::entered)
        .invoke(entered -> requireEnough(held, entered))
        .chain(
            entered ->
                ratings
                    .ofGame(held.row().form().game())
                    .chain(rated -> write(held, order(held.row().seed(), entered, rated), rated)));
  }

  private static List<String> entered(List<Entry> entries) {
    return entries.stream()
        .filter(entry -> entry.status() == Entry.Status.ENTERED)
        .map(Entry::account)
        .sorted()
        .toList();
  }

  private static void requireEnough(Held held, List<String> entered) {
    int least = PlanReader.read(held.row().form()).format().seats();
    if (entered.size() < least) {
      throw Problem.conflict(
              "too-few-entrants",
              "Too few entrants",
              "%d have entered; a match needs %d.".formatted(entered.size(), least))
          .asException();
    }
  }

  /** The lot goes by the place among all accounts in the order of their ids. */
  private static List<String> order(
      String seed, List<String> accounts, Map<String, Integer> rated) {
    List<Integer> places = new ArrayList<>();
    for (int place = 1; place <= accounts.size(); place++) {
      places.add(place);
    }
    Map<String, Integer> drawn = new HashMap<>();
    for (int place : Lot.draw(seed + ":numbers", places)) {
      drawn.put(accounts.get(place - 1), drawn.size());
    }
    return accounts.stream()
        .sorted(
            Comparator.comparing((String account) -> -rated.getOrDefault(account, 0))
                .thenComparing(account -> drawn.getOrDefault(account, 0)))
        .toList();
  }

  private static Uni<Void> write(Held held, List<String> order, Map<String, Integer> rated) {
    Integer[] numbers = new Integer[order.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i + 1;
    }
    return held.sql()
        .preparedQuery(ASSIGN)
        .execute(
            Tuple.of(held.row().id())
                .addArrayOfString(order.toArray(String[]::new))
                .addArrayOfInteger(numbers)
                .addArrayOfInteger(
                    order.stream()
                        .map(account -> rated.getOrDefault(account, 0))
                        .toArray(Integer[]::new)))
        .replaceWithVoid();
  }
}
