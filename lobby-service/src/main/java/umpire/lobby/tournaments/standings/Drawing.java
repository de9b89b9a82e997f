package umpire.lobby.tournaments.standings;

import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.tournament.picture.Style;

/** What is drawn of a tournament. */
interface Drawing {
  /** The picture as SVG. */
  byte[] of(TournamentRow row, TournamentState state, Style style);

  /** The pairings of a round; 404 where there is no such round. */
  static Drawing ofRound(int number) {
    return (row, state, style) -> Pictures.pairings(row, state, round(state, number), style);
  }

  private static RoundState round(TournamentState state, int number) {
    return state.rounds().stream()
        .filter(round -> round.number() == number)
        .findFirst()
        .orElseThrow(() -> Problem.notFound().asException());
  }
}
