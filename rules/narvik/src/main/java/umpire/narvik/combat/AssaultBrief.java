package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Brief;
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
    Brief.require(
        !attackers.isEmpty() && !defenders.isEmpty(), "an assault has attackers and defenders");
    int most = attacker == Side.GERMAN ? AirPower.MOST_POINTS : 0;
    Brief.require(
        airPoints >= 0 && airPoints <= most, "air points are 0 to 30 and the Germans' (18.1)");
    Brief.require(bases >= 0 && bases <= 2, "the Allies have 0 to 2 bases (19.4)");
    Brief.require(
        !landing || (attacker == Side.ALLIED && guns.isEmpty()),
        "the Allies land, and without artillery (20.3.1)");
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
