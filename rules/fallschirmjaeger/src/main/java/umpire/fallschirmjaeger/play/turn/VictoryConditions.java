package umpire.fallschirmjaeger.play.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.model.why.VictoryWhy;
import umpire.fallschirmjaeger.rules.Objectives;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Outcome;

/** 5.1, 5.2: who has won when the last turn is over. */
public record VictoryConditions(Objectives objectives) {
  /** The outcome at the end of the last turn; empty before. */
  Optional<Outcome> outcome(Position position) {
    if (position.turn() < position.calendar().terms().lastTurn()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (position.calendar().terms().victory()) {
          case VictoryRule.FourBridges(List<String> bridges) -> bridges(position, bridges);
          case VictoryRule.AirfieldsOrCourt court -> airfields(position, court);
          case VictoryRule.Points _ ->
              throw new IllegalStateException("no match of points is opened");
        });
  }

  @Rule("5.1")
  private Outcome bridges(Position position, List<String> bridges) {
    int held = held(position, bridges);
    return outcome(
        held == bridges.size(),
        Finding.notes("5.1", new VictoryWhy.BridgesHeld(held, bridges.size())));
  }

  /** 5.2, r41. */
  @Rule({"5.2", "5.2/r41"})
  private Outcome airfields(Position position, VictoryRule.AirfieldsOrCourt court) {
    int held = held(position, court.airfields());
    return outcome(
        held >= court.airfieldsNeeded(),
        Finding.notes("5.2", new VictoryWhy.AirfieldsHeld(held, court.airfieldsNeeded())));
  }

  private int held(Position position, List<String> ids) {
    return (int) ids.stream().filter(id -> objectives.germanControls(position, id)).count();
  }

  private static Outcome outcome(boolean german, Finding because) {
    Side winner = german ? Side.GERMAN : Side.ALLIED;
    return new Outcome(german ? "german-victory" : "dutch-victory", Set.of(winner.seat()), because);
  }
}
