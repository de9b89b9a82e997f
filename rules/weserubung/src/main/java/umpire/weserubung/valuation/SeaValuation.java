package umpire.weserubung.valuation;

import java.util.List;
import java.util.Map;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.Landmark;
import umpire.weserubung.terrain.MapFacts;

/** 8.0 What ships had better do: bring troops ashore, and be in a port when it is over (13.1). */
record SeaValuation(SituationAssessment outlook) {
  private static final int LAST_TO_EMBARK = 14;
  private static final double GAME = 0.2;

  /** 14.2.1: of ten such garrisons three fight. */
  private static final double QUISLING = 0.3;

  /** A way is drawn by lot among hundreds of ends: the best must outweigh them all. */
  private static final double STRAIGHT = 12;

  double naval(NavalCommand command) {
    return switch (command) {
      case NavalCommand.SailToAttack one -> sortie(one.ships());
      case NavalCommand.Sail one -> sail(one.ships());
      case NavalCommand.Embark one -> embark(one.unit(), one.ship());
      case NavalCommand.EndAttacks _ -> WeightScale.USUAL;
      case NavalCommand.EndSailing _ ->
          somebodyWantsToSail() ? WeightScale.SELDOM : WeightScale.USUAL;
      case NavalCommand.InterceptAtSea one -> sortie(one.ships()) / 2;
      case NavalCommand.InterceptShips one -> one.aircraft().size() / 2.0;
      case NavalCommand.SallyForth _ -> WeightScale.SELDOM;
      case NavalCommand.LetSail _, NavalCommand.KeepCourse _ -> WeightScale.USUAL;
      case NavalCommand.TurnShips _, NavalCommand.TurnToAttack _, NavalCommand.StopShips _ ->
          WeightScale.SELDOM;
    };
  }

  /** Submarines and destroyers look for prey; what the side cannot replace stays out of it. */
  private double sortie(List<String> ships) {
    double weight = 0;
    for (String ship : ships) {
      UnitKind unitKind = outlook.country().mix().unit(ship).arm();
      boolean cheap = unitKind == UnitKind.SUBMARINE || unitKind == UnitKind.DESTROYER;
      weight = cheap ? weight + GAME : WeightScale.NEVER;
      if (!cheap || outlook.cargoOf(ship) > 0) {
        return WeightScale.NEVER;
      }
    }
    return weight;
  }

  private double embark(String unit, String ship) {
    if (outlook.view().calendar().turn() > LAST_TO_EMBARK) {
      return WeightScale.NEVER;
    }
    boolean inTheBox = outlook.piece(ship).map(one -> MapFacts.isBox(one.place())).orElse(false);
    boolean waits =
        outlook.piece(unit).map(one -> outlook.wishes().stranded(one.place()) > 0).orElse(false);
    return inTheBox || waits ? WeightScale.GOOD : WeightScale.NEVER;
  }

  private boolean somebodyWantsToSail() {
    return outlook.ownStacks().values().stream()
        .flatMap(List::stream)
        .anyMatch(
            piece ->
                outlook.isShip(piece)
                    && !piece.hasActed()
                    && wantsToSail(piece) >= WeightScale.USUAL);
  }

  private double sail(List<String> ships) {
    return ships.stream()
        .flatMap(ship -> outlook.piece(ship).stream())
        .mapToDouble(this::wantsToSail)
        .min()
        .orElse(WeightScale.NEVER);
  }

  private double wantsToSail(Piece ship) {
    Place here = ship.place();
    if (outlook.cargo(ship) > 0) {
      return landing(here) >= best() / 2 ? WeightScale.NEVER : WeightScale.BEST;
    }
    if (isHaven(here)) {
      return outlook.country().arm(ship) == UnitKind.TRANSPORT ? fetching(here) : WeightScale.NEVER;
    }
    return WeightScale.GOOD;
  }

