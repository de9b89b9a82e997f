package umpire.weserubung.play.aircraft;

import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.AirEvent;

/** 10.4-b, 10.8 The die of parachutists who jump, by whom they come down among. */
public enum ParachuteRoll {
  /** 10.8-b: nobody is there. */
  VACANT("10.8-b", 8),
  /** 10.8-c: among the enemy, in an offensive by air alone. */
  ALONE("10.8-c", 7),
  /** 10.4-b: among the enemy, whom others attack, too. */
  BESIDE_OTHERS("10.4-b", 7);

  private final String rule;
  private final int needed;

  ParachuteRoll(String rule, int needed) {
    this.rule = rule;
    this.needed = needed;
  }

  /** The paragraph that calls for the die. */
  public RuleId rule() {
    return new RuleId(rule);
  }

  /** What the die says of the unit: above the highest with which it succeeds it is reduced. */
  @Rule({"10.4-b", "10.8-b", "10.8-c"})
  public AirEvent.ParachutistsJumped thrown(String unit, Place place, int die) {
    return new AirEvent.ParachutistsJumped(unit, place, die, needed, rule);
  }
}
