package umpire.fallschirmjaeger.model.chart;

import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** Cells of the charts that are several values at once. */
public final class Cells {
  private Cells() {}

  /**
   * A cell of the loss die of anti-aircraft fire (T-AA).
   *
   * @param aircraft Ju-52 points lost
   * @param steps that the unit loses
   */
  public record AntiAircraftLoss(int aircraft, int steps) {}

  /**
   * A cell of the losses of a scattered drop by terrain (T-DropLoss).
   *
   * @param steps that the unit loses
   * @param cancelled true if the drop is taken back
   */
  public record DropLoss(int steps, boolean cancelled) {}

  /**
   * A river ferry (1.1h, house data by r55).
   *
   * @param from one bank
   * @param to the other bank
   * @param points added to the cost of the hex where a unit lands
   */
  public record Ferry(Place from, Place to, Fraction points) {}

  /**
   * A cell of the air landing table (T-AirLanding).
   *
   * @param aircraft Ju-52 points lost
   * @param wreck true if the airfield bears a wreck from now on
   * @param scattered true if what it carries comes down elsewhere (1.8d)
   */
  public record LandingResult(int aircraft, boolean wreck, boolean scattered) {}

  /**
   * A cell of the barrage of a Ju-87b (1.9b).
   *
   * @param value of its barrage
   * @param losses false if it disorganises alone
   */
  public record StukaValue(int value, boolean losses) {}

  /**
   * A cell of the terrain table for combat or overrun (T-Terrain); D is the defender's (r4).
   *
   * @param use whether it has an effect of its own
   * @param attacker factor of the attacker's strength
   * @param defender factor of the defender's strength
   * @param prohibited true if no such attack can be made
   */
  @Rule("T-Terrain/r4")
  public record TerrainEffect(Use use, Fraction attacker, Fraction defender, boolean prohibited) {
    /** Whether the terrain speaks, or another one of the hex. */
    public enum Use {
      OWN,
      OTHER_TERRAIN,
      NO_EFFECT
    }
  }

  /**
   * A cell of the turn track (T-TurnTrack, house data by r52).
   *
   * @param day of May 1940
   * @param night true for a night turn (1.2)
   */
  @Rule({"T-TurnTrack", "T-TurnTrack/r52", "1.2"})
  public record TurnOfTrack(int day, boolean night) {
    /** The column of the points for who leaves in this turn (evacuation-points). */
    @Rule("4.0f")
    public String evacuation() {
      return day <= 10 ? "10" : day <= 12 ? "11-12" : "after-12";
    }
  }
}
