package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import umpire.game.store.database.ArrayParameters;
import umpire.game.store.database.DatabaseUnavailable;

/** Answers given in advance, by the paragraph that asks; each as JSON. */
@Singleton
public class StandingOrders {
  private static final String PUT =
      """
      with gone as (
        delete from standing_order
        where match = $1 and seat = $2 and not rule = any ($3::text[]))
      insert into standing_order (match, seat, rule, answer)
      select $1, $2, o.rule, o.answer from unnest($3::text[], $4::text[]) as o (rule, answer)
      on conflict (match, seat, rule) do update set answer = excluded.answer
      """;

  /** A decision that is open may have its answer now: the umpire looks. */
  private static final String LOOK =
      """
      update match set due_at = now() where id = $1 and status = 'playing'
      """;

  private final Pool pool;

  StandingOrders(Pool pool) {
    this.pool = pool;
  }

  /** Those of a seat. */
  public Uni<SortedMap<String, String>> of(UUID match, String seat) {
    return all(match).map(all -> all.getOrDefault(seat, new TreeMap<>()));
  }

  /** Those of all seats of a match, by seat. */
  public Uni<Map<String, SortedMap<String, String>>> all(UUID match) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery("select seat, rule, answer from standing_order where match = $1")
            .execute(Tuple.of(match))
            .map(
                rows -> {
                  Map<String, SortedMap<String, String>> all = new TreeMap<>();
                  rows.forEach(
                      row ->
                          all.computeIfAbsent(row.getString(0), _ -> new TreeMap<>())
                              .put(row.getString(1), row.getString(2)));
                  return all;
                }));
  }

  /** Puts them in the place of those that a seat has. */
  public Uni<Void> put(UUID match, String seat, Map<String, String> answers) {
    List<Map.Entry<String, String>> all = List.copyOf(answers.entrySet());
    Tuple values = Tuple.of(match, seat);
    ArrayParameters.texts(values, all, Map.Entry::getKey);
    ArrayParameters.texts(values, all, Map.Entry::getValue);
    // Two statements, in this order: what is written meanwhile either sees the orders or is before
    // the look.
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(PUT)
            .execute(values)
            .chain(() -> pool.preparedQuery(LOOK).execute(Tuple.of(match)))
            .replaceWithVoid());
  }
}
