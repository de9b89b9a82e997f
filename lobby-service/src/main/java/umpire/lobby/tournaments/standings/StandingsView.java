package umpire.lobby.tournaments.standings;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.tournament.standing.Precedence;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.Value;

/** Entrants by rank, the same for every format. */
@Schema(
    requiredProperties = {
      "tournament",
      "version",
      "status",
      "round",
      "complete",
      "criteria",
      "lines"
    })
public record StandingsView(
    String tournament,
    long version,
    String status,
    @Schema(description = "The latest round that counts; 0 before the first.") int round,
    @Schema(description = "False while boards of it have no result: they count nothing yet.")
        boolean complete,
    @Schema(description = "In the order in which they count.") List<CriterionView> criteria,
    List<LineView> lines) {
  public StandingsView {
    criteria = List.copyOf(criteria);
    lines = List.copyOf(lines);
  }

  /** A score or tie-break. */
  @Schema(
      name = "TournamentCriterionView",
      requiredProperties = {"id", "label"})
  public record CriterionView(String id, String label) {}

  /** A line. */
  @Schema(
      name = "TournamentLineView",
      requiredProperties = {"rank", "number", "account", "name", "values"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record LineView(
      @Schema(description = "From 1 on; shared by those whom no criterion tells apart.") int rank,
      int number,
      String account,
      String name,
      @Schema(description = "One for each criterion; `-` where it says nothing.")
          List<String> values,
      @Schema(description = "Why this line stands above the next; left out on the last.")
          @Nullable String because) {
    public LineView {
      values = List.copyOf(values);
    }
  }

  /** Of a tournament as it stands; may take a while. */
  public static StandingsView of(TournamentRow row, TournamentState state) {
    Standings standings = state.standings(state.crossTable());
    List<LineView> lines = new ArrayList<>();
    for (int i = 0; i < standings.lines().size(); i++) {
      lines.add(line(standings, i, state));
    }
    return new StandingsView(
        row.id(),
        row.version(),
        row.status().word(),
        state.rounds().size(),
        state.latest().map(round -> round.isDecided()).orElse(true),
        standings.criteria().stream().map(one -> new CriterionView(one.id(), one.label())).toList(),
        lines);
  }

  private static LineView line(Standings standings, int i, TournamentState state) {
    Standings.Line line = standings.lines().get(i);
    Entry entry = state.numbered(line.entrant());
    Precedence next = i < standings.precedences().size() ? standings.precedences().get(i) : null;
    return new LineView(
        line.rank(),
        line.entrant(),
        entry.account(),
        entry.name(),
        line.values().stream().map(Value::toString).toList(),
        next == null ? null : next.sentence(number -> state.numbered(number).name()));
  }
}
