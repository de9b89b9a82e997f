package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.state.AirPower;

/**
 * One land assault (15.1): the two air dice, if air points are committed, and the combat die.
 *
 * @param attacker the side that attacks
 * @param target the attacked hex
 * @param attackers infantry and tanks, at least one
 * @param guns attacking artillery
 * @param ships bombarding ships
 * @param airPoints committed, 0 to 30; 0 unless the Germans attack
 * @param defenders every enemy unit in the hex, at least one, artillery included
 * @param defensiveGuns artillery that supports the defence from elsewhere
 * @param badWeatherAtNarvik true if that weather holds (7.0)
 * @param emergencyAirSupport true in the turn of the Allied declaration (18.2)
 * @param bases number of Allied bases, 0 to 2 (19.4)
 * @param landing true for a contested amphibious landing (20.3.1)
 */
public record AssaultBrief(
    Side attacker,
    Place target,
    List<Fighter> attackers,
    List<Fighter> guns,
    List<Bombardment> ships,
    int airPoints,
    List<Fighter> defenders,
    List<Fighter> defensiveGuns,
    boolean badWeatherAtNarvik,
    boolean emergencyAirSupport,
    int bases,
    boolean landing)
    implements CombatBrief {
  public AssaultBrief {
    attackers = List.copyOf(attackers);
    guns = List.copyOf(guns);
    ships = List.copyOf(ships);
    defenders = List.copyOf(defenders);
    defensiveGuns = List.copyOf(defensiveGuns);
    if (attackers.isEmpty() || defenders.isEmpty()) {
      throw new IllegalArgumentException("an assault has attackers and defenders");
    }
    if (airPoints < 0
        || airPoints > AirPower.MOST_POINTS
        || (airPoints > 0 && attacker != Side.GERMAN)) {
      throw new IllegalArgumentException("air points are 0 to 30 and the Germans' (18.1)");
    }
    if (bases < 0 || bases > 2) {
      throw new IllegalArgumentException("the Allies have 0 to 2 bases (19.4)");
    }
    if (landing && (attacker != Side.ALLIED || !guns.isEmpty())) {
      throw new IllegalArgumentException("the Allies land, and without artillery (20.3.1)");
    }
  }

  /** A land assault. */
  public AssaultBrief(
      Side attacker,
      Place target,
      List<Fighter> attackers,
      List<Fighter> guns,
      List<Bombardment> ships,
      int airPoints,
      List<Fighter> defenders,
      List<Fighter> defensiveGuns,
      boolean badWeatherAtNarvik,
      boolean emergencyAirSupport,
      int bases) {
    this(
        attacker,
        target,
        attackers,
        guns,
        ships,
        airPoints,
        defenders,
        defensiveGuns,
        badWeatherAtNarvik,
        emergencyAirSupport,
        bases,
        false);
  }
}