  /** An empty transport waits where there is somebody to take, and else looks for them. */
  private double fetching(Place here) {
    boolean needed =
        outlook.wishes().stranded(here) > 0 || (MapFacts.isBox(here) && outlook.garrison(here) > 0);
    boolean elsewhere = !MapFacts.isBox(here) || outlook.wishes().isAnybodyStranded();
    return elsewhere && !needed ? WeightScale.USUAL : WeightScale.NEVER;
  }

  /** Own ports and the side's box. */
  private boolean isHaven(Place place) {
    return place.equals(box())
        || (outlook.country().chart().isPort(place)
            && outlook.view().country().control(place) == outlook.side());
  }

  private Place box() {
    return outlook.side() == Side.GERMAN ? MapFacts.DENMARK : MapFacts.BRITAIN;
  }

  /** What it is worth to have troops in the waters of a place. */
  double landing(Place place) {
    if (!outlook.country().chart().isPort(place)) {
      return 0;
    }
    double foes = defenders(place);
    if (outlook.view().country().control(place) != outlook.side()) {
      double alone = 1 + outlook.troopsNear(place) / 3.0;
      return 4 * outlook.worthOf(place) / Math.pow(1 + foes, 2) / (1 + loads(place)) / alone;
    }
    // Ashore behind the front: the nearer to it the better, but where nobody is expelled at once.
    int threat = outlook.threat(place);
    return (outlook.side() == Side.GERMAN ? 6.0 : 9.0) / (2 + threat) / (1 + foes + loads(place));
  }

  /** 14.2.1: on the first turn Narvik may well lay down its arms. */
  private double defenders(Place place) {
    boolean doubtful =
        outlook.side() == Side.GERMAN
            && outlook.view().calendar().turn() == 1
            && outlook.country().chart().is(Landmark.NARVIK, place);
    return outlook.defenders(place) * (doubtful ? QUISLING : 1);
  }

  /** Laden ships that are there already. */
  private int loads(Place place) {
    return (int)
        outlook.own(place).stream()
            .filter(one -> outlook.isShip(one) && outlook.cargo(one) > 0)
            .count();
  }

  private double best() {
    return landings().values().stream().mapToDouble(worth -> worth).max().orElse(0);
  }

  /** Laden to where troops are wanted, empty home. */
  double passage(List<String> ships, Place to) {
    boolean laden =
        ships.stream()
            .flatMap(ship -> outlook.piece(ship).stream())
            .anyMatch(ship -> outlook.cargo(ship) > 0);
    if (!laden) {
      if (outlook.wishes().stranded(to) > 0 && carries(ships)) {
        return WeightScale.BEST * outlook.wishes().stranded(to);
      }
      if (to.equals(box())) {
        return WeightScale.BEST;
      }
      return isHaven(to) ? WeightScale.USUAL : WeightScale.NEVER;
    }
    return Math.pow(pull(to), STRAIGHT);
  }

  private boolean carries(List<String> ships) {
    return ships.stream()
        .anyMatch(ship -> outlook.country().mix().unit(ship).arm() == UnitKind.TRANSPORT);
  }

  /** How much a place draws troops at sea: the best landing, the less the farther it is. */
  private double pull(Place from) {
    TownDistances townDistances = outlook.country().roads();
    double pull = 0;
    for (Map.Entry<Place, Double> port : landings().entrySet()) {
      double far = 1 + townDistances.bySea(from, port.getKey()) / 4.0;
      pull = Math.max(pull, port.getValue() / far);
    }
    return pull;
  }

  private Map<Place, Double> landings() {
    return outlook.landings(this::landing);
  }

  /** Ships to be met there, and what they carry. */
  double prey(Place place) {
    double prey = WeightScale.NEVER;
    for (Piece piece : outlook.foes(place)) {
      boolean atSea = outlook.isShip(piece) || piece.isAboard();
      prey += atSea ? 1 : 0;
    }
    return prey;
  }

  /** Where ships go that must go: away from the enemy. */
  double flight(Place to) {
    return 1.0 / (1 + outlook.foes(to).size());
  }
}
