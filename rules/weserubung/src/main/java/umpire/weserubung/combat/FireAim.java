package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Reason;
import umpire.kernel.citation.Rounding;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.why.CombatWhy;

/**
 * A unit that is about to fire, and the number it needs.
 *
 * @param unit who fires
 * @param rule the paragraph by which it fires
 * @param attacker true if it is the attacker's
 * @param printed the strength that counts here; whose is 0, nothing raises (r95)
 * @param points what the strength becomes, not yet kept within 0 and 10
 * @param changes what changed it
 */
public record FireAim(
    Combatant unit, String rule, boolean attacker, int printed, int points, List<Finding> changes) {
  public FireAim {
    changes = List.copyOf(changes);
  }

  /** With the printed strength. */
  static FireAim at(Combatant unit, boolean attacker, String rule, int printed) {
    return new FireAim(unit, rule, attacker, printed, printed, List.of());
  }

  /** Who does not fire at all, and why. */
  static FireAim none(Combatant unit, boolean attacker, String rule, Reason because) {
    return new FireAim(
        unit, rule, attacker, 0, 0, List.of(Finding.of(rule, because, new Effect.Forbids())));
  }

  /** So many points more, or fewer, if it holds; nothing raises a printed 0. */
  @Rule({"3.0-b/r95", "3.2.3-e"})
  FireAim plus(boolean holds, int more, String because, Reason why) {
    return holds && printed > 0
        ? changed(points + more, Finding.of(because, why, new Effect.Adds(more)))
        : this;
  }

  /** Half of it, rounded up, if it holds; before all else (Q38). */
  FireAim halved(boolean holds, String because, Reason why) {
    return holds && printed > 0
        ? changed((points + 1) / 2, Finding.of(because, why, new Effect.Times(new Fraction(1, 2))))
            .changed((points + 1) / 2, Finding.of(because, why, new Effect.Rounds(Rounding.UP)))
        : this;
  }

  /** With a note that changes nothing, if it holds. */
  FireAim noting(boolean holds, String because, Reason why) {
    return holds ? changed(points, Finding.notes(because, why)) : this;
  }

  /** The highest roll that hits, 0 to 10; whose is 0 throws no die (r94). */
  @Rule({"3.0-b", "3.0-b/r94"})
  public int needed() {
    return printed == 0 ? 0 : Math.clamp(points, 0, Battlefield.SIDES);
  }

  /** Every modifier, and what comes of it. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(changes);
    if (needed() > 0) {
      findings.add(Finding.notes(rule, new CombatWhy.HitsWith(unit.unit(), needed())));
    } else if (changes.stream().noneMatch(one -> one.effect() instanceof Effect.Forbids)) {
      findings.add(Finding.notes("3.0-b/r94", new CombatWhy.NoChance(unit.unit())));
    }
    return findings;
  }

  private FireAim changed(int now, Finding finding) {
    List<Finding> more = new ArrayList<>(changes);
    more.add(finding);
    return new FireAim(unit, rule, attacker, printed, now, more);
  }
}
