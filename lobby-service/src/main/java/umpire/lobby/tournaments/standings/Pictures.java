package umpire.lobby.tournaments.standings;

import java.util.function.Supplier;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.picture.BracketPicture;
import umpire.tournament.picture.CrossTablePicture;
import umpire.tournament.picture.Labels;
import umpire.tournament.picture.PairingsPicture;
import umpire.tournament.picture.StandingsPicture;
import umpire.tournament.picture.Style;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Standings;

/** Draws tournaments. */
final class Pictures {
  private Pictures() {}

  /** What a caller names; 400 for what is no theme. */
  static Style style(String theme) {
    return switch (theme) {
      case "light" -> Style.LIGHT;
      case "dark" -> Style.DARK;
      default -> throw Problem.malformed("", "theme is light or dark").asException();
    };
  }

  /** A picture; 409 for one that would be too large. */
  static byte[] within(Supplier<byte[]> picture) {
    try {
      return picture.get();
    } catch (IllegalArgumentException tooLarge) {
      throw Problem.conflict("too-large", "Too large", "" + tooLarge.getMessage()).asException();
    }
  }

  static byte[] standings(TournamentRow row, TournamentState state, Style style) {
    return StandingsPicture.svg(labels(row, state), state.standings(state.crossTable()), style);
  }

  static byte[] crossTable(TournamentRow row, TournamentState state, Style style) {
    CrossTable table = state.crossTable();
    Standings standings = state.standings(table);
    boolean byEntrants =
        state.plan().format() instanceof FormatPlan.OfRoundRobin(int groups, int _, boolean _)
            && groups == 1
            && standings.lines().size() <= CrossTablePicture.MOST_ENTRANTS;
    return byEntrants
        ? CrossTablePicture.byEntrants(labels(row, state), table, standings, style)
        : CrossTablePicture.byRounds(labels(row, state), table, standings, style);
  }

  static byte[] bracket(TournamentRow row, TournamentState state, Style style) {
    Bracket bracket =
        state
            .bracket()
            .orElseThrow(
                () ->
                    Problem.conflict("no-bracket", "No bracket", "The format has none, or not yet.")
                        .asException());
    return BracketPicture.svg(labels(row, state), bracket, style);
  }

  static byte[] pairings(TournamentRow row, TournamentState state, RoundState round, Style style) {
    // Without rounds the same two meet again on another board of the only one.
    boolean whole = state.plan().format().hasRounds();
    RoundState drawn = whole ? round : round.undecided();
    String what = whole ? "round " + round.number() : "matches that are open";
    Labels labels = new Labels(row.form().name(), what, row.seats(), Reports.names(state));
    return PairingsPicture.svg(labels, drawn.paired(), drawn.round().outcomes(), style);
  }

  private static String named(RoundState round) {
    return (round.isDecided() ? "after round " : "during round ") + round.number();
  }

  private static String results(RoundState round) {
    return "after %d results"
        .formatted(round.boards().stream().filter(board -> board.result().isPresent()).count());
  }

  private static Labels labels(TournamentRow row, TournamentState state) {
    String after =
        state
            .latest()
            .map(round -> state.plan().format().hasRounds() ? named(round) : results(round))
            .orElse("before the first round");
    return new Labels(row.form().name(), after, row.seats(), Reports.names(state));
  }
}
