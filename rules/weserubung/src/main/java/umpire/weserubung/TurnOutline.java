package umpire.weserubung;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.scenario.SequenceOfPlay;

/** 5.2 The phases of a turn. */
final class TurnOutline {
  @Rule("5.2")
  static final SequenceOfPlay TURN =
      new SequenceOfPlay(
          List.of(
              phase(
                  "offensive",
                  "Offensive phase",
                  "6.0",
                  step("purchases", "Offensives are bought", "6.2-b"),
                  step("initiative", "Initiative", "6.3-a")),
              phase(
                  "air",
                  "Air phase",
                  "7.0",
                  step("air-order", "Who acts first", "6.3-b"),
                  step("air-strikes", "Combat movement", "7.1-a"),
                  step("air-movement", "Air movement", "7.6-a")),
              phase(
                  "naval",
                  "Naval phase",
                  "8.0",
                  step("naval-order", "Who acts first", "6.3-b"),
                  step("naval-attacks", "Combat movement", "8.1-a"),
                  step("naval-movement", "Naval movement", "8.6-a")),
              phase(
                  "combat",
                  "Combat phase",
                  "10.0-a",
                  step("combat-order", "Who acts first", "6.3-b"),
                  step("offensives", "Offensives, one side after the other", "10.0-a")),
              phase(
                  "movement",
                  "Movement phase",
                  "11.0-a",
                  step("movement-order", "Who acts first", "6.3-b"),
                  step("movement", "Land and air movement", "11.0-b")),
              phase(
                  "placement",
                  "Placement phase",
                  "12.0-a",
                  step("placement", "What was built is placed", "12.0-b"),
                  step("reinforcements", "Historical reinforcements", "12.1"),
                  step("lakes", "Lake air bases", "9.0-lake-a")),
              phase(
                  "final",
                  "Final phase",
                  "13.0",
                  step("ships-at-sea", "Ships outside ports", "13.1-a"),
                  step("building", "Building", "13.2"),
                  step("repairs", "Repairs", "13.3-a"))));

  private TurnOutline() {}

  private static SequenceOfPlay.Phase phase(
      String id, String title, String rule, SequenceOfPlay.Step... steps) {
    return new SequenceOfPlay.Phase(id, title, new RuleId(rule), List.of(steps));
  }

  private static SequenceOfPlay.Step step(String id, String title, String rule) {
    return new SequenceOfPlay.Step(id, title, new RuleId(rule));
  }
}
