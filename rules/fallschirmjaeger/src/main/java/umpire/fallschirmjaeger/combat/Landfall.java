package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.terrain.Scatter;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.ThrownDice;
import umpire.kernel.hex.Place;

/**
 * 1.8d Where something comes down that is scattered.
 *
 * @param direction die
 * @param distance sum of two dice (r11)
 * @param hex one, or none beyond the map
 */
public record Landfall(int direction, int distance, List<Place> hex) {
  public Landfall {
    hex = List.copyOf(hex);
  }

  /** The dice, for whoever is scattered by them. */
  Finding scatters(String unit) {
    return Finding.notes("1.8d", new CombatWhy.Scatters(unit, direction, distance));
  }

  static Landfall thrown(Scatter scatter, Place target, ThrownDice dice) {
    int direction = dice.next();
    int distance = dice.next() + dice.next();
    return new Landfall(
        direction, distance, scatter.from(target, direction, distance).stream().toList());
  }
}
