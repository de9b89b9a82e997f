package umpire.combat.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The battle ledger: the first report of a question is kept, every later one is dropped. */
@Singleton
public class BattleLedger {
  private static final String KEEP =
      """
      insert into battle (question, match, game, edition, checksum, draw_key, brief, report, fought_at)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
                           $7::text[], $8::text[], $9::timestamptz[])
      on conflict (question) do nothing
      returning question
      """;
  private static final String FIND = "select * from battle where question = any ($1)";

  private final Pool pool;

  BattleLedger(Pool pool) {
    this.pool = pool;
  }

  /**
   * Keeps those whose question was never answered, all in one transaction.
   *
   * @return what the ledger has by now for each of the questions, by question
   */
  public Uni<Map<String, Battle>> keep(List<Battle> battles) {
    Map<String, Battle> fought = new LinkedHashMap<>();
    battles.forEach(battle -> fought.putIfAbsent(battle.question(), battle));
    if (fought.isEmpty()) {
      return Uni.createFrom().item(Map.of());
    }
    return pool.preparedQuery(KEEP)
        .execute(columns(List.copyOf(fought.values())))
        .flatMap(kept -> withOlder(fought, kept));
  }

  /** What the ledger has for these questions, by question. */
  public Uni<Map<String, Battle>> find(List<String> questions) {
    return pool.preparedQuery(FIND)
        .execute(Tuple.of(questions.toArray(String[]::new)))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(BattleLedger::battle)
                    .collect(Collectors.toMap(Battle::question, Function.identity())));
  }

  /** An insert of its own statement is a transaction: what conflicted was committed before. */
  private Uni<Map<String, Battle>> withOlder(Map<String, Battle> fought, RowSet<Row> kept) {
    List<String> older = new ArrayList<>(fought.keySet());
    kept.forEach(row -> older.remove(row.getString("question")));
    if (older.isEmpty()) {
      return Uni.createFrom().item(fought);
    }
    return find(older)
        .map(
            stored -> {
              fought.putAll(stored);
              return fought;
            });
  }

  private static Tuple columns(List<Battle> battles) {
    return Tuple.tuple()
        .addArrayOfString(column(battles, Battle::question))
        .addArrayOfString(column(battles, Battle::match))
        .addArrayOfString(column(battles, Battle::game))
        .addArrayOfString(column(battles, Battle::edition))
        .addArrayOfString(column(battles, Battle::checksum))
        .addArrayOfString(column(battles, Battle::key))
        .addArrayOfString(column(battles, Battle::brief))
        .addArrayOfString(column(battles, Battle::report))
        .addArrayOfOffsetDateTime(
            battles.stream()
                .map(battle -> battle.foughtAt().atOffset(ZoneOffset.UTC))
                .toArray(OffsetDateTime[]::new));
  }

  private static String[] column(List<Battle> battles, Function<Battle, String> value) {
    return battles.stream().map(value).toArray(String[]::new);
  }

  private static Battle battle(Row row) {
    return new Battle(
        row.getString("question"),
        row.getString("match"),
        row.getString("game"),
        row.getString("edition"),
        row.getString("checksum"),
        row.getString("draw_key"),
        row.getString("brief"),
        row.getString("report"),
        row.getOffsetDateTime("fought_at").toInstant());
  }
}
