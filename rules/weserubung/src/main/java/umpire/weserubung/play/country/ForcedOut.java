package umpire.weserubung.play.country;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.CountryFrame.LeavingPort;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.SeaWays;

/** 10.12-c, 14.2.2 Ships that have left a captured port, under guns or among the enemy. */
final class ForcedOut {
  private final SeaWays ways;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final BattleStarts battleStarts;

  ForcedOut(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      Stacking stacking,
      BattleStarts battleStarts) {
    this.ways = new SeaWays(mapFacts);
    this.orderOfBattle = orderOfBattle;
    this.stacking = stacking;
    this.battleStarts = battleStarts;
  }

  /** The next ships are fired at, or fight; when there are none the port is done with. */
  void goOn(LeavingPort leaving, RulingInProgress<Position, Frame> ruling) {
    if (!comesUnderGuns(leaving, ruling)) {
      fight(leaving, ruling);
    }
  }

  /**
   * 14.2.2, r146: all that have come to one hex under guns are fired at together, before anybody
   * fights; they have no movement left to go on with.
   *
   * @return false if nobody is left who has not been fired at
   */
  @Rule({"14.2.2", "14.2.2/r146"})
  private boolean comesUnderGuns(LeavingPort leaving, RulingInProgress<Position, Frame> ruling) {
    if (leaving.exposed().isEmpty()) {
      return false;
    }
    Position position = ruling.position();
    Place hex = position.piece(leaving.exposed().getFirst()).place();
    List<String> here = new ArrayList<>(leaving.exposed());
    here.removeIf(ship -> !position.piece(ship).place().equals(hex));
    List<String> elsewhere = new ArrayList<>(leaving.exposed());
    elsewhere.removeAll(here);
    ruling.replaceFrame(leaving.with(elsewhere, leaving.driven()));
    int all =
        here.stream().mapToInt(ship -> orderOfBattle.unit(ship).movement()).max().orElseThrow();
    Voyage voyage =
        new Voyage(Routing.Errand.PASSAGE, here, leaving.port(), List.of(hex), all, false);
    ruling.pushFrame(new NavalFrame.UnderFire(voyage, false, 0));
    return true;
  }

  /** 10.12-c: at once, and those who were forced out attack. */
  @Rule("10.12-c")
  private void fight(LeavingPort leaving, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (String ship : leaving.driven()) {
      if (!position.forces().has(ship)) {
        continue;
      }
      Place place = position.piece(ship).place();
      Side side = orderOfBattle.side(ship);
      if (stacking.sails(position, place, side.other())) {
        List<String> others = new ArrayList<>(leaving.driven());
        others.removeIf(
            other -> !position.forces().has(other) || position.piece(other).place().equals(place));
        List<String> here = new ArrayList<>(leaving.driven());
        here.removeAll(others);
        here.removeIf(other -> !position.forces().has(other));
        ruling.replaceFrame(leaving.with(List.of(), others));
        battleStarts.begin(battle(position, leaving.port(), place, here), ruling);
        return;
      }
    }
    ruling.popFrame();
  }

  /** 8.4-s5: where they withdraw to is neither farther from the port nor the port itself. */
  @Rule("8.4-s5")
  private Fight battle(Position position, Place port, Place place, List<String> attackers) {
    Side side = orderOfBattle.side(attackers.getFirst());
    Set<Place> barred = new TreeSet<>(Set.of(port));
    barred.addAll(ways.beyond(port, place));
    List<String> enemies = stacking.units(position, place, side.other(), UnitKind.Element.SEA);
    return new Fight(
        BattleKind.NAVAL,
        place,
        Fight.Camp.of(side, attackers, barred),
        Fight.Camp.of(side.other(), enemies),
        Set.of());
  }
}
