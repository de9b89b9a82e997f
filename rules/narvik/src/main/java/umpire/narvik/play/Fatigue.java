package umpire.narvik.play;

import umpire.kernel.cite.Effect;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;
import umpire.kernel.cite.Rule;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Unit;
import umpire.narvik.model.Why;

/**
 * 10.1 Fatigue: only infantry bears it; a level stays between zero and the unit's limit, and what
 * would exceed the limit stops there.
 */
public final class Fatigue {
  private final CounterMix mix;
  private final Table<Integer> house;
  private final Table<Integer> text;

  public Fatigue(Pack pack, CounterMix mix) {
    this.mix = mix;
    this.house = pack.table("fatigue");
    this.text = pack.table("fatigue-in-text");
  }

  /** The points of a cause on the fatigue table, which is house data. */
  public int onTable(String cause) {
    return house.at(cause, "points");
  }

  /** The points of a cause that the text gives. */
  public int inText(String cause) {
    return text.at(cause, "points");
  }

  /** How many points more the unit can bear; 0 for units without fatigue. */
  @Rule({"10", "10.1c"})
  public int capacity(Unit unit) {
    return Math.max(0, mix.land(unit.id()).fatigueLimit() - unit.fatigue());
  }

  /** A level changes by so many points, within its bounds. */
  @Rule({"10.1a", "10.1c", "10.1e"})
  public void change(Course course, String unitId, int points, String rule, String cause) {
    Unit unit = course.position().units().get(unitId);
    if (unit == null) {
      return; // eliminated in this action
    }
    int limit = mix.land(unitId).fatigueLimit();
    int level = Math.clamp(unit.fatigue() + points, 0, limit);
    if (level != unit.fatigue()) {
      Finding because =
          Finding.of(
              rule,
              new Why.FatigueCause(unitId, cause, level - unit.fatigue()),
              new Effect.Costs(Fraction.of(level - unit.fatigue())));
      course.add(new Event.FatigueChanged(unitId, unit.fatigue(), level, because));
    }
  }
}
