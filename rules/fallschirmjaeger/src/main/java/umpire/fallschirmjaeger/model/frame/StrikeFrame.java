package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import java.util.Map;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Sortie;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sorted;

/** Frames of air barrages (1.9). */
public sealed interface StrikeFrame extends Frame {
  /** Whose aircraft they are. */
  Side side();

  /**
   * A die is thrown for the support of each nation (T-AirSupport).
   *
   * @param nations still to be thrown for
   * @param aircraft so far, by type
   */
  record DrawingSupport(Side side, List<Nation> nations, Map<String, Integer> aircraft)
      implements StrikeFrame {
    public DrawingSupport {
      nations = List.copyOf(nations);
      aircraft = Sorted.map(aircraft);
    }
  }

  /**
   * The side says what flies where (1.9a).
   *
   * @param left aircraft that are not placed, by type
   */
  record Striking(Side side, List<Sortie> sorties, Map<String, Integer> left)
      implements StrikeFrame {
    public Striking {
      sorties = List.copyOf(sorties);
      left = Sorted.map(left);
    }
  }

  /**
   * The other side aims at the aircraft (1.8).
   *
   * @param shots the hex at which each unit is aimed of its own will
   */
  record Defending(Side side, List<Sortie> sorties, Map<String, Place> shots)
      implements StrikeFrame {
    public Defending {
      sorties = List.copyOf(sorties);
      shots = Sorted.map(shots);
    }
  }

  /** The combat adjudicator resolves the fire, forced shots among it (1.8a). */
  record AwaitingDefence(Side side, List<Sortie> sorties, Map<String, Place> shots)
      implements StrikeFrame {
    public AwaitingDefence {
      sorties = List.copyOf(sorties);
      shots = Sorted.map(shots);
    }
  }

  /** The combat adjudicator resolves the barrages that are left. */
  record AwaitingStrike(Side side, List<Sortie> sorties) implements StrikeFrame {
    public AwaitingStrike {
      sorties = List.copyOf(sorties);
    }
  }
}
