package umpire.weserubung.model.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Scenario;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;

/**
 * 15.2, 15.3: what stands where when a match begins, and what is still to come.
 *
 * @param play which chapters are played
 * @param turn of the beginning, 1 for 9 to 12 April
 * @param lastTurn the last one (5.1/r1); 0 where the scenario ends with its first battle
 * @param morale level of national morale by nation (14.0); a nation that is not there takes no part
 * @param pieces what stands where
 * @param pool units in the force pools
 * @param german land hexes under German control when it begins
 * @param free what the players place themselves (15.2/r27), in this order
 * @param arrivals historical reinforcements (15.3), by turn
 */
@Rule("15.2/r80")
public record Setup(
    Play play,
    int turn,
    int lastTurn,
    Map<Nation, Integer> morale,
    List<Standing> pieces,
    List<String> pool,
    Set<Place> german,
    List<FreePlacement> free,
    List<Arrival> arrivals)
    implements Scenario.Setup {
  /** 14.1.1: where the optional units come to. */
  public static final Place FORCE_POOL = new Place("force-pool");

  public Setup {
    morale = Collections.unmodifiableMap(new TreeMap<>(morale));
    pieces = List.copyOf(pieces);
    pool = List.copyOf(pool);
    german = Collections.unmodifiableSet(new TreeSet<>(german));
    free = List.copyOf(free);
    arrivals = List.copyOf(arrivals);
  }

  /** Which chapters a scenario plays. */
  public enum Play {
    /** One offensive of the combat phase (10), and the match is over. */
    BATTLE,
    /** Whole turns without air and naval phase. */
    ASHORE,
    /** Everything. */
    CAMPAIGN
  }

  /**
   * A counter at the beginning.
   *
   * @param counter its id
   * @param place hex or box
   * @param aboard the ship that carries it; empty if none does
   * @param reduced true if it begins on its reduced side
   */
  public record Standing(String counter, Place place, String aboard, boolean reduced) {
    /** Interned, as the mix has its ids: most look-ups compare the same strings. */
    public Standing {
      counter = counter.intern();
      aboard = aboard.intern();
    }
  }

  /**
   * Counters that their player places.
   *
   * @param side who places
   * @param counters which may be placed, or must be
   * @param count how many of them; the rest stays where it stands
   * @param together true if all go to one hex
   * @param within the named set of the map that they go to
   */
  @Rule("15.2/r72")
  public record FreePlacement(
      Side side, List<String> counters, int count, boolean together, String within) {
    public FreePlacement {
      counters = List.copyOf(counters);
    }
  }

  /**
   * A historical reinforcement (12.1, 15.3).
   *
   * @param turn in which it comes
   * @param counter its id
   * @param place Denmark or Britain box; {@code force-pool} for the units of 14.1.1; in a scenario
   *     of ours that is played without the sea a hex (HOUSE.md)
   */
  @Rule("15.3")
  public record Arrival(int turn, String counter, Place place) {
    /** Interned, as in {@link Standing}. */
    public Arrival {
      counter = counter.intern();
    }
  }
}
