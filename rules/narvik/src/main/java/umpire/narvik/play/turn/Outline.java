package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.SequenceOfPlay;

/** 6.0 The sequence of play as a value. */
public final class Outline {
  @Rule("6.0")
  public static final SequenceOfPlay TURN =
      new SequenceOfPlay(
          List.of(
              phase(
                  "initial",
                  "Initial phase",
                  "6.1",
                  step("weather", "Weather", "7.0"),
                  step("start-of-turn-fatigue", "Fatigue at the start of the turn", "10.1a"),
                  step("allied-reinforcements", "Allied reinforcements", "23.2"),
                  step("ready-ships-and-artillery", "Ships and artillery ready again", "6.1"),
                  step("designate-bases", "Bases designated", "19.4")),
              phase(
                  "random-events",
                  "Random event phase",
                  "6.2",
                  step("random-event", "Random event", "8.0")),
              phase(
                  "air-points",
                  "Air point phase",
                  "6.3",
                  step("emergency-air-support", "Allied emergency air support", "18.2"),
                  step("german-air-points", "German air points", "18.1")),
              phase(
                  "action-phase",
                  "Action phase",
                  "6.4",
                  step("actions", "Actions and reactions", "9.0")),
              phase(
                  "end-of-turn",
                  "End of turn phase",
                  "6.5",
                  step("recovery", "Recovery from fatigue", "10.1f"),
                  step("victory-points", "Victory points", "25.0"))));

  private Outline() {}

  private static SequenceOfPlay.Phase phase(
      String id, String title, String rule, SequenceOfPlay.Step... steps) {
    return new SequenceOfPlay.Phase(id, title, new RuleId(rule), List.of(steps));
  }

  private static SequenceOfPlay.Step step(String id, String title, String rule) {
    return new SequenceOfPlay.Step(id, title, new RuleId(rule));
  }
}
