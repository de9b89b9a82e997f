package umpire.weserubung.combat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The salvos of one side of a battle, each worked out once. */
final class Salvos {
  private final Hits hits;
  private final Map<List<Salvo.Die>, Salvo> known = new HashMap<>();
  private final Map<List<Salvo.Die>, OneClass> classes = new HashMap<>();
  private final Map<BitSet, Scores> scores = new HashMap<>();

  /** Of a side that scores these hits. */
  Salvos(Hits hits) {
    this.hits = hits;
    classes.put(List.of(), OneClass.NONE);
  }

  /** The combinations of hits that these salvos score. */
  Hits hits() {
    return hits;
  }

  /**
   * The salvo of these dice, which are sorted; at most as many of each class as the side has.
   */
  Salvo of(List<Salvo.Die> dice) {
    Salvo salvo = known.get(dice);
    if (salvo == null) {
      salvo = worked(dice);
      known.put(List.copyOf(dice), salvo);
    }
    return salvo;
  }

  private Salvo worked(List<Salvo.Die> dice) {
    long[] falls = new long[hits.size()];
    Arrays.fill(falls, 1);
    for (Fire fire : Fire.inOrder()) {
      OneClass of = ofClass(dice.stream().filter(die -> die.fire() == fire).toList());
      for (int number = 0; number < falls.length; number++) {
        falls[number] *= of.falls(hits.part(fire.place(), number));
      }
    }
    BitSet scored = new BitSet(falls.length);
    for (int number = 0; number < falls.length; number++) {
      scored.set(number, falls[number] > 0);
    }
    return new Salvo(
        dice.size(),
        scores.computeIfAbsent(scored, all -> new Scores(all, hits)),
        Arrays.stream(falls).filter(count -> count > 0).toArray());
  }

  private OneClass ofClass(List<Salvo.Die> dice) {
    OneClass known = classes.get(dice);
    if (known == null) {
      int others = dice.size() - 1;
      known = ofClass(dice.subList(0, others)).and(dice.get(others).needed());
      classes.put(List.copyOf(dice), known);
    }
    return known;
  }
}
