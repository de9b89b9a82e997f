package umpire.weserubung.combat.odds.salvo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.weserubung.combat.Fire;

/** The salvos of one side of a battle, each worked out once. */
public final class Salvos {
  private final Hits hits;
  private final Map<List<Salvo.Die>, Salvo> known = new HashMap<>();
  private final Map<List<Salvo.Die>, OneClass> classes = new HashMap<>();
  private final Map<Long, Scores> scores = new HashMap<>();

  /** Of a side that scores these hits. */
  public Salvos(Hits hits) {
    this.hits = hits;
  }

  /** The combinations of hits that these salvos score. */
  public Hits hits() {
    return hits;
  }

  /** The salvo of these dice, which are sorted; of each class at most as many as the side has. */
  public Salvo of(List<Salvo.Die> dice) {
    Salvo salvo = known.get(dice);
    if (salvo == null) {
      salvo = worked(byClass(dice));
      known.put(List.copyOf(dice), salvo);
    }
    return salvo;
  }

  private List<OneClass> byClass(List<Salvo.Die> dice) {
    List<OneClass> classes = new ArrayList<>();
    int from = 0;
    for (Fire fire : Fire.inOrder()) {
      int end = from;
      while (end < dice.size() && dice.get(end).fire() == fire) {
        end++;
      }
      classes.add(ofClass(dice.subList(from, end)));
      from = end;
    }
    return classes;
  }

  private OneClass ofClass(List<Salvo.Die> dice) {
    if (dice.isEmpty()) {
      return OneClass.NONE;
    }
    OneClass known = classes.get(dice);
    if (known == null) {
      int others = dice.size() - 1;
      known = ofClass(dice.subList(0, others)).and(dice.get(others).needed());
      classes.put(List.copyOf(dice), known);
    }
    return known;
  }

  private Salvo worked(List<OneClass> classes) {
    int dice = 0;
    long shape = 0;
    for (OneClass one : classes) {
      dice += one.dice();
      shape = shape << OneClass.SHAPE_BITS | one.shape();
    }
    Scores scored = scores.computeIfAbsent(shape, _ -> hits.scoredBy(classes));
    long[] falls = new long[scored.hits().length];
    for (int i = 0; i < falls.length; i++) {
      falls[i] = hits.falls(scored.hits()[i], classes);
    }
    return new Salvo(dice, scored, falls);
  }
}
