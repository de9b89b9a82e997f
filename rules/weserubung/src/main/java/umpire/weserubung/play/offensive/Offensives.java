package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import umpire.weserubung.model.Planning;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.play.air.Sorties;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.movement.Trains;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.Railways;

/**
 * The parts of the combat phase, put together.
 *
 * @param alternation whose turn it is
 * @param declaration who takes part
 * @param ways by which ways those march who do not go straight
 * @param launch who agrees and pays
 * @param opponents who fights
 * @param narvik whether Narvik is defended
 * @param occupation who stays in a hex that is won
 * @param retreats where the others go
 * @param advances offensives without combat
 * @param capture what becomes of hexes that are entered
 */
public record Offensives(
    Alternation alternation,
    Declaration declaration,
    Trip ways,
    Launch launch,
    Opponents opponents,
    Garrison narvik,
    Occupation occupation,
    Retreats retreats,
    Advances advances,
    Capture capture) {
  /** All of them over one map and order of battle, with the air strikes of 10.11. */
  public static Offensives of(
      Chart chart,
      Mix mix,
      LandWays land,
      Railways railways,
      Trains trains,
      Capture capture,
      StrikeOffensive strikes,
      Sorties sorties) {
    Approaches approaches = new Approaches(chart, mix, new Stacking(mix), land);
    Levies levies = new Levies(chart, mix, approaches);
    AirLevies air = new AirLevies(chart, mix, levies, sorties);
    AirRefusals flying = new AirRefusals(mix, levies, air);
    Refusals refusals = new Refusals(chart, mix, levies, approaches, flying);
    Accord accord = new Accord(mix);
    StackAdvance advance = new StackAdvance(accord, capture);
    RoadAdvance road = new RoadAdvance(mix, land, advance);
    RailAdvance rail = new RailAdvance(mix, railways, trains, advance);
    Advances advances = new Advances(chart, mix, levies, refusals, advance, road, rail);
    Alternation alternation = new Alternation(mix, chart, levies, air, advances, strikes);
    ApproachTrip ways = new ApproachTrip(mix, land, approaches);
    Launch launch = new Launch(accord, levies, alternation, advance, strikes);
    Retreats retreats = new Retreats(mix, chart, land, capture);
    return new Offensives(
        alternation,
        new Declaration(
            new Enlistment(levies, air, ways), alternation, refusals, launch, new First(mix)),
        ways,
        launch,
        new Opponents(chart, mix),
        new Garrison(chart),
        new Occupation(mix, capture, retreats),
        retreats,
        advances,
        capture);
  }

  /** Carries out the draft of an offensive. */
  public Chapter<Planning> planning() {
    return declaration;
  }

  /** The errands by land of the combat phase. */
  public List<Trip> trips() {
    List<Trip> trips = new ArrayList<>(advances.trips());
    trips.add(ways);
    return trips;
  }
}
