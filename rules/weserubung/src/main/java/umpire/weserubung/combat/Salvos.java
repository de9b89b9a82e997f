package umpire.weserubung.combat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The salvos of a battle, each worked out once, from that with one die fewer. */
final class Salvos {
  private final Hits hits = new Hits();
  private final Map<List<Salvo.Die>, Salvo> known = new HashMap<>();

  Salvos() {
    known.put(List.of(), Salvo.NONE);
  }

  /** The combinations of hits that these salvos score. */
  Hits hits() {
    return hits;
  }

  /** The salvo of these dice, which are sorted; IllegalArgumentException for too many. */
  Salvo of(List<Salvo.Die> dice) {
    Salvo salvo = known.get(dice);
    if (salvo == null) {
      int others = dice.size() - 1;
      salvo = of(dice.subList(0, others)).and(dice.get(others), hits);
      known.put(List.copyOf(dice), salvo);
    }
    return salvo;
  }
}
