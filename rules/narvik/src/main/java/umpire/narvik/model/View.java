package umpire.narvik.model;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.hex.Place;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.state.Traces;

/**
 * What one viewer knows of a position.
 *
 * @param turn 1 to 10
 * @param weather of the turn
 * @param season of the turn
 * @param initiative whose action it is
 * @param airPoints German air points left; public, for they lie on a track (18.1)
 * @param bases of the Allies
 * @param units every counter on the map, known or face down, by place and name
 * @param ships at sea
 * @param allied victory points of the Allies as far as the viewer may count them (29.0)
 * @param german victory points of the Germans
 * @param lastTurn with which the match ends at the latest, as far as the viewer knows (8.1, 24.0);
 *     0 in a single battle
 * @param orders true if the viewer knows that no German land unit may leave its hex (8.2.1)
 * @param step what is going on, in the name of its frame
 * @param assault the assault that is being fought; one or none
 * @param air what flies this turn, the air points again among it; public (6.3, 18.1, 18.2)
 * @param agenda what is going on, the outline of the turn first; a frame that holds what the viewer
 *     may not know is left out (11, 23.4)
 * @param lasting what lasts longer than a turn
 */
public record View(
    int turn,
    Weather weather,
    Season season,
    Side initiative,
    int airPoints,
    List<Base> bases,
    List<Seen> units,
    List<ShipOnMap> ships,
    int allied,
    int german,
    int lastTurn,
    boolean orders,
    String step,
    List<Assault> assault,
    AirPower air,
    List<Frame> agenda,
    Lasting lasting) {
  public View {
    bases = List.copyOf(bases);
    units = List.copyOf(units);
    ships = List.copyOf(ships);
    assault = List.copyOf(assault);
    agenda = List.copyOf(agenda);
  }

  /** A counter as a viewer sees it. */
  public sealed interface Seen {
    /** Where it lies. */
    Place place();

    /**
     * A unit that the viewer knows.
     *
     * @param unit its counter
     * @param place where it lies
     * @param fatigue level; on the track for everyone to see (10)
     * @param spent true at its fatigue limit (10.1)
     * @param token what the enemy calls it while it lies face down for them (11); empty otherwise,
     *     and in the set-up, until all are dealt
     * @param fired true for artillery that is turned over after its interdiction (16.1.1)
     * @param landed true for a unit that landed this turn and escapes the penalty of 19.2
     */
    record Known(
        String unit,
        Place place,
        int fatigue,
        boolean spent,
        String token,
        boolean fired,
        boolean landed)
        implements Seen {}

    /** A face-down counter. */
    record FaceDown(String token, Place place) implements Seen {}
  }

  /**
   * What lasts longer than a turn, as the viewer knows it.
   *
   * @param assaultsOnly true in a scenario that ends with its first assault; the scenario says so
   * @param concealment true if the Allies may hide too (11.3); the option of the match says so
   * @param schedule Allied reinforcements that are still to come; printed (28.0)
   * @param thaw the turn from which good weather holds, 0 while there was no thaw; its dice are
   *     thrown openly (7.0)
   * @param endsEarly true if the viewer knows that an event ends the match (8.1, 8.3, 8.4)
   * @param offMap who was in play and is not: losses lie open, and who comes back and when (23.1,
   *     31.0); of German counters that were lost face down on their way the Germans alone know
   *     (19.1)
   * @param baseDesignations how many ports have been designated, of two in a match; in the open
   *     (19.4)
   * @param redeployments results of the die of 31.0 that come once only and have come
   * @param traces what everyone has seen of what is secret
   */
  public record Lasting(
      boolean assaultsOnly,
      boolean concealment,
      List<Setup.Arrival> schedule,
      int thaw,
      boolean endsEarly,
      OffMap offMap,
      int baseDesignations,
      Set<Integer> redeployments,
      Traces traces) {
    public Lasting {
      schedule = List.copyOf(schedule);
      redeployments = Collections.unmodifiableSet(new TreeSet<>(redeployments));
    }
  }
}
