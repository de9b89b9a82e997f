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
  public boolean settles(RulingInProgress<Position, Frame> rulingInProgress) {
    Position position = rulingInProgress.position();
    for (Piece piece : position.forces().pieces().values()) {
      if ((piece.reduced() || piece.isAboard()) // nothing follows for any other
          && orderOfBattle.isUnit(piece.id())
          && settles(piece, rulingInProgress)) {
        return true;
      }
    }
    return false;
  }

  private boolean settles(Piece piece, RulingInProgress<Position, Frame> rulingInProgress) {
    Position position = rulingInProgress.position();
    UnitKind unitKind = orderOfBattle.unit(piece.id()).arm();
    return switch (unitKind) {
      case TRANSPORT -> piece.reduced() && unloads(piece, rulingInProgress);
      case CARRIER -> piece.reduced() && crowds(piece, rulingInProgress);
      case FIGHTER, TORPEDO_FIGHTER ->
          piece.isAboard()
              && !position.forces().has(piece.aboard())
              && alights(piece, rulingInProgress);
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
  private boolean unloads(Piece transport, RulingInProgress<Position, Frame> rulingInProgress) {
    List<String> cargo = cargo(rulingInProgress.position(), transport);
    if (cargo.size() <= OrderOfBattle.load(transport)) {
      return false;
    }
    rulingInProgress.pushFrame(
        new FightFrame.Unloading(loser(rulingInProgress, transport, cargo), transport.id(), cargo));
    return true;
  }

  /** r145: of two players' units they choose whose ship it is. */
  @Rule("3.4.5-e/r145")
  private Seat loser(
      RulingInProgress<Position, Frame> rulingInProgress, Piece transport, List<String> cargo) {
    Seat first = owner(rulingInProgress, cargo.getFirst());
    boolean alone = cargo.stream().allMatch(unit -> owner(rulingInProgress, unit).equals(first));
    return alone ? first : owner(rulingInProgress, transport.id());
  }

  public void lose(String cargo, RulingInProgress<Position, Frame> rulingInProgress) {
    losses.destroy(
        cargo, Finding.forbids("3.4.5-e", new FightWhy.NoRoomAboard(cargo)), rulingInProgress);
  }

  /** 3.4.2-c/r38: of two fighters on a carrier that is damaged the owner chooses who suffers. */
  @Rule({"3.4.2-c", "3.4.2-c/r38"})
  private boolean crowds(Piece carrier, RulingInProgress<Position, Frame> rulingInProgress) {
    List<String> fighters = bases.aboard(rulingInProgress.position(), carrier);
    if (fighters.size() <= AirBases.deck(carrier)) {
      return false;
    }
    rulingInProgress.pushFrame(
        new FightFrame.Crowding(owner(rulingInProgress, carrier.id()), carrier.id(), fighters));
    return true;
  }

  /** 3.4.2-c: the fighter is reduced, or destroyed if it was, and lands elsewhere. */
  public void forsake(String fighter, RulingInProgress<Position, Frame> rulingInProgress) {
    losses.bear(fighter, 1, rulingInProgress);
    if (rulingInProgress.position().forces().has(fighter)) {
      alights(rulingInProgress.position().piece(fighter), rulingInProgress);
    }
  }

  /** 3.4.2-c: it lands where its owner likes, in reach; without a base in reach it is lost. */
  @Rule("3.4.2-c")
  private boolean alights(Piece fighter, RulingInProgress<Position, Frame> rulingInProgress) {
    AirBases.Reach reach = bases.from(rulingInProgress.position(), fighter.id());
    int ways = reach.fields().size() + reach.carriers().size();
    if (ways == 0) {
      losses.destroy(
          fighter.id(),
          Finding.forbids("3.4.2-c", new FightWhy.NoBaseInReach(fighter.id())),
          rulingInProgress);
    } else if (ways > 1) {
      rulingInProgress.pushFrame(
          new FightFrame.Alighting(
              owner(rulingInProgress, fighter.id()),
              fighter.id(),
              reach.fields(),
              reach.carriers()));
    } else if (reach.carriers().isEmpty()) {
      lands(fighter.id(), reach.fields().getFirst(), "", rulingInProgress);
    } else {
      landsAboard(fighter.id(), reach.carriers().getFirst(), rulingInProgress);
    }
    return true;
  }

  public void lands(
      String fighter,
      Place base,
      String carrier,
      RulingInProgress<Position, Frame> rulingInProgress) {
    rulingInProgress.add(new FightEvent.FighterAlighted(fighter, base, carrier));
  }

  public void landsAboard(
      String fighter, String carrier, RulingInProgress<Position, Frame> rulingInProgress) {
    lands(fighter, rulingInProgress.position().piece(carrier).place(), carrier, rulingInProgress);
  }

  private Seat owner(RulingInProgress<Position, Frame> rulingInProgress, String counter) {
    return rulingInProgress.position().conventions().seat(orderOfBattle.nation(counter));
  }
}
