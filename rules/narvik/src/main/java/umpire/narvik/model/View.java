package umpire.narvik.model;

import java.util.List;
import umpire.kernel.hex.Place;

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
    List<Assault> assault) {

  /** A counter as a viewer sees it. */
  public sealed interface Seen {
    /** Where it lies. */
    Place place();

    /** A unit that the viewer knows; the token is empty unless it lies face down for the enemy. */
    record Known(String unit, Place place, int fatigue, boolean spent, String token)
        implements Seen {}

    /** A face-down counter. */
    record FaceDown(String token, Place place) implements Seen {}
  }
}
