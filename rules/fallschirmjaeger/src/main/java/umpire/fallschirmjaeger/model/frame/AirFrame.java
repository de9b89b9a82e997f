package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sorted;

/** Frames of drops and landings, and of the anti-aircraft fire at them. */
public sealed interface AirFrame extends Frame {
  /** All that is in the air, in the order in which it was placed. */
  List<Flight> flights();

  /**
   * The German names what comes by air, and where (2.4 to 2.6).
   *
   * @param target the hex that is named now, at most one
   */
  record Dropping(List<Flight> flights, List<Place> target) implements AirFrame {
    public Dropping {
      flights = List.copyOf(flights);
      target = List.copyOf(target);
    }
  }

  /** The combat adjudicator scatters all units (2.5g). */
  record AwaitingScatter(List<Flight> flights) implements AirFrame {
    public AwaitingScatter {
      flights = List.copyOf(flights);
    }
  }

  /**
   * The German shifts what is scattered, or takes it back (1.8d).
   *
   * @param open scattered ones that are not shifted yet
   * @param begun target hexes of which one was shifted, so that none is taken back any more (r11)
   * @param by what scattered them, which says what comes next
   */
  record Shifting(List<Flight> flights, List<String> open, Set<Place> begun, Scattering by)
      implements AirFrame {
    public Shifting {
      flights = List.copyOf(flights);
      open = List.copyOf(open);
      begun = Sorted.set(begun);
    }
  }

  /**
   * The Dutch player aims anti-aircraft units (1.8).
   *
   * @param shots the hex at which each unit is aimed
   */
  record AntiAircraft(List<Flight> flights, Map<String, Place> shots) implements AirFrame {
    public AntiAircraft {
      flights = List.copyOf(flights);
      shots = Sorted.map(shots);
    }
  }

  /** The combat adjudicator resolves the fire (1.8c). */
  record AwaitingAntiAircraft(List<Flight> flights, Map<String, Place> shots) implements AirFrame {
    public AwaitingAntiAircraft {
      flights = List.copyOf(flights);
      shots = Sorted.map(shots);
    }
  }

  /** What scattered flights. */
  enum Scattering {
    /** The drop itself (2.5g); anti-aircraft units fire afterwards. */
    DROP,
    /** Anti-aircraft fire; transports throw on the table afterwards (T-AirLanding/r75). */
    FIRE,
    /** The air landing table; then they come down. */
    TABLE
  }

  /** What is flown in is about to land (2.6b). */
  record FlyingIn(List<Flight> flights) implements AirFrame {
    public FlyingIn {
      flights = List.copyOf(flights);
    }
  }

  /** The combat adjudicator throws on the air landing table. */
  record AwaitingLanding(List<Flight> flights) implements AirFrame {
    public AwaitingLanding {
      flights = List.copyOf(flights);
    }
  }
}
