package umpire.weserubung.play.battle;

import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 10.5-b, 10.5-d Where defenders may retreat to. */
public final class RetreatHexes {
  private final Stacking stacking;
  private final MapFacts mapFacts;

  public RetreatHexes(Stacking stacking, MapFacts mapFacts) {
    this.stacking = stacking;
    this.mapFacts = mapFacts;
  }

  /**
   * Adjacent hexes of land without an enemy and with room, with how many more they hold; no town or
   * base of the enemy's; none that is barred to this camp (10.9-b).
   */
  @Rule({"10.5-b", "10.5-d", "10.9-b", "3.1-a"})
  public Map<Place, Integer> of(Position position, Fight fight) {
    Side side = fight.defender().side();
    Map<Place, Integer> hexes = new TreeMap<>();
    for (Place hex : mapFacts.map().neighbours(fight.place())) {
      int room = stacking.room(position, hex, side, UnitKind.Element.LAND);
      if (room > 0
          && mapFacts.isLand(hex)
          && !mapFacts.barsLand(fight.place(), hex)
          && !stacking.holds(position, hex, side.other())
          && !isStronghold(position, hex, side.other())
          && !fight.defender().barred().contains(hex)) {
        hexes.put(hex, room);
      }
    }
    return hexes;
  }

  private boolean isStronghold(Position position, Place hex, Side enemy) {
    boolean base = mapFacts.isAirfield(hex) || position.country().isLakeBase(hex, enemy);
    return (mapFacts.isTown(hex) || base) && position.country().control(hex) == enemy;
  }
}
