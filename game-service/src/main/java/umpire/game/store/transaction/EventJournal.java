package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * What happened in a match, whole and as shown: read from its entries, of which each is one row.
 */
@Singleton
public class EventJournal {
  private static final String EVENTS = "select revision, events from journal where match = $1";
  private static final String MESSAGES = "select revision, message from journal where match = $1";

  /** By the primary key from the last entry on, so what is near the end is found at once. */
  private static final String AFTER_NUMBER =
      """
       and revision > case when $2 = 0 then 0 else coalesce((select revision from journal
         where match = $1 and revision <= $3 and last_event <= $2
         order by revision desc limit 1), 0) end
      """;

  private static final String AFTER_SEQ =
      """
       and revision > case when $2 = 0 then 0 else coalesce((select revision from journal
         where match = $1 and revision <= $3 and coalesce((seqs ->> $5)::integer, 0) <= $2
         order by revision desc limit 1), 0) end
      """;

  /** What was brought in whole has no time of its own: it holds no message as it was sent. */
  private static final String TIMED =
      """
      select revision, events, coalesce((seqs ->> $5)::integer, 0) as seq,
        case when substring(message for 7) <> '{"data"'::bytea then at end as at,
        revision in (select revision from answer where match = $1) as commanded
      from journal where match = $1 and revision > $2 and revision <= $3
      order by revision limit $4
      """;

  private final Pool pool;

  EventJournal(Pool pool) {
    this.pool = pool;
  }

  /**
   * An entry with the time at which it was written.
   *
   * @param revision of the match after it
   * @param seq the viewer's own number after it
   * @param at when it was written; empty for an entry of a match that was imported
   * @param commanded whether a client sent what it follows from
   * @param events what happened, in order
   */
  public record TimedEntry(
      int revision, int seq, Optional<Instant> at, boolean commanded, List<EventRow> events) {
    public TimedEntry {
      events = List.copyOf(events);
    }
  }

  /** The entries after a revision and up to another, at most so many, as a viewer numbers them. */
  public Uni<List<TimedEntry>> timed(
      UUID match, String viewer, int afterRevision, int upToRevision, int most) {
    return query(TIMED, Tuple.of(match, afterRevision, upToRevision, most, viewer))
        .map(rows -> RowSets.stream(rows).map(EventJournal::timed).toList());
  }

  private static TimedEntry timed(Row row) {
    int revision = row.getInteger("revision");
    return new TimedEntry(
        revision,
        row.getInteger("seq"),
        Optional.ofNullable(row.getOffsetDateTime("at")).map(OffsetDateTime::toInstant),
        row.getBoolean("commanded"),
        JournalJson.events(revision, bytes(row)));
  }

  /** The events of the transactions after a revision, up to another. */
  public Uni<List<EventRow>> events(UUID match, int afterRevision, int upToRevision) {
    return query(
            EVENTS + " and revision > $2 and revision <= $3 order by revision",
            Tuple.of(match, afterRevision, upToRevision))
        .map(EventJournal::events);
  }

  /** The events after a number and up to a revision, at most so many. */
  public Uni<List<EventRow>> page(UUID match, int afterNumber, int upToRevision, int most) {
    Page<EventRow> page =
        new Page<>(match, upToRevision, most, EVENTS, EventJournal::events, new ArrayList<>());
    return query(
            EVENTS + AFTER_NUMBER + " and revision <= $3 order by revision limit $4",
            Tuple.of(match, afterNumber, upToRevision, most))
        .flatMap(rows -> filled(page, rows, event -> event.number() > afterNumber));
  }

  /** The events up to a revision that are the first to follow from the dice of a report. */
  public Uni<List<EventRow>> fought(UUID match, int upToRevision) {
    return query(
            EVENTS
                + " and revision <= $2 and "
                + JournalTraits.has(JournalTraits.FOUGHT)
                + " order by revision",
            Tuple.of(match, upToRevision))
        .map(
            rows ->
                events(rows).stream()
                    .filter(event -> event.draw() > 0 && event.cause() == EventCause.REPORTED)
                    .toList());
  }

