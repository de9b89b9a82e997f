package umpire.lobby.tournaments.standings;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.tournament.export.TournamentHeader;
import umpire.tournament.export.TournamentReport;
import umpire.tournament.standing.CrossTable;

/** Reports of FIDE's form. */
final class Reports {
  private Reports() {}

  /** Names by pairing numbers. */
  static IntFunction<String> names(TournamentState state) {
    Map<Integer, String> names =
        state.entries().stream()
            .filter(entry -> entry.number() > 0)
            .collect(Collectors.toMap(Entry::number, Entry::name));
    return number -> names.getOrDefault(number, "");
  }

  /** The report; 409 for tables of three, ladders and arenas, of which the form knows nothing. */
  static String of(TournamentRow row, TournamentState state) {
    String missing =
        switch (state.plan().format()) {
          case FormatPlan.OfTables _ -> "The form has no tables of three.";
          case FormatPlan.OfLadder _ -> "The form has rounds, and no places on a ladder.";
          case FormatPlan.OfArena _ -> "The form has rounds, and an arena has none.";
          case FormatPlan.OfSwiss _,
              FormatPlan.OfRoundRobin _,
              FormatPlan.OfKnockout _,
              FormatPlan.OfGroups _,
              FormatPlan.OwnPairings _ ->
              "";
        };
    if (!missing.isEmpty()) {
      throw Problem.conflict("no-report", "No report", missing).asException();
    }
    CrossTable table = state.crossTable();
    return TournamentReport.of(header(row, state), table, state.standings(table), names(state));
  }

  private static TournamentHeader header(TournamentRow row, TournamentState state) {
    LocalDate start =
        state.rounds().isEmpty()
            ? row.createdAt().atZone(ZoneOffset.UTC).toLocalDate()
            : state.rounds().getFirst().openedAt().atZone(ZoneOffset.UTC).toLocalDate();
    LocalDate end =
        state
            .latest()
            .map(round -> round.closedAt().orElse(round.openedAt()))
            .map(at -> at.atZone(ZoneOffset.UTC).toLocalDate())
            .orElse(start);
    int planned =
        state.plan().format() instanceof FormatPlan.OfSwiss(int rounds, boolean _)
            ? rounds
            : Math.max(1, state.rounds().size());
    return new TournamentHeader(
        row.form().name(), "", "", start, end, type(state.plan().format()), "", "", planned);
  }

  private static String type(FormatPlan format) {
    return switch (format) {
      case FormatPlan.OfSwiss _ -> "Individual: Swiss-System (FIDE Dutch)";
      case FormatPlan.OfRoundRobin _ -> "Individual: Round-Robin";
      case FormatPlan.OfKnockout _ -> "Individual: Knock-Out";
      case FormatPlan.OfGroups _ -> "Individual: Groups, then Knock-Out";
      case FormatPlan.OfTables _ -> "Individual: Tables of Three";
      case FormatPlan.OwnPairings _, FormatPlan.OfLadder _, FormatPlan.OfArena _ -> "Individual";
    };
  }
}
