package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * The hot append: everything that commands of some matches do, in one statement, which is one
 * transaction and one round trip. The first part compares and sets the revision of each match;
 * every other part takes the rows of those matches only for which that succeeded.
 */
@Singleton
class AppendStatement {
  private final Pool pool;
  private final AppendParameters parameters;

  AppendStatement(Pool pool, AppendParameters parameters) {
    this.pool = pool;
    this.parameters = parameters;
  }

  /**
   * Writes the transaction if its match stands where it began, waiting for whoever holds the match;
   * the matches that moved: that one or none.
   */
  Uni<Set<UUID>> alone(StoredTransaction transaction) {
    return write(HEAD, List.of(transaction));
  }

  /**
   * Writes those of the transactions whose match stands where it began and is held by nobody else;
   * the matches that moved. So it waits for nobody, and no two such statements wait for each other.
   *
   * @param transactions each of another match
   */
  Uni<Set<UUID>> together(List<StoredTransaction> transactions) {
    return write(HEAD + UNLOCKED, transactions);
  }

  private Uni<Set<UUID>> write(String head, List<StoredTransaction> transactions) {
    boolean plain = transactions.stream().allMatch(StoredTransaction::isPlain);
    String statement = head + OFTEN + (plain ? "" : SELDOM) + END;
    Tuple values = plain ? parameters.ofPlain(transactions) : parameters.of(transactions);
    return pool.preparedQuery(statement).execute(values).map(AppendStatement::moved);
  }

  private static Set<UUID> moved(RowSet<Row> rows) {
    Set<UUID> moved = new HashSet<>();
    rows.forEach(row -> moved.add(row.getUUID(0)));
    return moved;
  }

  private static final String HEAD =
      """
      with step as (
        select s.* from unnest($1::uuid[], $2::integer[], $3::text[], $4::text[], $5::text[],
            $6::text[], $7::text[], $8::timestamptz[], $9::timestamptz[], $10::integer[],
            $11::jsonb[], $12::integer[], $13::bytea[], $14::bytea[], $15::text[], $16::integer[],
            $17::integer[], $18::integer[], $19::text[], $20::bytea[])
          as s (match, revision, status, waits, outcome, clock, accord, due, now, last_event, seqs,
            traits, events, message, seat, version, asked, answered, topic, question)
      """;

  /** Only the matches that nobody else changes now. */
  private static final String UNLOCKED =
      """
        join match m on m.id = s.match and m.revision = s.revision - 1
        for no key update of m skip locked
      """;

  private static final String OFTEN =
      """
      ),
      standing as (
        select distinct o.match
        from unnest($21::uuid[], $22::text[], $23::text[]) as a (match, seat, rule)
          join standing_order o on o.match = a.match and o.seat = a.seat and o.rule = a.rule
        where o.answer <> '"ask"'),
      moved as (
        update match m set revision = s.revision, status = s.status, waits = s.waits,
          outcome = s.outcome, clock = s.clock, accord = s.accord,
          stalled = case when s.asked = 0 and s.answered = 0 and s.waits like '%"question"%'
            then stalled else '' end,
          due_at = case when s.match in (select match from standing) then s.now else s.due end
        from step s
        where m.id = s.match and m.revision = s.revision - 1
          and (s.seat = '' or s.version = coalesce(
            (select d.version from draft d where d.match = s.match and d.seat = s.seat), 0))
        returning m.spectator_delay, s.*),
      put_moment as (
        insert into moment (match, revision, at, status, waits, outcome)
        select match, revision, clock_timestamp(), status, waits, outcome
        from moved where spectator_delay > 0),
      put_entry as (
        insert into journal (match, revision, last_event, seqs, traits, events, message)
        select match, revision, last_event, seqs, traits, events, message from moved),
      put_answer as (
        insert into answer
          (match, account, command_id, fingerprint, revision, after_seq, remaining, answered_at)
        select match, a.account, a.command_id, a.fingerprint, revision, a.after_seq, a.remaining,
               now()
        from unnest($24::uuid[], $25::text[], $26::text[], $27::text[], $28::integer[],
                    $29::text[])
          as a (of_match, account, command_id, fingerprint, after_seq, remaining)
          join moved on match = a.of_match)
      """;

  /** What most transactions have nothing of: each part of a statement costs though it is empty. */
  private static final String SELDOM =
      """
      ,
      put_draws as (
        insert into draw (match, number, rule, lot, sides, dice, seen_by, revision, used, used_at)
        select match, d.number, d.rule, d.lot, d.sides::integer[], d.dice::integer[],
               d.seen_by::text[], revision, d.used, case when d.used then revision else 0 end
        from unnest($30::uuid[], $31::integer[], $32::text[], $33::text[], $34::text[],
                    $35::text[], $36::text[], $37::boolean[])
          as d (of_match, number, rule, lot, sides, dice, seen_by, used)
          join moved on match = d.of_match
        on conflict (match, number) do update
          set sides = excluded.sides, dice = excluded.dice, used = excluded.used,
            used_at = excluded.used_at),
      put_outbox as (
        insert into outbox (match, revision, ordinal, topic, message, published)
        select match, revision, 0, topic, question, false from moved where topic <> ''),
      put_question as (
        insert into question (match, number, revision, ordinal, again_at, times, answered)
        select match, asked, revision, 0, now() + $38::integer * interval '1 millisecond', 0, false
        from moved where asked > 0),
      close_question as (
        update question q set answered = true
        from moved where q.match = moved.match and q.number = moved.answered),
      end_seats as (
        update seat set over = true from moved where seat.match = moved.match and status = 'over'),
      put_draft as (
        insert into draft (match, seat, decision, version, commands)
        select match, d.seat, d.decision, d.version, d.commands
        from unnest($39::uuid[], $40::text[], $41::integer[], $42::integer[], $43::text[])
          as d (of_match, seat, decision, version, commands)
          join moved on match = d.of_match
        on conflict (match, seat) do update
          set decision = excluded.decision, version = excluded.version,
              commands = excluded.commands),
      put_snapshot as (
        insert into snapshot (match, build, revision, position)
        select match, p.build, revision, p.position
        from unnest($44::uuid[], $45::text[], $46::bytea[]) as p (of_match, build, position)
          join moved on match = p.of_match
        on conflict (match, build) do update
          set revision = excluded.revision, position = excluded.position)
      """;

  private static final String END = "select match from moved";
}