  /** The events up to a revision that took something back. */
  public Uni<List<EventRow>> undone(UUID match, int upToRevision) {
    return query(
            EVENTS
                + " and revision <= $2 and "
                + JournalTraits.has(JournalTraits.UNDONE)
                + " order by revision",
            Tuple.of(match, upToRevision))
        .map(
            rows ->
                events(rows).stream().filter(event -> event.cause() == EventCause.UNDONE).toList());
  }

  /** What a viewer was shown in some revisions, in order. */
  public Uni<List<ShownRow>> shownIn(UUID match, String viewer, Set<Integer> revisions) {
    return query(
            MESSAGES + " and revision = any($2::integer[]) order by revision",
            Tuple.of(match, revisions.toArray(Integer[]::new)))
        .map(rows -> shown(rows, viewer));
  }

  /** The last number of the events up to a revision. */
  public Uni<Integer> lastNumber(UUID match, int revision) {
    return last("last_event", match, revision)
        .map(rows -> RowSets.first(rows).map(row -> row.getInteger(0)).orElse(0));
  }

  /** What a viewer was shown after a number and up to a revision, at most so many. */
  public Uni<List<ShownRow>> shown(
      UUID match, String viewer, int afterSeq, int upToRevision, int most) {
    Page<ShownRow> page =
        new Page<>(
            match, upToRevision, most, MESSAGES, rows -> shown(rows, viewer), new ArrayList<>());
    return query(
            MESSAGES + AFTER_SEQ + " and revision <= $3 order by revision limit $4",
            Tuple.of(match, afterSeq, upToRevision, most, viewer))
        .flatMap(rows -> filled(page, rows, row -> row.seq() > afterSeq));
  }

  /** What is looked for, at most so many, and what of it is found. */
  private record Page<T>(
      UUID match,
      int upTo,
      int most,
      String columns,
      Function<RowSet<Row>, List<T>> read,
      List<T> found) {}

  /**
   * An entry may have nothing of what is looked for: a page is filled from the entries behind it.
   */
  private <T> Uni<List<T>> filled(Page<T> page, RowSet<Row> rows, Predicate<T> wanted) {
    page.read.apply(rows).stream().filter(wanted).forEach(page.found::add);
    if (rows.size() < page.most || page.found.size() >= page.most) {
      return Uni.createFrom().item(page.found.stream().limit(page.most).toList());
    }
    return query(
            page.columns + " and revision > $2 and revision <= $3 order by revision limit $4",
            Tuple.of(page.match, RowSets.last(rows).getInteger(0), page.upTo, page.most))
        .flatMap(more -> filled(page, more, wanted));
  }

  /** The last number of each viewer up to a revision; viewers who saw nothing are left out. */
  public Uni<Map<String, Integer>> lastSeqs(UUID match, int revision) {
    return last("seqs", match, revision)
        .map(
            rows ->
                RowSets.first(rows)
                    .map(row -> seqs(row.get(JsonObject.class, 0)))
                    .orElseGet(Map::of));
  }

  private static Map<String, Integer> seqs(JsonObject json) {
    Map<String, Integer> seqs = new HashMap<>();
    json.forEach(member -> seqs.put(member.getKey(), ((Number) member.getValue()).intValue()));
    return seqs;
  }

  private Uni<RowSet<Row>> last(String column, UUID match, int revision) {
    return query(
        "select "
            + column
            + " from journal where match = $1 and revision <= $2 order by revision desc limit 1",
        Tuple.of(match, revision));
  }

  private static List<EventRow> events(RowSet<Row> rows) {
    return all(rows, row -> JournalJson.events(row.getInteger(0), bytes(row)));
  }

  private static List<ShownRow> shown(RowSet<Row> rows, String viewer) {
    return all(rows, row -> JournalJson.shown(row.getInteger(0), viewer, bytes(row)));
  }

  private static <T> List<T> all(RowSet<Row> rows, Function<Row, List<T>> of) {
    return RowSets.stream(rows).map(of).<T>mapMulti(List::forEach).toList();
  }

  private static byte[] bytes(Row row) {
    return row.get(Buffer.class, 1).getBytes();
  }

  private Uni<RowSet<Row>> query(String sql, Tuple values) {
    return DatabaseUnavailable.asProblem(pool.preparedQuery(sql).execute(values));
  }
}
