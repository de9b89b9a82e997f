package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/** What is stored beside the events of a match: draws, drafts, answers, snapshots. */
@Singleton
public class MatchDataStore {
  private static final int LATEST = Integer.MAX_VALUE;

  private final Pool pool;
  private final EventJournal eventJournal;

  MatchDataStore(Pool pool, EventJournal eventJournal) {
    this.pool = pool;
    this.eventJournal = eventJournal;
  }

  /** The draws of a match, by number, as they were at a revision: one asked then was not used. */
  public Uni<List<DrawRow>> draws(UUID match, int revision) {
    return query(
            """
            select number, rule, lot, sides, dice, seen_by, used and used_at <= $2 as used
            from draw where match = $1 and revision <= $2 order by number
            """,
            Tuple.of(match, revision))
        .map(rows -> RowSets.stream(rows).map(MatchDataStore::draw).toList());
  }

  private static DrawRow draw(Row row) {
    return new DrawRow(
        row.getInteger("number"),
        row.getString("rule"),
        row.getString("lot"),
        List.of(row.getArrayOfIntegers("sides")),
        List.of(row.getArrayOfIntegers("dice")),
        List.of(row.getArrayOfStrings("seen_by")),
        row.getBoolean("used"));
  }

  /** The draft of a seat, with its version; {@link DraftRow#none} if there never was one. */
  public Uni<DraftRow> draft(UUID match, String seat) {
    return query(
            "select decision, version, commands from draft where match = $1 and seat = $2",
            Tuple.of(match, seat))
        .map(
            rows ->
                RowSets.first(rows)
                    .map(
                        row ->
                            new DraftRow(
                                seat,
                                row.getInteger("decision"),
                                row.getInteger("version"),
                                row.getString("commands")))
                    .orElseGet(() -> DraftRow.none(seat)));
  }

  /** Puts other commands into a draft, if it still has the version that was read. */
  public Uni<Boolean> redraft(UUID match, StoredTransaction.DraftChange change) {
    return query(
            "update draft set commands = $4, version = $5"
                + " where match = $1 and seat = $2 and version = $3",
            Tuple.of(
                match,
                change.after().seat(),
                change.version(),
                change.after().commands(),
                change.after().version()))
        .map(rows -> rows.rowCount() == 1);
  }

  /** What became of a command's id; empty if it was not used. */
  public Uni<Optional<AnswerRow>> answer(UUID match, String account, String commandId) {
    return query(
            "select fingerprint, revision, after_seq, remaining from answer"
                + " where match = $1 and account = $2 and command_id = $3",
            Tuple.of(match, account, commandId))
        .map(
            rows ->
                RowSets.first(rows)
                    .map(
                        row ->
                            new AnswerRow(
                                account,
                                commandId,
                                row.getString("fingerprint"),
                                row.getInteger("revision"),
                                row.getInteger("after_seq"),
                                row.getString("remaining"))));
  }

  /** What the store knows of commands that were sent; the match must be there. */
  public Uni<SentCommandsRow> sent(UUID match, String account, String commandId) {
    return query(
            """
            select m.revision, coalesce(s.seat, '') as seat, coalesce(d.version, 0) as version,
              a.fingerprint, a.revision as answered, a.after_seq, a.remaining
            from match m
            left join seat s on s.match = m.id and s.account = $2 and s.account <> ''
            left join draft d on d.match = m.id and d.seat = s.seat
            left join answer a on a.match = m.id and a.account = $2 and a.command_id = $3
            where m.id = $1
            """,
            Tuple.of(match, account, commandId))
        .map(rows -> sent(rows.iterator().next(), account, commandId));
  }

  private static SentCommandsRow sent(Row row, String account, String commandId) {
    Optional<AnswerRow> answer =
        Optional.ofNullable(row.getString("fingerprint"))
            .map(
                fingerprint ->
                    new AnswerRow(
                        account,
                        commandId,
                        fingerprint,
                        row.getInteger("answered"),
                        row.getInteger("after_seq"),
                        row.getString("remaining")));
    return new SentCommandsRow(
        row.getInteger("revision"), row.getString("seat"), row.getInteger("version"), answer);
  }

  /** What followed from a command, up to the next command of anybody. */
  public Uni<CommandConsequences> followed(UUID match, AnswerRow answer) {
    return query(
            """
            with who as (select seat from seat where match = $1 and account = $2),
            next as (
              select coalesce((select revision from journal
                where match = $1 and revision > $3 and %s
                order by revision limit 1), 2147483647) as revision),
            seen as (
              select s.revision, s.message from journal s, next
              where s.match = $1 and s.revision >= $3 and s.revision < next.revision)
            select who.seat,
              next.revision = 2147483647 and m.status = 'playing' and m.waits like '%%"question"%%',
              array(select revision from seen order by revision),
              array(select message from seen order by revision)
            from who, next, match m where m.id = $1
            """
                .formatted(JournalTraits.has(JournalTraits.ACTED)),
            Tuple.of(match, answer.account(), answer.revision()))
        .map(rows -> CommandConsequences.of(rows.iterator().next(), answer.afterSeq()));
  }

  /** What an account's seat was shown since the last command that it sent, its effects included. */
  public Uni<List<ShownRow>> since(UUID match, String account, int most) {
    return query(
            """
            select a.seat, coalesce(
              (select max(after_seq) from answer where match = $1 and account = $2), 0)
            from seat a where a.match = $1 and a.account = $2 and a.account <> ''
            """,
            Tuple.of(match, account))
        .flatMap(
            rows ->
                RowSets.first(rows)
                    .map(
                        row ->
                            eventJournal.shown(
                                match, row.getString(0), row.getInteger(1), LATEST, most))
                    .orElseGet(() -> Uni.createFrom().item(List.of())));
  }

  /** The snapshot that this build wrote, if any. */
  public Uni<Optional<SnapshotRow>> snapshot(UUID match, String build) {
    return query(
            "select revision, position from snapshot where match = $1 and build = $2",
            Tuple.of(match, build))
        .map(
            rows ->
                RowSets.first(rows)
                    .map(
                        row ->
                            new SnapshotRow(
                                build,
                                row.getInteger("revision"),
                                RowSets.payload(row, "position"))));
  }

  /** Marks a match as stalled if that question of it is still open. */
  public Uni<Void> stallQuestion(UUID match, int question, String why) {
    return query(
            """
            update match set stalled = $3
            where id = $1 and status = 'playing' and exists (
              select from question q where q.match = $1 and q.number = $2 and not q.answered)
            """,
            Tuple.of(match, question, why))
        .replaceWithVoid();
  }

  private Uni<RowSet<Row>> query(String sql, Tuple values) {
    return DatabaseUnavailable.asProblem(pool.preparedQuery(sql).execute(values));
  }
}
