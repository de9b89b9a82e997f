package umpire.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Pending;

/** What a walk has met so far. */
final class Tally {
  private final Set<String> frames = new TreeSet<>();
  private final Set<String> commands = new TreeSet<>();
  private int inputs;
  private int refused;
  private int mostValues;

  int inputs() {
    return inputs;
  }

  void input() {
    inputs++;
  }

  void input(Object command) {
    inputs++;
    commands.add(command.getClass().getSimpleName());
  }

  void refusal() {
    refused++;
  }

  void frames(List<?> agenda) {
    agenda.forEach(frame -> frames.add(frame.getClass().getSimpleName()));
  }

  void decision(Pending.Choices<Object> choices) {
    choices
        .asked()
        .values()
        .forEach(asked -> mostValues = Math.max(mostValues, asked.offers().size()));
  }

  WalkReport report(String game, String scenario, long seed, Match match, Outcome outcome) {
    return new WalkReport(
        game, scenario, seed, inputs, match.seq(), refused, mostValues, frames, commands, outcome);
  }
}
