package umpire.game.store.match;

import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Row;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** A match with its seats as one row of a query. */
final class MatchRows {
  private static final String BUT_ORIGIN =
      """
      m.id, m.game, m.edition, m.checksum, m.scenario, m.options, m.seed, m.opened_by,
        m.opened_at, m.is_public, m.spectator_delay, m.rated, m.tournament, m.undo_allowed, m.draw_allowed, m.pause_allowed, m.imported_from, m.continues, m.status, m.revision, m.waits, m.stalled, m.outcome,
        m.clock, m.accord,
        s.seats, s.accounts, s.salts, s.commitments, s.invitations
      from match m cross join lateral (
        select array_agg(o.seat) as seats, array_agg(o.account) as accounts,
          array_agg(o.salt) as salts, array_agg(o.salt_commitment) as commitments,
          array_agg(o.invited) as invitations
        from (select * from seat where match = m.id order by ordinal) o) s
      """;

  /** All of it. */
  static final String WHOLE = "select m.origin, " + BUT_ORIGIN;

  /** For lists: without the first position, which may be long. */
  static final String LISTED = "select '' as origin, " + BUT_ORIGIN;

  private MatchRows() {}

  /** A row of {@link #WHOLE} or {@link #LISTED}. */
  static MatchRow of(Row row) {
    return new MatchRow(
        row.getUUID("id"),
        row.getString("game"),
        row.getString("edition"),
        row.getString("checksum"),
        row.getString("scenario"),
        row.getString("options"),
        row.getString("origin"),
        Seed.of(row.get(Buffer.class, "seed").getBytes()),
        row.getString("opened_by"),
        row.get(OffsetDateTime.class, "opened_at")
            .withOffsetSameInstant(ZoneOffset.UTC)
            .toInstant(),
        row.getBoolean("is_public"),
        new Spectators(row.getInteger("spectator_delay")),
        new MatchTerms(
            row.getBoolean("rated"),
            row.getString("tournament"),
            new MatchPolicies(
                row.getBoolean("undo_allowed"),
                row.getBoolean("draw_allowed"),
                row.getBoolean("pause_allowed"))),
        row.getString("imported_from"),
        row.getString("continues"),
        row.getString("status"),
        row.getInteger("revision"),
        row.getString("waits"),
        row.getString("stalled"),
        row.getString("outcome"),
        row.getString("clock"),
        row.getString("accord"),
        seats(row));
  }

  private static List<SeatRow> seats(Row row) {
    String[] seats = row.getArrayOfStrings("seats");
    String[] accounts = row.getArrayOfStrings("accounts");
    String[] salts = row.getArrayOfStrings("salts");
    String[] commitments = row.getArrayOfStrings("commitments");
    String[] invitations = row.getArrayOfStrings("invitations");
    List<SeatRow> all = new ArrayList<>();
    for (int i = 0; i < seats.length; i++) {
      all.add(new SeatRow(seats[i], accounts[i], salts[i], commitments[i], invitations[i]));
    }
    return all;
  }
}
