package umpire.weserubung.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.frame.AirFrame.Scramble;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.model.why.OffensiveWhy;

/** 7.0: what happens to aircraft that fly. */
public sealed interface AirEvent extends OpenEvent {
  /**
   * 7.1-b, 7.6-a: a flight leaves its base; its way is public now. Its aircraft have used their
   * action of the phase.
   *
   * @param seat whose it is
   * @param flight with the whole of its way
   * @param boarded who goes aboard which air transport, passenger by passenger
   */
  record TookOff(Seat seat, Flight flight, Map<String, String> boarded) implements AirEvent {
    public TookOff {
      boarded = Collections.unmodifiableMap(new TreeMap<>(boarded));
    }

    @Override
    public Position applied(Position before) {
      Position after = acting(before, flight.aircraft());
      List<Piece> aboard = new ArrayList<>();
      for (Map.Entry<String, String> one : boarded.entrySet()) {
        Place base = before.piece(one.getValue()).place();
        aboard.add(after.piece(one.getKey()).aboard(one.getValue(), base));
      }
      return after.with(aboard);
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          Finding.notes(
              flight.attack() ? "7.1-b" : "7.6-a",
              new AirWhy.FlightLeft(
                  seat, flight.at(), flight.leg().getLast(), flight.leg().size() - 1)));
    }
  }

  private static Position acting(Position before, List<String> aircraft) {
    return before.with(before.forces().acting(aircraft, before.calendar().phase()));
  }

  /**
   * 7.2: every answer is in, and told together; who meets the flight has used the action of the
   * phase.
   *
   * @param answers of every seat that was asked
   * @param hex where the flight is met, or where it is if nobody meets it
   * @param fighters who meets it
   */
  record FlightWatched(Map<Seat, Scramble> answers, Place hex, List<String> fighters)
      implements AirEvent, RevealingEvent {
    public FlightWatched {
      answers = Collections.unmodifiableMap(new TreeMap<>(answers));
      fighters = List.copyOf(fighters);
    }

    @Override
    public Position applied(Position before) {
      return acting(before, fighters);
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          fighters.isEmpty()
              ? Finding.notes(
                  "7.2-a", new AirWhy.NobodyIntercepts(new ArrayList<>(answers.keySet())))
              : Finding.notes("7.2-b", new AirWhy.FightersIntercept(hex, fighters)));
    }
  }

  /** 7.2-b: a flight that came through an interception goes on, by this way. */
  record FlewOn(Seat seat, List<Place> leg) implements AirEvent {
    public FlewOn {
      leg = List.copyOf(leg);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("7.2-b", new AirWhy.FlightGoesOn(leg.getLast())));
    }
  }

  /** 7.2-b: a flight makes for a base. */
  record TurnedHome(Seat seat, Place from) implements AirEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("7.2-b", new AirWhy.FlightTurnsBack(from)));
    }
  }

  /** 7.5-6: these fly to a base; their way is public now (r160). */
  record HeadedHome(Seat seat, List<String> aircraft, List<Place> leg) implements AirEvent {
    public HeadedHome {
      aircraft = List.copyOf(aircraft);
      leg = List.copyOf(leg);
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          Finding.notes(
              "7.5-6", new AirWhy.FlightReturns(aircraft, leg.getLast(), leg.size() - 1)));
    }
  }

  /** Over the target parachutists are no longer aboard: they are about to jump (10.4). */
  record ReadyToJump(List<String> passengers) implements AirEvent {
    public ReadyToJump {
      passengers = List.copyOf(passengers);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String passenger : passengers) {
        Piece piece = after.piece(passenger);
        after = after.with(piece.aboard("", piece.place()));
      }
      return after;
    }
  }

  /**
   * 10.4-b, 10.8, 3.2.3-b: a unit has jumped, which is its action of the phase (r135); above what
   * it needed it is reduced.
   */
  record ParachutistsJumped(String unit, Place place, int roll, int needed, String rule)
      implements AirEvent {
    @Override
    @Rule("3.2.3-b/r135")
    public Position applied(Position before) {
      Piece piece = before.piece(unit).at(place).acting(before.calendar().phase());
      return before.with(roll <= needed ? piece : piece.turned(true));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new OffensiveWhy.Jumped(unit, roll, needed)));
    }
  }

  /** 7.1-c: what is attacked, and by whom. */
  record StrikeAimed(Place place, AirCommand.Quarry quarry, List<String> aircraft)
      implements AirEvent {
    public StrikeAimed {
      aircraft = List.copyOf(aircraft);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("7.1-c", new AirWhy.StrikesAt(place, quarry)));
    }
  }

  /**
   * 7.1-c: the enemy is gone, or those who could attack them are.
   *
   * @param held true if aircraft stand there, but fighters among them, whom bombers leave alone
   */
  record FoundNothing(Place place, boolean held) implements AirEvent {
    @Override
    public List<Finding> findings() {
      return List.of(
          held
              ? Finding.notes("7.3-a", new AirWhy.NoFighterAlong(place))
              : Finding.notes("7.1-c", new AirWhy.NothingLeftThere(place)));
    }
  }

  /**
   * 7.5-6, 7.6: aircraft have landed, and whom they carry with them. Passengers of the air phase
   * take no part in the combat phase (7.6-b); for those of the movement phase it was their movement
   * (r109).
   *
   * @param aircraft who
   * @param passengers whom they carried
   * @param place where
   * @param carrier on which carrier; empty if on a base
   * @param grounded true if they may not take off again before they are back in the Britain box
   *     (3.3.1-e)
   */
  record Landed(
      List<String> aircraft, List<String> passengers, Place place, String carrier, boolean grounded)
      implements AirEvent {
    public Landed {
      aircraft = List.copyOf(aircraft);
      passengers = List.copyOf(passengers);
    }

    @Override
    @Rule("7.6-b/r109")
    public Position applied(Position before) {
      List<Piece> landed = new ArrayList<>();
      for (String id : aircraft) {
        Piece piece = before.piece(id).aboard(carrier, place);
        landed.add(grounded ? piece.marked(Mark.GROUNDED) : piece);
      }
      for (String id : passengers) {
        Piece piece = before.piece(id).aboard("", place);
        landed.add(
            before.calendar().phase() == TurnPhase.AIR
                ? piece.marked(Mark.FLOWN)
                : piece.acting(before.calendar().phase()));
      }
      return before.with(landed);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("7.5-6", new AirWhy.TouchedDown(aircraft, place)));
    }
  }

  /**
   * 3.3-f: no base is in reach: aircraft and units go back to their force pool, leaders out of the
   * game.
   */
  record AircraftLost(String aircraft, List<String> units, List<String> leaders)
      implements AirEvent {
    public AircraftLost {
      units = List.copyOf(units);
      leaders = List.copyOf(leaders);
    }

    @Override
    public Position applied(Position before) {
      Position after = before.with(before.forces().pooled(aircraft));
      for (String unit : units) {
        after = after.with(after.forces().pooled(unit));
      }
      for (String leader : leaders) {
        after = after.with(after.forces().losing(leader));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.forbids("3.3-f", new AirWhy.NowhereToLand(aircraft)));
    }
  }

  /** 3.3.1-e: the aircraft and its carrier are back in the Britain box. */
  record MayFlyAgain(String aircraft) implements AirEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(aircraft).unmarked(Mark.GROUNDED));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.3.1-e", new AirWhy.MayFlyAgain(aircraft)));
    }
  }

  /** 7.0: the seat flies no more in this part of the phase. */
  record FlyingEnded(Seat seat) implements AirEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("7.0", new AirWhy.FliesNoMore(seat)));
    }
  }
}
