package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.trace.TraceContext;
import umpire.game.store.database.RowSets;
import umpire.game.store.transaction.OutboxRow;

/**
 * The entries of all matches as an outbox: each holds its message, and one row of the database says
 * before which of PostgreSQL's transactions all are published. The entries of a match are written
 * one after the other, so the order of their transactions is theirs.
 */
@Singleton
public class JournalOutbox {
  private static final String LOOK =
      """
      select s.match, s.revision, s.tx::text,
        pg_snapshot_xmin(pg_current_snapshot())::text as running
      from published p left join lateral (
        select match, revision, tx from journal
        where tx >= p.upto order by tx fetch first ($1) rows with ties) s on true
      order by s.tx, s.match, s.revision
      """;

  /**
   * A database that was restored by pg_dump counts its transactions anew: its entries are put to
   * the transaction of now as far as they were not published, and the others to none.
   */
  private static final String ADOPT =
      """
      with other as (
        select upto from published where upto > pg_snapshot_xmax(pg_current_snapshot())),
      entries as (
        update journal set tx = case when tx >= upto then pg_current_xact_id() end
        from other where tx is not null)
      update published p set upto = pg_current_xact_id() from other
      """;

  private final Pool pool;

  JournalOutbox(Pool pool) {
    this.pool = pool;
  }

  /** To be called before the first look: makes sure that it counts as this database does. */
  public Uni<Void> adopt() {
    return pool.preparedQuery(ADOPT).execute().replaceWithVoid();
  }

  /** An entry by its match and the revision after its transaction. */
  public record Entry(UUID match, int revision) {}

  /**
   * Entries that are not known to be published.
   *
   * @param entries in their order
   * @param upTo once these are published, all of PostgreSQL's transactions before this one are
   * @param full true if there may be more
   */
  public record Look(List<Entry> entries, long upTo, boolean full) {
    public Look {
      entries = List.copyOf(entries);
    }

    private static Look of(RowSet<Row> rows, int most) {
      List<Entry> entries =
          RowSets.stream(rows)
              .filter(row -> row.getUUID(0) != null)
              .map(row -> new Entry(row.getUUID(0), row.getInteger(1)))
              .toList();
      Row last = RowSets.last(rows);
      // A transaction that still runs may write entries before those that can be seen.
      long running = Long.parseLong(last.getString("running"));
      boolean full = entries.size() >= most;
      return new Look(
          entries, full ? Math.min(running, Long.parseLong(last.getString(2)) + 1) : running, full);
    }
  }

  /**
   * The first so many entries that are not known to be published, and those written with the last.
   */
  public Uni<Look> look(int most) {
    return pool.preparedQuery(LOOK).execute(Tuple.of(most)).map(rows -> Look.of(rows, most));
  }

  /** The messages of these entries, in the same order. */
  public Uni<List<OutboxRow>> messages(List<Entry> entries) {
    if (entries.isEmpty()) {
      return Uni.createFrom().item(List.of());
    }
    return pool.preparedQuery(
            """
            select s.match, s.revision, s.message
            from unnest($1::uuid[], $2::integer[]) with ordinality as p (match, revision, place)
            join journal s on s.match = p.match and s.revision = p.revision order by p.place
            """)
        .execute(
            Tuple.tuple()
                .addArrayOfUUID(entries.stream().map(Entry::match).toArray(UUID[]::new))
                .addArrayOfInteger(entries.stream().map(Entry::revision).toArray(Integer[]::new)))
        .map(rows -> RowSets.stream(rows).map(JournalOutbox::row).toList());
  }

  /** All entries of transactions before this one are with the broker. */
  public Uni<Void> published(SqlClient connection, long upTo) {
    return connection
        .preparedQuery("update published set upto = $1::text::xid8 where upto < $1::text::xid8")
        .execute(Tuple.of(Long.toString(upTo)))
        .replaceWithVoid();
  }

  private static OutboxRow row(Row row) {
    UUID match = row.getUUID(0);
    Payload message = RowSets.payload(row, "message");
    return new OutboxRow(
        match,
        row.getInteger(1),
        new Outgoing(OutboxRow.MATCH_EVENTS, match.toString(), Map.of(), message)
            .causedBy(TraceContext.inEnvelope(message.bytes())));
  }
}
