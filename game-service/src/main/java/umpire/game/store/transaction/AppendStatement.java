package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import io.vertx.pgclient.PgException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import umpire.game.store.database.DatabaseUnavailable;

/**
 * The hot append: everything that a command does, in one statement, which is one transaction and
 * one round trip. The first part compares and sets the revision; every other part takes its rows
 * only if that succeeded.
 */
@ApplicationScoped
public class AppendStatement {
  private static final String UNIQUE_VIOLATION = "23505";

  private final Pool pool;
  private final AppendParameters parameters;

  AppendStatement(Pool pool, AppendParameters parameters) {
    this.pool = pool;
    this.parameters = parameters;
  }

  /** Writes the transaction if the match stands where it began. */
  public Uni<AppendResult> append(StoredTransaction storedTransaction) {
    return write(STATEMENT, parameters.of(storedTransaction));
  }

  /**
   * Writes a draft that does not touch the match, and the answer to the command's id.
   *
   * @param revision at which the match must stand, for the draft is of a decision of then
   */
  public Uni<AppendResult> draft(
      UUID match, int revision, StoredTransaction.DraftChange change, AnswerRow answer) {
    return write(DRAFT, parameters.of(match, revision, change, answer));
  }

  private Uni<AppendResult> write(String statement, Tuple values) {
    Uni<AppendResult> written =
        pool.preparedQuery(statement)
            .execute(values)
            .map(AppendStatement::outcome)
            .onFailure(AppendStatement::knownCommand)
            .recoverWithItem(AppendResult.KNOWN);
    return DatabaseUnavailable.asProblem(DatabaseUnavailable.orUnstorable(written));
  }

  private static AppendResult outcome(RowSet<Row> rows) {
    return rows.iterator().next().getInteger(0) == 1 ? AppendResult.DONE : AppendResult.OVERTAKEN;
  }

  private static boolean knownCommand(Throwable failure) {
    return failure instanceof PgException refused
        && UNIQUE_VIOLATION.equals(refused.getSqlState())
        && "answer_pkey".equals(refused.getConstraint());
  }

  private static final String STATEMENT =
      """
      with moved as (
        update match set revision = $2, status = $3, waits = $4, outcome = $5,
          stalled = case when $22 = 0 and $24 = 0 and $4 like '%"question"%' then stalled else '' end,
          clock = $35, accord = $36,
          due_at = case when exists (
              select from standing_order o join unnest($39::text[], $40::text[]) as a (seat, rule)
                on o.seat = a.seat and o.rule = a.rule
              where o.match = $1 and o.answer <> '"ask"')
            then $38::timestamptz else ($37::timestamptz[])[1] end
        where id = $1 and revision = $2 - 1
          and not exists (
            select from unnest($6::text[], $7::integer[]) as w (seat, version)
            where w.version <> coalesce(
              (select d.version from draft d where d.match = $1 and d.seat = w.seat), 0))
        returning id, spectator_delay),
      put_moment as (
        insert into moment (match, revision, at, status, waits, outcome)
        select id, $2, clock_timestamp(), $3, $4, $5 from moved where spectator_delay > 0),
      put_entry as (
        insert into journal (match, revision, last_event, seqs, traits, events, message)
        select id, $2, $8, $9, $10, $11, $12 from moved),
      put_draws as (
        insert into draw (match, number, rule, lot, sides, dice, seen_by, revision, used, used_at)
        select id, d.number, d.rule, d.lot, d.sides::integer[], d.dice::integer[],
               d.seen_by::text[], $2, d.used, case when d.used then $2 else 0 end
        from moved,
          unnest($13::integer[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[],
                 $19::boolean[]) as d (number, rule, lot, sides, dice, seen_by, used)
        on conflict (match, number) do update
          set sides = excluded.sides, dice = excluded.dice, used = excluded.used,
            used_at = excluded.used_at),
      put_outbox as (
        insert into outbox (match, revision, ordinal, topic, message, published)
        select id, $2, 0, o.topic, o.message, false
        from moved, unnest($20::text[], $21::bytea[]) as o (topic, message)),
      put_question as (
        insert into question (match, number, revision, ordinal, again_at, times, answered)
        select id, $22, $2, 0, now() + $23::integer * interval '1 millisecond', 0, false
        from moved where $22 > 0),
      close_question as (
        update question set answered = true from moved where match = id and number = $24),
      end_seats as (
        update seat set over = true from moved where match = id and $3 = 'over'),
      put_answer as (
        insert into answer
          (match, account, command_id, fingerprint, revision, after_seq, remaining, answered_at)
        select id, a.account, a.command_id, a.fingerprint, $2, a.after_seq, a.remaining, now()
        from moved, unnest($25::text[], $26::text[], $27::text[], $28::integer[], $29::text[])
          as a (account, command_id, fingerprint, after_seq, remaining)),
      put_draft as (
        insert into draft (match, seat, decision, version, commands)
        select id, d.seat, d.decision, d.version, d.commands
        from moved, unnest($30::text[], $31::integer[], $32::integer[], $41::text[])
          as d (seat, decision, version, commands)
        on conflict (match, seat) do update
          set decision = excluded.decision, version = excluded.version,
              commands = excluded.commands),
      put_snapshot as (
        insert into snapshot (match, build, revision, position)
        select id, s.build, $2, s.position
        from moved, unnest($33::text[], $34::bytea[]) as s (build, position)
        on conflict (match, build) do update
          set revision = excluded.revision, position = excluded.position)
      select count(*)::integer from moved
      """;

  private static final String DRAFT =
      """
      with there as (select id from match where id = $1 and revision = $11 for share),
      kept as (
        insert into draft (match, seat, decision, version, commands)
        select id, $2, $3, $4, $5 from there
        on conflict (match, seat) do update
          set decision = excluded.decision, version = excluded.version,
              commands = excluded.commands
          where draft.version = $4 - 1
        returning match),
      said as (
        insert into answer
          (match, account, command_id, fingerprint, revision, after_seq, remaining, answered_at)
        select match, $6, $7, $8, 0, $9, $10, now() from kept)
      select count(*)::integer from kept
      """;
}
