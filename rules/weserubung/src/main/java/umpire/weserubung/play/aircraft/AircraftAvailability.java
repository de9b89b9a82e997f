package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.CarrierRole;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;

/** 3.3 Which aircraft may take off, and what for, in every phase. */
public final class AircraftAvailability {
  /** 3.3-d: actions in a turn. */
  private static final int ACTIONS = 2;

  private final OrderOfBattle orderOfBattle;

  public AircraftAvailability(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** True for an aircraft, false for any other counter. */
  public boolean isAircraft(Piece piece) {
    return orderOfBattle.is(piece.id(), UnitKind.Element.AIR);
  }

  /** The side's aircraft, wherever they are, in order of id. */
  public List<Piece> of(Position position, Side side) {
    return orderOfBattle.pieces(position, side, PieceKind.AIRCRAFT);
  }

  public UnitKind arm(String id) {
    return orderOfBattle.unit(id).arm();
  }

  CarrierRole deck(String id) {
    return orderOfBattle.unit(id).deck();
  }

  public int movement(String id) {
    return orderOfBattle.unit(id).movement();
  }

  public Side side(String id) {
    return orderOfBattle.side(id);
  }

  public Seat seat(Position position, String id) {
    return position.conventions().seat(orderOfBattle.nation(id));
  }

  /** 3.3-f: what the slowest of them has. */
  @Rule("3.3-b")
  public int movement(List<String> aircraft) {
    int least = Integer.MAX_VALUE;
    for (String id : aircraft) {
      if (orderOfBattle.isUnit(id) && orderOfBattle.unit(id).arm().isAir()) {
        least = Math.min(least, orderOfBattle.unit(id).movement());
      }
    }
    return least;
  }

  /** The paragraph by which the aircraft may not take off now, if any. */
  @Rule({"3.3-d", "3.3.1-e", "14.2-c", "14.2-c/r62"})
  public Optional<Finding> grounded(Position position, Piece piece) {
    String id = piece.id();
    if (!isRested(position, piece)) {
      return Optional.of(Finding.forbids("3.3-d", new AirWhy.AircraftSpent(id)));
    }
    if (piece.is(Mark.GROUNDED)) {
      return Optional.of(Finding.forbids("3.3.1-e", new AirWhy.AircraftGrounded(id)));
    }
    if (isSurprised(position, id)) {
      return Optional.of(Finding.forbids("14.2-c", new AirWhy.NorwaySurprised(id)));
    }
    return Optional.empty();
  }

  /** 3.3-d: true if it has an action left, that of this phase. */
  @Rule("3.3-d")
  public static boolean isRested(Position position, Piece piece) {
    return piece.acted().size() < ACTIONS && !piece.acted().contains(position.calendar().phase());
  }

  /** True if the aircraft may take off: an action is left, one of this phase, and it may fly. */
  @Rule({"3.3-a", "11.0-a/r32"})
  public boolean mayTakeOff(Position position, Piece piece) {
    return isAircraft(piece) && isRested(position, piece) && mayFly(position, piece);
  }

  /** True if it may leave the ground at all, be it only to get away. */
  @Rule({"3.3.1-e", "14.2-c", "14.2-c/r62"})
  public boolean mayFly(Position position, Piece aircraft) {
    return !aircraft.is(Mark.GROUNDED) && !isSurprised(position, aircraft.id());
  }

  /** 14.2-c, r62: Norwegian aircraft on 9 to 12 April. */
  private boolean isSurprised(Position position, String id) {
    return orderOfBattle.nation(id) == Nation.NORWAY && position.calendar().turn() == 1;
  }

  /** 3.3.1-f: those of limited use of decks never take off from a carrier to fight. */
  @Rule("3.3.1-f")
  public boolean fightsFromThere(Piece piece) {
    return !piece.isAboard() || deck(piece.id()) == CarrierRole.FREE;
  }

  /** 3.3.3-a: transports do not attack; whoever has no strength against ships has none. */
  @Rule({"3.3.3-a", "3.3.1-f"})
  public boolean mayStrike(Position position, Piece piece) {
    return attacks(piece.id()) && mayTakeOff(position, piece) && fightsFromThere(piece);
  }

  /** 3.3.3-a: true for aircraft but transports. */
  @Rule("3.3.3-a")
  public boolean attacks(String id) {
    return orderOfBattle.is(id, UnitKind.Element.AIR) && arm(id) != UnitKind.AIR_TRANSPORT;
  }

  /** 3.3.3-c: how many land units an air transport takes. */
  @Rule({"3.3.3-c", "3.3.3-c/r5"})
  public static int capacity(Piece transport) {
    return OrderOfBattle.load(transport);
  }

  /** 7.2: fighters intercept, not Swordfish, bombers or transports. */
  @Rule({"3.3.1-a", "3.3.1-h", "3.3.2-a", "3.3.1-a/r16"})
  public boolean mayIntercept(Position position, Piece piece) {
    return orderOfBattle.is(piece.id(), UnitKind.FIGHTER)
        && mayTakeOff(position, piece)
        && fightsFromThere(piece);
  }

  /** 7.1-b/r86: where it takes off: the carrier that it is on, or else the hex or box. */
  @Rule("7.1-b/r86")
  public static String base(Piece aircraft) {
    return aircraft.isAboard() ? aircraft.aboard() : aircraft.place().id();
  }

  /** 7.1-b/r86: the seat's aircraft that may do so, by the place or carrier where they are. */
  public Map<String, List<Piece>> byBase(Position position, Seat seat, boolean toStrike) {
    Map<String, List<Piece>> bases = new LinkedHashMap<>();
    for (Piece piece : of(position, MatchAgreements.side(seat))) {
      if (seat(position, piece.id()).equals(seat)
          && (toStrike ? mayStrike(position, piece) : mayTakeOff(position, piece))) {
        bases.computeIfAbsent(base(piece), _ -> new ArrayList<>()).add(piece);
      }
    }
    return bases;
  }

  /** Whom the air transports among them carry, units or leaders. */
  public List<String> passengers(Position position, List<String> aircraft, boolean leaders) {
    List<String> passengers = new ArrayList<>();
    for (String id : aircraft) {
      for (Piece piece : position.in(position.piece(id).place())) {
        if (piece.aboard().equals(id) && orderOfBattle.isUnit(piece.id()) != leaders) {
          passengers.add(piece.id());
        }
      }
    }
    return passengers;
  }

  /** True for a general or an admiral. */
  public boolean isLeader(String id) {
    return !orderOfBattle.isUnit(id);
  }

  public boolean isAdmiral(String id) {
    return !orderOfBattle.isUnit(id)
        && orderOfBattle.leader(id).rank() == WeserubungCounter.Rank.ADMIRAL;
  }

  /** Those of a list that still are in play. */
  public static List<String> alive(Position position, List<String> ids) {
    return ids.stream().filter(position.forces()::has).toList();
  }

  /** True if one of them is a fighter proper. */
  public boolean hasFighter(List<String> aircraft) {
    for (String id : aircraft) {
      if (orderOfBattle.isUnit(id) && arm(id) == UnitKind.FIGHTER) {
        return true;
      }
    }
    return false;
  }
}
