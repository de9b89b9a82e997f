package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand.Quarry;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.terrain.MapFacts;

/** 7.1-c, 7.1-d What flights attack: aircraft on the ground, and ships. */
public final class AirTargets {
  private final OrderOfBattle orderOfBattle;

  public AirTargets(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /**
   * What stands in a hex.
   *
   * @param fighters true if aircraft are on the ground there, fighters among them
   * @param others true if aircraft are on the ground there, and no fighters
   * @param ships true if ships lie there
   */
  public record Prey(boolean fighters, boolean others, boolean ships) {
    /** 7.3-a: bombers and Swordfish alone do not attack fighters. */
    public boolean isOpenTo(boolean fighterAlong) {
      return ships || others || (fighters && fighterAlong);
    }
  }

  /** Every hex with enemies of the side that flights attack, in order of id. */
  @Rule({"7.1-c", "7.1-d", "7.3-a"})
  Map<Place, Prey> of(Position position, Side side) {
    Map<Place, Prey> prey = new LinkedHashMap<>();
    for (Piece piece : orderOfBattle.pieces(position, side.other(), PieceKind.SHIPS_AND_AIRCRAFT)) {
      if (piece.isAboard() || MapFacts.isBox(piece.place())) {
        continue;
      }
      UnitKind unitKind = orderOfBattle.unit(piece.id()).arm();
      Prey here = prey.getOrDefault(piece.place(), new Prey(false, false, false));
      boolean fighters = here.fighters() || unitKind == UnitKind.FIGHTER;
      boolean others = !fighters && (here.others() || unitKind.isAir());
      prey.put(piece.place(), new Prey(fighters, others, here.ships() || unitKind.isShip()));
    }
    return prey;
  }

  /** 7.5-c: aircraft on a carrier are attacked with it alone. */
  private boolean isPrey(Piece piece, Side side) {
    return !piece.isAboard()
        && orderOfBattle.counter(piece.id()) instanceof WeserubungCounter.Unit unit
        && !unit.arm().isLand()
        && unit.nation().side() != side;
  }

  /** The enemies of the side in the hex that are such a quarry, in order of id. */
  public List<String> in(Position position, Place hex, Side side, Quarry quarry) {
    List<String> found = new ArrayList<>();
    for (Piece piece : position.in(hex)) {
      if (isPrey(piece, side)
          && orderOfBattle.unit(piece.id()).arm().isShip() == (quarry == Quarry.SHIPS)) {
        found.add(piece.id());
      }
    }
    return found;
  }

  /** What of it that flight may attack there. */
  public List<Quarry> open(Position position, Place hex, Side side, boolean fighterAlong) {
    List<Quarry> open = new ArrayList<>();
    List<String> aircraft = in(position, hex, side, Quarry.AIRCRAFT);
    if (!aircraft.isEmpty() && (fighterAlong || !hasFighter(aircraft))) {
      open.add(Quarry.AIRCRAFT);
    }
    if (!in(position, hex, side, Quarry.SHIPS).isEmpty()) {
      open.add(Quarry.SHIPS);
    }
    return open;
  }

  public boolean hasFighter(List<String> aircraft) {
    return aircraft.stream().anyMatch(id -> orderOfBattle.unit(id).arm() == UnitKind.FIGHTER);
  }
}
