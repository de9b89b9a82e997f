package umpire.weserubung.model.command;

import java.util.List;
import umpire.kernel.hex.Place;

/** 7.0: what is said of flights. */
public sealed interface AirCommand extends Command {
  /** 7.1: these aircraft of one base set out to attack; their way is declared next. */
  record Strike(List<String> aircraft) implements AirCommand {
    public Strike {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** 7.1: no more attacks in this phase. */
  record EndStrikes() implements AirCommand {}

  /** 7.6: these aircraft of one base fly to another; their way is declared next. */
  record Fly(List<String> aircraft) implements AirCommand {
    public Fly {
      aircraft = List.copyOf(aircraft);
    }
  }

  /**
   * 7.6-b: the air transport takes these to another base, and fighters fly along (3.3.1-b); its way
   * is declared next.
   */
  record Ferry(String transport, List<String> units, List<String> leaders, List<String> escorts)
      implements AirCommand {
    public Ferry {
      units = List.copyOf(units);
      leaders = List.copyOf(leaders);
      escorts = List.copyOf(escorts);
    }
  }

  /**
   * 3.2.3-b: in the movement phase the air transport drops these on a vacant hex, and fighters fly
   * along (3.3.1-b, r161); its way is declared next.
   */
  record Drop(String transport, List<String> parachutists, List<String> escorts)
      implements AirCommand {
    public Drop {
      parachutists = List.copyOf(parachutists);
      escorts = List.copyOf(escorts);
    }
  }

  /** 7.6: no more flights in this phase. */
  record EndFlights() implements AirCommand {}

  /** 7.2: these fighters meet the flight in that hex. */
  record InterceptFlight(Place hex, List<String> fighters) implements AirCommand {
    public InterceptFlight {
      fighters = List.copyOf(fighters);
    }
  }

  /** 7.2: nobody meets the flight. */
  record LetFly() implements AirCommand {}

  /** 7.2-b: on along the declared way. */
  record FlyOn() implements AirCommand {}

  /** 7.2-b: another way; it is declared next. */
  record ChangeRoute() implements AirCommand {}

  /** 7.2-b: back to a base. */
  record TurnBack() implements AirCommand {}

  /** 7.1-c: what is attacked in the hex; escorts may leave it to the others and wait (3.3.1-b). */
  record AimAt(Quarry quarry, List<String> waiting) implements AirCommand {
    public AimAt {
      waiting = List.copyOf(waiting);
    }
  }

  /** What a flight attacks. */
  enum Quarry {
    /** Aircraft on the ground. */
    AIRCRAFT,
    SHIPS
  }

  /** 7.5-6: these fly to that base by the shortest way and land. */
  record Land(List<String> aircraft, Place base) implements AirCommand {
    public Land {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** 7.5-6: these fly to that carrier by the shortest way and land. */
  record LandAboard(List<String> aircraft, String carrier) implements AirCommand {
    public LandAboard {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** 7.5-6, r160: these fly to that base by a way of their owner's; it is declared next. */
  record Detour(List<String> aircraft, Place base) implements AirCommand {
    public Detour {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** 7.5-6, r160: these fly to that carrier by a way of their owner's; it is declared next. */
  record DetourAboard(List<String> aircraft, String carrier) implements AirCommand {
    public DetourAboard {
      aircraft = List.copyOf(aircraft);
    }
  }
}
