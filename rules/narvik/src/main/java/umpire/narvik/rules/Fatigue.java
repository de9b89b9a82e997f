package umpire.narvik.rules;

import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.event.Event;
import umpire.narvik.event.FireEvent;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

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

  /**
   * 11.2 (ruling 21): fire or an air raid tires a unit. What it does to a face-down counter nobody
   * but its owner is told; one event follows whatever lies there, so that not even their number
   * tells.
   */
  @Rule("11.2/r21")
  public void tire(
      RulingInProgress<Position, Frame> ruling, Unit unit, int points, String rule, String cause) {
    if (!unit.faceDown()) {
      change(ruling, unit.id(), points, rule, cause);
      return;
    }
    int to = unit.fatigue() + Math.min(points, capacity(unit));
    Side side = mix.land(unit.id()).side();
    ruling.add(new FireEvent.HiddenUnderFire(side, unit.id(), unit.fatigue(), to));
  }

  /** A level changes by so many points, within its bounds. */
  @Rule({"10.1a", "10.1c", "10.1e"})
  public void change(
      RulingInProgress<Position, Frame> ruling,
      String unitId,
      int points,
      String rule,
      String cause) {
    Unit unit = ruling.position().units().get(unitId);
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
      ruling.add(new Event.FatigueChanged(unitId, unit.fatigue(), level, because));
    }
  }
}
