package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import umpire.kernel.hex.Place;

/**
 * 10.2-2 What each land unit and general of a side could attack, worked out once for a decision.
 *
 * @param targets by counter, for everybody who has an action left and can get at somebody
 */
public record Assailants(Map<String, Set<Place>> targets) {
  /** What those of them could attack. */
  public Set<Place> targets(Predicate<String> who) {
    Set<Place> within = new TreeSet<>();
    for (Map.Entry<String, Set<Place>> one : targets.entrySet()) {
      if (who.test(one.getKey())) {
        within.addAll(one.getValue());
      }
    }
    return within;
  }

  /** Those of them who could attack the hex, by id. */
  public List<String> of(Place target, Predicate<String> who) {
    List<String> able = new ArrayList<>();
    for (Map.Entry<String, Set<Place>> one : targets.entrySet()) {
      if (one.getValue().contains(target) && who.test(one.getKey())) {
        able.add(one.getKey());
      }
    }
    return able;
  }
}
