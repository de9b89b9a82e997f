package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import java.time.ZoneOffset;
import umpire.lobby.tournaments.state.Entry;

/** Writes entrants. */
public final class EntrantRows {
  private static final String PUT =
      """
      insert into tournament_entrant
        (tournament, account, name, status, number, rating, salt, first_round, last_round, entered_at,
         checked_in)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      on conflict (tournament, account) do update
      set name = excluded.name, status = excluded.status, number = excluded.number,
          rating = excluded.rating, salt = excluded.salt, first_round = excluded.first_round,
          last_round = excluded.last_round, checked_in = excluded.checked_in,
          entered_at = case when tournament_entrant.status = excluded.status
                            then tournament_entrant.entered_at else excluded.entered_at end
      """;

  private EntrantRows() {}

  /** An entry as it is from now on. */
  public static Uni<Void> put(Held held, Entry entry) {
    return held.update(
            PUT,
            entry.account(),
            entry.name(),
            entry.status().word(),
            entry.number(),
            entry.rating(),
            entry.salt(),
            entry.from(),
            entry.until(),
            held.at().atOffset(ZoneOffset.UTC),
            entry.checkedIn())
        .replaceWithVoid();
  }

  /** Somebody asks to be left out of a round. */
  public static Uni<Void> addBye(Held held, String account, int round) {
    return held.update(
            "insert into tournament_bye (tournament, account, round) values ($1, $2, $3)",
            account,
            round)
        .replaceWithVoid();
  }

  /** Takes that back. */
  public static Uni<Void> removeBye(Held held, String account, int round) {
    return held.update(
            "delete from tournament_bye where tournament = $1 and account = $2 and round = $3",
            account,
            round)
        .replaceWithVoid();
  }
}
