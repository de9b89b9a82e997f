package umpire.narvik.play.concealment;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Secret;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.terrain.Stacking;

/** 11 Which counter lies under which token: its side alone knows. */
public final class FaceDownCounters implements Secret<Position> {
  /** How often counters are exchanged anew before they are left as they lie. */
  private static final int TRIES = 20;

  private final ChapterContext chapterContext;
  private final CoveredCounters coveredCounters;

  /** The secret under an edition. */
  public FaceDownCounters(ChapterContext chapterContext, CoveredCounters coveredCounters) {
    this.chapterContext = chapterContext;
    this.coveredCounters = coveredCounters;
  }

  @Override
  public boolean mayBeHidden(Position position, Viewer viewer) {
    return Side.othersThan(viewer).stream()
        .anyMatch(side -> !coveredCounters.together(position, side).isEmpty());
  }

  /** What came face down together changes places, within the limits of stacking. */
  @Override
  @Rule({"11", "13.2"})
  public Position resampled(Position position, Viewer viewer, Chance chance) {
    Position other = position;
    for (Side side : Side.othersThan(viewer)) {
      for (List<String> together : coveredCounters.together(other, side)) {
        other = exchanged(other, side, together, chance);
      }
    }
    return other;
  }

  private Position exchanged(Position position, Side side, List<String> together, Chance chance) {
    for (int tries = 0; tries < TRIES; tries++) {
      Position dealt = coveredCounters.renamed(position, exchanged(together, chance));
      if (stacksHold(dealt, side)) {
        return dealt;
      }
    }
    return position;
  }

  private static Map<String, String> exchanged(List<String> together, Chance chance) {
    List<Integer> order = chance.shuffle(together.size());
    Map<String, String> names = new TreeMap<>();
    for (int i = 0; i < together.size(); i++) {
      names.put(together.get(order.get(i)), together.get(i));
    }
    return names;
  }

  /** 13.2: nobody takes a position for possible in which a hex holds more than it may. */
  private boolean stacksHold(Position position, Side side) {
    return chapterContext.mix().of(position, side).stream()
        .filter(Unit::faceDown)
        .noneMatch(
            unit -> chapterContext.stacking().in(position, side, unit.place()) > Stacking.LIMIT);
  }
}
