package umpire.weserubung.play.attackers;

import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** Why a piece cannot march to an attack, or a gun fire from a hex, by paragraph. */
final class ApproachReasons {
  private final MapFacts mapFacts;
  private final Approaches approaches;

  ApproachReasons(MapFacts mapFacts, Approaches approaches) {
    this.mapFacts = mapFacts;
    this.approaches = approaches;
  }

  /** Why the piece cannot attack the target from that hex; empty where it can. */
  @Rule({"9.0-riv-c", "10.2-2"})
  List<Finding> bars(Position position, Piece piece, Place from, Place target) {
    if (approaches.origins(position, piece, target).containsKey(from)) {
      return List.of();
    }
    return List.of(
        approaches.isKeptOffByRiver(position, piece, from, target)
            ? Finding.forbids(
                "9.0-riv-c", new OffensiveWhy.TooWeakToCross(piece.id(), from, target))
            : Finding.forbids("10.2-2", new OffensiveWhy.CannotReach(piece.id(), target)));
  }

  /**
   * Why the gun cannot fire at the target from that hex; empty where it can.
   *
   * @param coming how many more, or fewer, will be in a hex
   */
  @Rule({"3.2.5-c", "3.1-a"})
  List<Finding> barsGun(
      Position position, Piece gun, Place from, Place target, Map<Place, Integer> coming) {
    if (approaches.emplacements(position, gun, target, coming).contains(from)) {
      return List.of();
    }
    boolean comes =
        mapFacts.isLand(gun.place())
            && mapFacts.isLand(from)
            && mapFacts.map().neighbours(target).contains(from)
            && approaches.reaches(position, gun, from);
    return List.of(
        comes
            ? Finding.forbids(
                "3.1-a", new OffensiveWhy.NoRoomForGun(gun.id(), from, Stacking.LIMIT))
            : Finding.forbids("3.2.5-c", new OffensiveWhy.CannotReach(gun.id(), target)));
  }
}
