package umpire.lobby.discord.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Channels in which the rounds of a tournament are announced. */
@ApplicationScoped
public class TournamentChannelStore {
  private static final String BIND =
      """
      insert into discord_tournament
        (channel, tournament, bound_by, version, round, parts, whole, failures, due_at, check_in)
      values ($1, $2, $3, 0, $4, 0, true, 0, $5, $7)
      on conflict (channel) do update set
        tournament = excluded.tournament, bound_by = excluded.bound_by, version = 0,
        round = excluded.round, parts = 0, whole = true, failures = 0, due_at = excluded.due_at,
        check_in = excluded.check_in
      where discord_tournament.tournament = excluded.tournament
        or discord_tournament.bound_by = excluded.bound_by or $6
      """;

  /** A due channel, put off until the lease ends, so that no other instance has it too. */
  private static final String LEASE =
      """
      update discord_tournament set due_at = $2
      where channel = (
        select channel from discord_tournament where due_at <= $1
        order by due_at limit 1 for update skip locked)
      returning *
      """;

  /** Unless the channel was bound anew meanwhile. */
  private static final String KEEP =
      """
      update discord_tournament
      set version = $3, round = $4, parts = $5, whole = $6, failures = $7, due_at = $8, check_in = $9
      where channel = $1 and tournament = $2
      """;

  private final Pool pool;

  TournamentChannelStore(Pool pool) {
    this.pool = pool;
  }

  /** What a channel follows. */
  public Uni<Optional<TournamentChannelRow>> of(String channel) {
    return pool.preparedQuery("select * from discord_tournament where channel = $1")
        .execute(Tuple.of(channel))
        .map(rows -> rows(rows).stream().findFirst());
  }

  /**
   * Binds a channel in place of what it was bound to; false, and nothing changed, where that is
   * another tournament, which another user bound.
   *
   * @param manages whether the user may take away what others have bound
   */
  public Uni<Boolean> bind(TournamentChannelRow row, boolean manages) {
    return pool.preparedQuery(BIND)
        .execute(
            Tuple.of(row.channel(), row.tournament(), row.boundBy())
                .addInteger(row.round())
                .addOffsetDateTime(row.dueAt().atOffset(ZoneOffset.UTC))
                .addBoolean(manages)
                .addBoolean(row.checkIn()))
        .map(rows -> rows.rowCount() == 1);
  }

  /** Unbinds a channel; false where it is not bound, or by another user. */
  public Uni<Boolean> unbind(String channel, String user, boolean manages) {
    return pool.preparedQuery(
            "delete from discord_tournament where channel = $1 and (bound_by = $2 or $3)")
        .execute(Tuple.of(channel, user, manages))
        .map(rows -> rows.rowCount() == 1);
  }

  /** The channel that is due first, leased until then. */
  public Uni<Optional<TournamentChannelRow>> lease(Instant now, Instant until) {
    return pool.preparedQuery(LEASE)
        .execute(Tuple.of(now.atOffset(ZoneOffset.UTC), until.atOffset(ZoneOffset.UTC)))
        .map(rows -> rows(rows).stream().findFirst());
  }

  /** Writes how far a channel is. */
  public Uni<Void> keep(TournamentChannelRow row) {
    return kept(row, Tuple.tuple().addOffsetDateTime(row.dueAt().atOffset(ZoneOffset.UTC)));
  }

  /** Writes that nothing more is announced in a channel: its tournament is over. */
  public Uni<Void> end(TournamentChannelRow row) {
    return kept(row, Tuple.tuple().addOffsetDateTime(null));
  }

  private Uni<Void> kept(TournamentChannelRow row, Tuple due) {
    return pool.preparedQuery(KEEP)
        .execute(
            Tuple.of(row.channel(), row.tournament())
                .addLong(row.version())
                .addInteger(row.round())
                .addInteger(row.parts())
                .addBoolean(row.whole())
                .addInteger(row.failures())
                .addValue(due.getValue(0))
                .addBoolean(row.checkIn()))
        .replaceWithVoid();
  }

  private static List<TournamentChannelRow> rows(RowSet<Row> rows) {
    List<TournamentChannelRow> all = new ArrayList<>();
    rows.forEach(
        row ->
            all.add(
                new TournamentChannelRow(
                    row.getString("channel"),
                    row.getString("tournament"),
                    row.getString("bound_by"),
                    row.getLong("version"),
                    row.getInteger("round"),
                    row.getInteger("parts"),
                    row.getBoolean("whole"),
                    row.getBoolean("check_in"),
                    row.getInteger("failures"),
                    Optional.ofNullable(row.getOffsetDateTime("due_at"))
                        .map(due -> due.toInstant())
                        .orElse(Instant.MAX))));
    return all;
  }
}
