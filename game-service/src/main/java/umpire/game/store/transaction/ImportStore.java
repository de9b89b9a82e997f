package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.ZoneOffset;
import java.util.List;
import umpire.game.store.database.ArrayParameters;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;

/** Stores a finished match at once: one statement, all of it or nothing. */
@ApplicationScoped
public class ImportStore {
  private static final String STATEMENT =
      """
      with put as (
        insert into match (id, game, edition, checksum, scenario, options, origin, seed, commitment,
          opened_by, opened_at, is_public, imported_from, status, revision, waits, stalled, outcome)
        values ($1, $2, $3, $4, $5, $6, '', $7, $8, $9, $10, $11, $12, $13, $14, $15, '', $16)
        returning id),
      put_seats as (
        insert into seat (match, seat, ordinal, account, salt, salt_commitment, over)
        select id, s.seat, s.ordinal - 1, s.account, s.salt, s.commitment, true
        from put, unnest($17::text[], $18::text[], $19::text[], $37::text[]) with ordinality
          as s (seat, account, salt, commitment, ordinal)),
      put_events as (
        insert into event (match, number, revision, cause, body, draw, input, barrier)
        select id, e.number, e.revision, e.cause, e.body, e.draw, e.input, e.barrier
        from put, unnest($20::integer[], $21::integer[], $22::text[], $23::text[], $24::integer[],
            $25::text[], $38::text[]) as e (number, revision, cause, body, draw, input, barrier)),
      put_shown as (
        insert into shown (match, viewer, seq, revision, body)
        select id, s.viewer, s.seq, s.revision, s.body
        from put, unnest($26::text[], $27::integer[], $28::integer[], $29::text[])
          as s (viewer, seq, revision, body))
      insert into draw (match, number, rule, lot, sides, dice, seen_by, revision, used)
      select id, d.number, d.rule, d.lot, d.sides::integer[], d.dice::integer[],
             d.seen_by::text[], 0, d.used
      from put,
        unnest($30::integer[], $31::text[], $32::text[], $33::text[], $34::text[], $35::text[],
               $36::boolean[]) as d (number, rule, lot, sides, dice, seen_by, used)
      """;

  private final Pool pool;

  ImportStore(Pool pool) {
    this.pool = pool;
  }

  /** Stores it. */
  public Uni<Void> put(
      MatchRow match, List<EventRow> events, List<ShownRow> shown, List<DrawRow> draws) {
    Tuple all = Tuple.tuple();
    all.addUUID(match.id()).addString(match.game()).addString(match.edition());
    all.addString(match.checksum()).addString(match.scenario()).addString(match.options());
    all.addValue(Buffer.buffer(match.seed().bytes())).addString(match.seed().commitment());
    all.addString(match.openedBy()).addOffsetDateTime(match.openedAt().atOffset(ZoneOffset.UTC));
    all.addBoolean(match.isPublic()).addString(match.importedFrom()).addString(match.status());
    all.addInteger(match.revision()).addString(match.waits()).addString(match.outcome());
    ArrayParameters.texts(all, match.seats(), SeatRow::seat);
    ArrayParameters.texts(all, match.seats(), SeatRow::account);
    ArrayParameters.texts(all, match.seats(), SeatRow::salt);
    ArrayParameters.numbers(all, events, EventRow::number);
    ArrayParameters.numbers(all, events, EventRow::revision);
    ArrayParameters.texts(all, events, event -> event.cause().word());
    ArrayParameters.texts(all, events, EventRow::body);
    ArrayParameters.numbers(all, events, EventRow::draw);
    ArrayParameters.texts(all, events, EventRow::input);
    ArrayParameters.texts(all, shown, ShownRow::viewer);
    ArrayParameters.numbers(all, shown, ShownRow::seq);
    ArrayParameters.numbers(all, shown, ShownRow::revision);
    ArrayParameters.texts(all, shown, ShownRow::body);
    AppendParameters.draws(all, draws);
    ArrayParameters.texts(all, match.seats(), SeatRow::commitment);
    ArrayParameters.texts(all, events, event -> event.barrier().name());
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(STATEMENT).execute(all).replaceWithVoid());
  }
}
