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

  /** Writes the step if the match stands where the step began. */
  public Uni<AppendResult> append(StoredTransaction storedTransaction) {
    return write(STATEMENT, parameters.of(storedTransaction));
  }

  /** Writes a draft that does not touch the match, and the answer to the command's id. */
  public Uni<AppendResult> draft(
      UUID match, StoredTransaction.DraftChange change, AnswerRow answer) {
    return write(DRAFT, parameters.of(match, change, answer));
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
          stalled = case when $25 = 0 and $27 = 0 and $4 like '%"question"%' then stalled else '' end,
          clock = $39, accord = $40,
          due_at = case when exists (
              select from standing_order o join unnest($43::text[], $44::text[]) as a (seat, rule)
                on o.seat = a.seat and o.rule = a.rule
              where o.match = $1 and o.answer <> '"ask"')
            then $42::timestamptz else ($41::timestamptz[])[1] end
        where id = $1 and revision = $2 - 1
          and not exists (
            select from unnest($6::text[], $7::integer[]) as w (seat, version)
            where w.version <> coalesce(
              (select d.version from draft d where d.match = $1 and d.seat = w.seat), 0))
        returning id, spectator_delay),
      put_moment as (
        insert into moment (match, revision, at, status, waits, outcome)
        select id, $2, clock_timestamp(), $3, $4, $5 from moved where spectator_delay > 0),
      put_events as (
        insert into event (match, number, revision, cause, body, draw, input, barrier)
        select id, e.number, $2, e.cause, e.body, e.draw, e.input, e.barrier
        from moved, unnest($8::integer[], $9::text[], $10::text[], $11::integer[], $38::text[],
          $45::text[]) as e (number, cause, body, draw, input, barrier)),
      put_shown as (
        insert into shown (match, viewer, seq, revision, body)
        select id, s.viewer, s.seq, $2, s.body
        from moved, unnest($12::text[], $13::integer[], $14::text[]) as s (viewer, seq, body)),
      put_draws as (
        insert into draw (match, number, rule, lot, sides, dice, seen_by, revision, used)
        select id, d.number, d.rule, d.lot, d.sides::integer[], d.dice::integer[],
               d.seen_by::text[], $2, d.used
        from moved,
          unnest($15::integer[], $16::text[], $17::text[], $18::text[], $19::text[], $20::text[],
                 $21::boolean[]) as d (number, rule, lot, sides, dice, seen_by, used)
        on conflict (match, number) do update
          set sides = excluded.sides, dice = excluded.dice, used = excluded.used),
      put_outbox as (
        insert into outbox (match, revision, ordinal, topic, message, published)
        select id, $2, o.ordinal, o.topic, o.message, false
        from moved, unnest($22::integer[], $23::text[], $24::bytea[])
          as o (ordinal, topic, message)),
      put_question as (
        insert into question (match, number, revision, ordinal, again_at, times, answered)
        select id, $25, $2, 0, now() + $26::integer * interval '1 millisecond', 0, false
        from moved where $25 > 0),
      close_question as (
        update question set answered = true from moved where match = id and number = $27),
      end_seats as (
        update seat set over = true from moved where match = id and $3 = 'over'),
      put_answer as (
        insert into answer
          (match, account, command_id, fingerprint, revision, after_seq, remaining, answered_at)
        select id, a.account, a.command_id, a.fingerprint, $2, a.after_seq, a.remaining, now()
        from moved, unnest($28::text[], $29::text[], $30::text[], $31::integer[], $32::text[])
          as a (account, command_id, fingerprint, after_seq, remaining)),
      put_draft as (
        insert into draft (match, seat, decision, version, commands)
        select id, d.seat, d.decision, d.version, d.commands
        from moved, unnest($6::text[], $33::integer[], $34::integer[], $35::text[])
          as d (seat, decision, version, commands)
        on conflict (match, seat) do update
          set decision = excluded.decision, version = excluded.version,
              commands = excluded.commands),
      put_snapshot as (
        insert into snapshot (match, build, revision, position)
        select id, s.build, $2, s.position
        from moved, unnest($36::text[], $37::bytea[]) as s (build, position)
        on conflict (match, build) do update
          set revision = excluded.revision, position = excluded.position)
      select count(*)::integer from moved
      """;

  private static final String DRAFT =
      """
      with kept as (
        insert into draft (match, seat, decision, version, commands)
        values ($1, $2, $3, $4, $5)
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
