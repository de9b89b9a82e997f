package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import umpire.kernel.hex.Place;
import umpire.weserubung.terrain.LandWays;

/**
 * 10.2-2 What each land unit and general of a side could attack, worked out once for a decision.
 *
 * @param land whose numbers the targets are marked by
 * @param targets by counter in order of id, for everybody who has an action left and can get at
 *     somebody
 */
public record PossibleAttackers(LandWays land, Map<String, BitSet> targets) {
  /** What those of them could attack, by id. */
  public List<Place> targets(Predicate<String> who) {
    BitSet within = new BitSet();
    for (Map.Entry<String, BitSet> one : targets.entrySet()) {
      if (who.test(one.getKey())) {
        within.or(one.getValue());
      }
    }
    return land.marked(within);
  }

  /** Those of them who could attack the hex, by id. */
  public List<String> of(Place target, Predicate<String> who) {
    List<String> able = new ArrayList<>();
    for (Map.Entry<String, BitSet> one : targets.entrySet()) {
      if (land.isMarked(target, one.getValue()) && who.test(one.getKey())) {
        able.add(one.getKey());
      }
    }
    return able;
  }
}
