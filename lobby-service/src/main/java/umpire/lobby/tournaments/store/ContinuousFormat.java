package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.TournamentState;

/** A format without rounds: what it does when something happens to a tournament. */
public interface ContinuousFormat {
  /** Whether a tournament of this plan is of this format. */
  boolean plays(FormatPlan format);

  /** The tournament begins: numbers are given, and its only round is open. */
  Uni<Void> begun(Held held, TournamentState state);

  /**
   * A board has a result while the tournament is running.
   *
   * @return whether the tournament is over by it
   */
  Uni<Boolean> decided(Held held, int board, Result result);

  /** The tournament is finished or cancelled. */
  Uni<Void> ended(Held held);

  /** A query of ids of tournaments that are to be looked at; its first parameter is the moment. */
  String due();

  /**
   * Does what is due of a tournament, which may be nothing any more.
   *
   * @return whether the tournament is over
   */
  Uni<Boolean> look(Held held);
}
