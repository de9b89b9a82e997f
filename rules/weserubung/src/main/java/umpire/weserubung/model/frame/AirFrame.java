package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.flow.Seals;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.counter.Side;

/** 7.0: the air phase, and every flight in whatever phase. */
public sealed interface AirFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /** 7.1: a seat declares attacks one by one until it has had enough. */
  record Striking(Seat seat) implements AirFrame {}

  /** 7.6: a seat declares other flights one by one until it has had enough. */
  record Transferring(Seat seat) implements AirFrame {}

  /**
   * 7.1: a flight that attacks, from take-off to landing.
   *
   * @param seat whose it is
   * @param flight who is left of it
   * @param stage how far it has got
   * @param quarry what it attacks, once that is said
   * @param engaged who takes part in the attack; once it is over, the enemy's aircraft that fly off
   *     (7.4-b)
   */
  record Mission(
      Seat seat, Flight flight, Stage stage, AirCommand.Quarry quarry, List<String> engaged)
      implements AirFrame {
    public Mission {
      engaged = List.copyOf(engaged);
    }

    /** How far it has got: what comes next, or is going on above it. */
    public enum Stage {
      /** On its way to the target. */
      OUT,
      /** 7.1-c: over the target. */
      AIM,
      /** 7.5-c: fighters of the carriers may rise. */
      DECK,
      /** 7.5-c: they have been asked, or have fought. */
      CLEARED,
      /** 7.3, 7.5: the attack. */
      ATTACK,
      /** 7.4-b: aircraft that were attacked on their base fly off. */
      DISPERSAL,
      /** 7.5-6: the way home comes next. */
      RETURN,
      /** On its way home. */
      HOME
    }

    /** At another stage. */
    public Mission at(Stage next) {
      return new Mission(seat, flight, next, quarry, engaged);
    }

    /** As the flight is now. */
    public Mission with(Flight now) {
      return new Mission(seat, now, stage, quarry, engaged);
    }

    /** With these taking part. */
    public Mission engaging(AirCommand.Quarry what, List<String> who) {
      return new Mission(seat, flight, stage, what, who);
    }
  }

  /**
   * 3.2.3-b, r34: parachutists who are dropped in the movement phase.
   *
   * @param flight their transport with its escort, and who of them has not jumped
   * @param progress how far it has got
   */
  record Dropping(Flight flight, Progress progress) implements AirFrame {
    /** How far it has got. */
    public enum Progress {
      /** On its way there. */
      OUT,
      /** 10.8-b: they jump. */
      JUMP,
      /** On its way home. */
      HOME
    }
  }

  /** 7.6: a flight from base to base. */
  record Transfer(Seat seat, Flight flight) implements AirFrame {}

  /**
   * 7.2: a flight on a leg of its way.
   *
   * @param flight where it is
   * @param home true on the way home (r90)
   * @param fought true if it has been in combat on its way
   * @param cleared true once everybody was asked who may intercept on what is left of the leg
   */
  record Flying(Flight flight, boolean home, boolean fought, boolean cleared) implements AirFrame {}

  /**
   * 7.2, 7.5-c: whoever may intercept answers, all at once and hidden.
   *
   * @param side whose fighters may come
   * @param occasion what for
   * @param flight that is watched; before a battle one of nobody, in its hex
   * @param sealed who has answered what
   */
  record AirWatch(Side side, Occasion occasion, Flight flight, Map<Seat, Scramble> sealed)
      implements AirFrame {
    public AirWatch {
      sealed = Collections.unmodifiableMap(new TreeMap<>(sealed));
    }

    /** A viewer knows their own answer alone. */
    @Override
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(with(Seals.own(sealed, viewer)));
    }

    /** What fighters may come for. */
    public enum Occasion {
      /** 7.2-a: a flight on its way. */
      FLIGHT,
      /** 7.5-c: a flight over the carriers that they are on. */
      DECKS,
      /** 7.2-e: a battle by land. */
      BATTLE
    }

    /** With these answers. */
    public AirWatch with(Map<Seat, Scramble> answers) {
      return new AirWatch(side, occasion, flight, answers);
    }
  }

  /**
   * An answer to a flight.
   *
   * @param hex where it is met; where it is now if it is let fly
   * @param fighters who meets it; nobody if it is let fly
   */
  record Scramble(Place hex, List<String> fighters) {
    public Scramble {
      fighters = List.copyOf(fighters);
    }
  }

  /** 7.2-b: a flight that has come through an interception goes on, or elsewhere, or back. */
  record Deviating(Seat seat, Flight flight) implements AirFrame {}

  /**
   * 7.5-6: aircraft look for bases.
   *
   * @param seat whose they are
   * @param flight who has not landed yet
   * @param quest why they land
   * @param base of those who are on their way from this frame, or are to be, the carrier that they
   *     fly to, or else the hex or box; empty if nobody is
   */
  record Homing(Seat seat, Flight flight, Quest quest, String base) implements AirFrame {
    /** Why aircraft land. */
    public enum Quest {
      /** 7.5-6: after an attack. */
      RETURN,
      /** 7.2-b: they have turned back. */
      TURNED_BACK,
      /** 7.4-b: they leave a base that was attacked. */
      DISPERSAL,
      /** 7.6: they have come to the base that they flew to. */
      ARRIVAL,
      /** 7.6: the same, after a combat on the way (3.3.1-f). */
      ARRIVAL_AFTER_COMBAT
    }

    /** With these still to land. */
    public Homing with(Flight others) {
      return new Homing(seat, others, quest, base);
    }

    /** With others on their way to that carrier, hex or box. */
    public Homing to(String other) {
      return new Homing(seat, flight, quest, other);
    }
  }
}
