package umpire.fallschirmjaeger.rules;

import java.util.Optional;
import umpire.fallschirmjaeger.model.CounterMix;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.terrain.Crossings;
import umpire.fallschirmjaeger.terrain.Ferries;
import umpire.fallschirmjaeger.terrain.FightingGround;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.fallschirmjaeger.terrain.PlayArea;
import umpire.fallschirmjaeger.terrain.Railways;
import umpire.fallschirmjaeger.terrain.Waterways;
import umpire.fallschirmjaeger.terrain.ZonesOfControl;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;

/**
 * What every chapter looks into.
 *
 * @param pack the edition
 * @param mix its counters
 * @param costs of movement
 * @param zones of control
 * @param ground on which units fight
 * @param crossings of hexsides
 * @param area of play
 * @param ferries of the map
 * @param railways of the armoured train
 * @param waterways of ships
 */
public record ChapterContext(
    Pack pack,
    CounterMix mix,
    MovementCosts costs,
    ZonesOfControl zones,
    FightingGround ground,
    Crossings crossings,
    PlayArea area,
    Ferries ferries,
    Railways railways,
    Waterways waterways) {
  /** For an edition; throws IllegalArgumentException if a chart is missing. */
  public static ChapterContext of(Pack pack) {
    CounterMix mix = new CounterMix(pack);
    MapGraph map = pack.map();
    MovementCosts costs = new MovementCosts(pack);
    return new ChapterContext(
        pack,
        mix,
        costs,
        new ZonesOfControl(map, mix),
        new FightingGround(pack),
        new Crossings(map),
        new PlayArea(map),
        new Ferries(pack, costs),
        new Railways(map),
        new Waterways(map));
  }

  /** The map. */
  public MapGraph map() {
    return pack.map();
  }

  /** Why nothing is done in the hex: it lies outside the play area; empty if it lies within. */
  public Optional<Finding> outside(Position position, Place hex) {
    return Finding.forbidsUnless(
        area.has(position.calendar().terms(), hex), "5.0", new PlayWhy.OutsidePlay(hex));
  }

  /** A number that the text gives; throws IllegalArgumentException for another name. */
  public int number(String name) {
    return pack.<Integer>table("numbers-in-text").at(name, "value");
  }

  /** The first turn of what the text dates. */
  public int firstTurn(String name) {
    return pack.<Integer>table("turns-in-text").at(name, "first");
  }

  /** True if the turn lies within what the text dates. */
  public boolean due(String name, int turn) {
    return firstTurn(name) <= turn && turn <= pack.<Integer>table("turns-in-text").at(name, "last");
  }
}
