package umpire.fallschirmjaeger.play.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.model.why.VictoryWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Objectives;
import umpire.fallschirmjaeger.rules.VictoryPoints;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.table.Table;

/** 5.1 to 5.3: who has won when the last turn is over. */
public record VictoryConditions(
    ChapterContext context, Objectives objectives, VictoryPoints points) {
  /** The outcome at the end of the last turn; empty before. */
  Optional<Outcome> outcome(Position position) {
    if (position.turn() < position.calendar().terms().lastTurn()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (position.calendar().terms().victory()) {
          case VictoryRule.FourBridges(List<String> bridges) -> bridges(position, bridges);
          case VictoryRule.AirfieldsOrCourt court -> airfields(position, court);
          case VictoryRule.Points _ -> points(position);
        });
  }

  @Rule("5.1")
  private Outcome bridges(Position position, List<String> bridges) {
    int held = held(position, bridges);
    return outcome(
        held == bridges.size(),
        Finding.notes("5.1", new VictoryWhy.BridgesHeld(held, bridges.size())));
  }

  /** 5.2, r41: the airfields, or the Queen and the Government captured and not freed. */
  @Rule({"5.2", "5.2/r41", "5.2/r103"})
  private Outcome airfields(Position position, VictoryRule.AirfieldsOrCourt court) {
    int held = held(position, court.airfields());
    List<String> captives =
        court.captives().stream().filter(id -> points.captured(position, id)).toList();
    if (held < court.airfieldsNeeded() && captives.size() == court.captives().size()) {
      VictoryWhy why = new VictoryWhy.CourtCaptured(captives.size(), court.captives().size());
      return outcome(true, Finding.notes("5.2", why));
    }
    return outcome(
        held >= court.airfieldsNeeded(),
        Finding.notes("5.2", new VictoryWhy.AirfieldsHeld(held, court.airfieldsNeeded())));
  }

  /** 5.3, r3: the level by points. */
  @Rule({"5.3", "5.3/r3"})
  private Outcome points(Position position) {
    int net = points.of(position, true).net();
    Table<String> levels = context.pack().table("victory-levels");
    String level = levels.at(Integer.toString(net), "level");
    Set<Seat> winners =
        level.startsWith("german")
            ? Set.of(Side.GERMAN.seat())
            : level.startsWith("dutch") ? Set.of(Side.ALLIED.seat()) : Set.of();
    return new Outcome(level, winners, Finding.notes("5.3", new VictoryWhy.PointsOf(net)));
  }

  private int held(Position position, List<String> ids) {
    return (int) ids.stream().filter(id -> objectives.germanControls(position, id)).count();
  }

  private static Outcome outcome(boolean german, Finding because) {
    Side winner = german ? Side.GERMAN : Side.ALLIED;
    return new Outcome(german ? "german-victory" : "dutch-victory", Set.of(winner.seat()), because);
  }
}
