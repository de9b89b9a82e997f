package umpire.weserubung.valuation;

import java.util.List;
import java.util.Map;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.FinalCommand;
import umpire.weserubung.model.command.PlacementCommand;
import umpire.weserubung.model.command.SetupCommand;
import umpire.weserubung.model.command.TurnCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.Landmark;
import umpire.weserubung.terrain.MapFacts;

/** 5.0, 6.0, 12.0, 13.0, 15.2 What had better be bought, placed and paid for. */
record TurnValuation(SituationAssessment outlook) {
  /** 9 to 12 April: five groups land, parachutists jump. */
  private static final double LANDINGS = 14;

  private static final double SPARE = 4;

  double setUp(SetupCommand command) {
    return switch (command) {
      case SetupCommand.PlaceGroup(Place place) -> near(place);
      case SetupCommand.PlaceShip(String ship, Place place) -> near(place) / price(ship);
    };
  }

  /** 15.2: near enough to sail on to Narvik in the first naval phase. */
  private double near(Place place) {
    SituationAssessment.Land country = outlook.country();
    Place narvik = country.chart().place(Landmark.NARVIK);
    return 1.0 / (1 + country.roads().bySea(place, narvik));
  }

  private double price(String ship) {
    return Math.pow(unit(ship).price().repair(), 3);
  }

  private WeserubungCounter.Unit unit(String id) {
    return outlook.country().mix().unit(id);
  }

  double turn(TurnCommand command) {
    return switch (command) {
      case TurnCommand.BuyOffensives(Map<Nation, Integer> offensives) -> buy(offensives);
      case TurnCommand.ChooseOrder(var order) -> order(order);
    };
  }

  private double buy(Map<Nation, Integer> offensives) {
    double weight = 1;
    for (Map.Entry<Nation, Integer> one : offensives.entrySet()) {
      double over = one.getValue() - wanted(one.getKey());
      weight *= Math.exp(-over * over / 4);
    }
    return Math.max(weight, 1e-12);
  }

  /** One for each stack near an enemy or with an open town before it, as far as half reaches. */
  private double wanted(Nation nation) {
    int busy = 0;
    for (Map.Entry<Place, List<Piece>> stack : outlook.ownStacks().entrySet()) {
      busy += stack.getValue().stream().anyMatch(piece -> isBusy(piece, nation)) ? 1 : 0;
    }
    MoraleAccount moraleAccount = outlook.view().nations().get(nation);
    int level = moraleAccount == null ? 0 : moraleAccount.left();
    if (nation == Nation.GERMANY) {
      return outlook.view().calendar().turn() == 1
          ? LANDINGS
          : Math.min(level * 0.6, SPARE + 1.5 * busy);
    }
    return Math.min(level * 0.25, busy);
  }

  private boolean isBusy(Piece piece, Nation nation) {
    boolean counts =
        outlook.country().mix().nation(piece.id()) == nation
            && (outlook.isSoldier(piece) || (outlook.isShip(piece) && outlook.cargo(piece) > 0));
    if (!counts) {
      return false;
    }
    return !MapFacts.isBox(piece.place())
        && outlook.foeStacks().keySet().stream()
            .anyMatch(
                place -> outlook.defenders(place) > 0 && outlook.isNear(piece.place(), place, 2));
  }

  private double order(TurnCommand.Order order) {
    TurnPhase phase = outlook.view().calendar().phase();
    boolean first =
        outlook.side() == Side.GERMAN
            ? phase == TurnPhase.COMBAT || phase == TurnPhase.MOVEMENT
            : phase != TurnPhase.AIR;
    return (order == TurnCommand.Order.FIRST) == first ? WeightScale.GOOD : WeightScale.USUAL;
  }

  double placement(PlacementCommand command) {
    return switch (command) {
      case PlacementCommand.PlaceBuilt(String _, Place place) -> muster(place);
      case PlacementCommand.PlaceLakeBase _ -> WeightScale.USUAL;
      case PlacementCommand.LeaveLakes _ -> WeightScale.USUAL;
    };
  }

  /** Near the front, but not where the enemy is at once. */
  private double muster(Place place) {
    int threat = outlook.threat(place);
    return threat <= 1 ? WeightScale.SELDOM : WeightScale.BEST / threat;
  }

  double upkeep(FinalCommand command) {
    return switch (command) {
      case FinalCommand.ReduceShips(var ships) -> 1 / ships.stream().mapToDouble(this::price).sum();
      case FinalCommand.Build(String unit) -> build(unit(unit));
      case FinalCommand.Repair(String unit) -> worth(unit(unit), unit(unit).price().repair());
      case FinalCommand.EndSpending _ -> WeightScale.SELDOM;
    };
  }

  private static double build(WeserubungCounter.Unit unit) {
    return worth(unit, unit.price().build());
  }

  private static double worth(WeserubungCounter.Unit unit, int price) {
    double worth = unit.arm().isLand() ? 3 : unit.arm().isAir() ? 1.5 : 1;
    return worth * WeightScale.GOOD / (1 + price);
  }
}
