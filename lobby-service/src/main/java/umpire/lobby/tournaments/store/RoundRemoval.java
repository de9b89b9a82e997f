package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import java.time.ZoneOffset;

/** Removes a round, so that everything is as it was before it began. */
public final class RoundRemoval {
  /** The deadline of the round before was seen, or need not be any more. */
  private static final String REOPEN =
      """
      update tournament_round set closed_at = null, swept_at = coalesce(swept_at, $3)
      where tournament = $1 and number = $2
      """;

  /** Whoever came during the round may be in it now. */
  private static final String EARLIER =
      """
      update tournament_entrant set first_round = $2 where tournament = $1 and first_round = $2 + 1
      """;

  /** Whoever left during the round is not in it any more. */
  private static final String GONE =
      """
      update tournament_entrant set last_round = $2 - 1
      where tournament = $1 and last_round = $2 and status = 'withdrawn'
      """;

  private RoundRemoval() {}

  /** The latest round; the next one begins when the host says so. */
  public static Uni<Void> remove(Held held, int round) {
    return held.update("delete from tournament_match where tournament = $1 and round = $2", round)
        .chain(
            () ->
                held.update(
                    "delete from tournament_board where tournament = $1 and round = $2", round))
        .chain(
            () ->
                held.update(
                    "delete from tournament_round where tournament = $1 and number = $2", round))
        .chain(() -> held.update(REOPEN, round - 1, held.at().atOffset(ZoneOffset.UTC)))
        .chain(() -> held.update(EARLIER, round))
        .chain(() -> held.update(GONE, round))
        .chain(() -> held.update("update tournament set on_hold = true where id = $1"))
        .replaceWithVoid();
  }
}
