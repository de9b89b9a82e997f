package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SortedMap;
import umpire.game.store.database.ArrayParameters;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.match.MatchPolicies;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;

/** Stores a finished match at once: one statement, all of it or nothing. */
@Singleton
public class ImportStore {
  private static final String STATEMENT =
      """
      with put as (
        insert into match (id, game, edition, checksum, scenario, options, origin, seed, commitment,
          opened_by, opened_at, is_public, imported_from, status, revision, waits, stalled, outcome,
          undo_allowed, draw_allowed, pause_allowed)
        values ($1, $2, $3, $4, $5, $6, '', $7, $8, $9, $10, $11, $12, $13, $14, $15, '', $16,
          $34, $35, $36)
        returning id),
      put_seats as (
        insert into seat (match, seat, ordinal, account, salt, salt_commitment, over)
        select id, s.seat, s.ordinal - 1, s.account, s.salt, s.commitment, true
        from put, unnest($17::text[], $18::text[], $19::text[], $33::text[]) with ordinality
          as s (seat, account, salt, commitment, ordinal)),
      put_entries as (
        insert into journal (match, revision, tx, last_event, seqs, traits, events, message)
        select id, s.revision, null, s.last_event, s.seqs, s.traits, s.events, s.message
        from put, unnest($20::integer[], $21::integer[], $22::jsonb[], $23::integer[],
            $24::bytea[], $25::bytea[])
          as s (revision, last_event, seqs, traits, events, message))
      insert into draw (match, number, rule, lot, sides, dice, seen_by, revision, used)
      select id, d.number, d.rule, d.lot, d.sides::integer[], d.dice::integer[],
             d.seen_by::text[], 0, d.used
      from put,
        unnest($26::integer[], $27::text[], $28::text[], $29::text[], $30::text[], $31::text[],
               $32::boolean[]) as d (number, rule, lot, sides, dice, seen_by, used)
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
    entries(all, ImportedEntries.of(events, shown));
    AppendParameters.draws(all, draws);
    ArrayParameters.texts(all, match.seats(), SeatRow::commitment);
    MatchPolicies policies = match.terms().policies();
    all.addBoolean(policies.undo()).addBoolean(policies.draw()).addBoolean(policies.pause());
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(STATEMENT).execute(all).replaceWithVoid());
  }

  private static void entries(Tuple all, SortedMap<Integer, JournalEntry> entries) {
    List<JournalEntry> rows = List.copyOf(entries.values());
    all.addArrayOfInteger(entries.keySet().toArray(Integer[]::new));
    ArrayParameters.numbers(all, rows, JournalEntry::lastEvent);
    all.addArrayOfJsonObject(
        rows.stream().map(entry -> AppendParameters.seqs(entry.seqs())).toArray(JsonObject[]::new));
    ArrayParameters.numbers(all, rows, entry -> JournalTraits.of(entry.events()));
    AppendParameters.payloads(all, rows, entry -> JournalJson.events(entry.events()));
    AppendParameters.payloads(all, rows, JournalEntry::message);
  }
}
