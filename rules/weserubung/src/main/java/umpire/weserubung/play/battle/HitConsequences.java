package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 3.4.2, 3.4.5 What follows from hits: a damaged transport holds one unit, a damaged carrier one
 * fighter, and a fighter without a carrier lands elsewhere or is lost. Read from the position, so
 * whoever had units hit by other means than a battle may ask, too.
 */
public final class HitConsequences {
  private final OrderOfBattle orderOfBattle;
  private final Losses losses;
  private final AirBases bases;

  public HitConsequences(OrderOfBattle orderOfBattle, Losses losses, AirBases bases) {
    this.orderOfBattle = orderOfBattle;
    this.losses = losses;
    this.bases = bases;
  }

  /**
   * Settles the next thing that follows from hits, or pushes the frame that asks its owner; the
   * frame below is run again after that.
   *
   * @return false if there was nothing to settle
   */
  public boolean settles(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (Piece piece : position.forces().pieces().values()) {
      if ((piece.reduced() || piece.isAboard()) // nothing follows for any other
          && orderOfBattle.isUnit(piece.id())
          && settles(piece, ruling)) {
        return true;
      }
    }
    return false;
  }

  private boolean settles(Piece piece, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    UnitKind unitKind = orderOfBattle.unit(piece.id()).arm();
    return switch (unitKind) {
      case TRANSPORT -> piece.reduced() && unloads(piece, ruling);
      case CARRIER -> piece.reduced() && crowds(piece, ruling);
      case FIGHTER, TORPEDO_FIGHTER ->
          piece.isAboard() && !position.forces().has(piece.aboard()) && alights(piece, ruling);
      case INFANTRY,
          MOUNTAIN_INFANTRY,
          PARACHUTISTS,
          MOTORISED,
          CAVALRY,
          ARTILLERY,
          MOUNTAIN_ARTILLERY,
          BOMBER,
          AIR_TRANSPORT,
          BATTLESHIP,
          HEAVY_CRUISER,
          LIGHT_CRUISER,
          DESTROYER,
          SUBMARINE ->
          false;
    };
  }

  private List<String> cargo(Position position, Piece carrier) {
    List<String> aboard = new ArrayList<>();
    for (Piece piece : position.in(carrier.place())) {
      if (piece.aboard().equals(carrier.id())
          && orderOfBattle.isUnit(piece.id())
          && orderOfBattle.unit(piece.id()).arm().isLand()) {
        aboard.add(piece.id());
      }
    }
    return aboard;
  }

  /**
   * 3.4.5-e: of two land units aboard a transport that is damaged one is destroyed; not of those
   * aboard an aircraft (r110).
   */
  @Rule({"3.4.5-e", "3.3.3-c/r110"})
  private boolean unloads(Piece transport, RulingInProgress<Position, Frame> ruling) {
    List<String> cargo = cargo(ruling.position(), transport);
    if (cargo.size() <= OrderOfBattle.load(transport)) {
      return false;
    }
    ruling.pushFrame(
        new FightFrame.Unloading(loser(ruling, transport, cargo), transport.id(), cargo));
    return true;
  }

  /** r145: of two players' units they choose whose ship it is. */
  @Rule("3.4.5-e/r145")
  private Seat loser(
      RulingInProgress<Position, Frame> ruling, Piece transport, List<String> cargo) {
    Seat first = owner(ruling, cargo.getFirst());
    boolean alone = cargo.stream().allMatch(unit -> owner(ruling, unit).equals(first));
    return alone ? first : owner(ruling, transport.id());
  }

  public void lose(String cargo, RulingInProgress<Position, Frame> ruling) {
    losses.destroy(cargo, Finding.forbids("3.4.5-e", new FightWhy.NoRoomAboard(cargo)), ruling);
  }

  /** 3.4.2-c/r38: of two fighters on a carrier that is damaged the owner chooses who suffers. */
  @Rule({"3.4.2-c", "3.4.2-c/r38"})
  private boolean crowds(Piece carrier, RulingInProgress<Position, Frame> ruling) {
    List<String> fighters = bases.aboard(ruling.position(), carrier);
    if (fighters.size() <= AirBases.deck(carrier)) {
      return false;
    }
    ruling.pushFrame(new FightFrame.Crowding(owner(ruling, carrier.id()), carrier.id(), fighters));
    return true;
  }

  /** 3.4.2-c: the fighter is reduced, or destroyed if it was, and lands elsewhere. */
  public void forsake(String fighter, RulingInProgress<Position, Frame> ruling) {
    losses.bear(fighter, 1, ruling);
    if (ruling.position().forces().has(fighter)) {
      alights(ruling.position().piece(fighter), ruling);
    }
  }

  /** 3.4.2-c: it lands where its owner likes, in reach; without a base in reach it is lost. */
  @Rule("3.4.2-c")
  private boolean alights(Piece fighter, RulingInProgress<Position, Frame> ruling) {
    AirBases.Reach reach = bases.from(ruling.position(), fighter.id());
    int ways = reach.fields().size() + reach.carriers().size();
    if (ways == 0) {
      losses.destroy(
          fighter.id(),
          Finding.forbids("3.4.2-c", new FightWhy.NoBaseInReach(fighter.id())),
          ruling);
    } else if (ways > 1) {
      ruling.pushFrame(
          new FightFrame.Alighting(
              owner(ruling, fighter.id()), fighter.id(), reach.fields(), reach.carriers()));
    } else if (reach.carriers().isEmpty()) {
      lands(fighter.id(), reach.fields().getFirst(), "", ruling);
    } else {
      landsAboard(fighter.id(), reach.carriers().getFirst(), ruling);
    }
    return true;
  }

  public void lands(
      String fighter, Place base, String carrier, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new FightEvent.FighterAlighted(fighter, base, carrier));
  }

  public void landsAboard(
      String fighter, String carrier, RulingInProgress<Position, Frame> ruling) {
    lands(fighter, ruling.position().piece(carrier).place(), carrier, ruling);
  }

  private Seat owner(RulingInProgress<Position, Frame> ruling, String counter) {
    return ruling.position().conventions().seat(orderOfBattle.nation(counter));
  }
}
