package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** Why somebody cannot take part in an offensive, by paragraph. */
public final class Refusals {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final OffensiveEligibility offensiveEligibility;
  private final ApproachReasons approaching;
  private final AirRefusals flying;

  public Refusals(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      OffensiveEligibility offensiveEligibility,
      Approaches approaches,
      AirRefusals flying) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.offensiveEligibility = offensiveEligibility;
    this.approaching = new ApproachReasons(mapFacts, approaches);
    this.flying = flying;
  }

  public List<Finding> of(Position position, Plan plan, Command command) {
    if (command instanceof OffensiveCommand.LaunchOffensive) {
      return unled(position, plan);
    }
    if (command instanceof OffensiveCommand.Commit(Place target, Place from, List<String> units)) {
      return each(units, unit -> onFoot(position, plan, unit, from, target));
    }
    if (command instanceof OffensiveCommand.Approach(Place target, Place from, String unit)) {
      return straight(position, plan, unit, from, target);
    }
    if (command instanceof OffensiveCommand.LandTroops(Place target, List<String> units)) {
      return each(units, unit -> ashore(position, plan, unit, target));
    }
    if (command instanceof OffensiveCommand.Emplace(Place target, String gun, Place from)) {
      List<Finding> why = barred(position, plan, gun);
      return why.isEmpty() ? barsGun(position, plan, gun, from, target) : why;
    }
    if (command instanceof OffensiveCommand.SendAircraft && isEmptyDrop(plan)) {
      return List.of(Finding.forbids("10.8-a", new OffensiveWhy.ParachutistsFirst()));
    }
    if (command instanceof OffensiveCommand.SendAircraft(Place target, List<String> aircraft)) {
      return flying.of(position, plan, target, aircraft);
    }
    return command
            instanceof OffensiveCommand.SendParachutists(Place target, var _, List<String> units)
        ? each(units, unit -> jumping(position, plan, unit, target))
        : List.of();
  }

  /** r148: units of an ally attack, and none of whoever declares it. */
  private List<Finding> unled(Position position, Plan plan) {
    List<String> attackers = new ArrayList<>();
    for (Plan.Thrust thrust : plan.thrusts()) {
      thrust.marching().forEach(approach -> attackers.add(approach.unit()));
      attackers.addAll(thrust.landing());
    }
    attackers.removeIf(unit -> !offensiveEligibility.isInfantry(unit));
    return attackers.isEmpty()
            || attackers.stream().anyMatch(unit -> offensiveEligibility.isOwn(position, plan, unit))
        ? List.of()
        : List.of(Finding.forbids("10.0-a/r148", new OffensiveWhy.NobodyOfYours()));
  }

  private static boolean isEmptyDrop(Plan plan) {
    return plan.manner() == Plan.Manner.DROP
        && plan.thrusts().stream()
            .flatMap(thrust -> thrust.wings().stream())
            .allMatch(wing -> wing.parachutists().isEmpty());
  }

  private static List<Finding> each(List<String> units, Function<String, List<Finding>> why) {
    List<Finding> all = new ArrayList<>();
    units.forEach(unit -> all.addAll(why.apply(unit)));
    return all;
  }

  /** What bars a piece from any offensive. */
  public List<Finding> barred(Position position, Plan plan, String unit) {
    if (!position.forces().has(unit)
        || orderOfBattle.side(unit) != MatchAgreements.side(plan.seat())) {
      return List.of(Finding.forbids("10.2-1", new OffensiveWhy.NotYours(unit)));
    }
    Piece piece = position.piece(unit);
    Nation nation = orderOfBattle.nation(unit);
    List<Finding> why = new ArrayList<>();
    if (piece.hasActed()) {
      why.add(Finding.forbids("3.2-e", new OffensiveWhy.HasActed(unit)));
    }
    if (piece.is(Mark.FLOWN)) {
      why.add(Finding.forbids("7.6-b", new OffensiveWhy.CameByAir(unit)));
    }
    int price = offensiveEligibility.price(plan, nation);
    if (position.treasury(nation).offensives() < price) {
      String rule = price > 1 ? "10.9-a" : "10.6";
      why.add(Finding.forbids(rule, new OffensiveWhy.NoOffensiveLeft(nation, price)));
    }
    return why;
  }

  /** Empty for a unit that could come by itself: another of the order is why it is refused. */
  private List<Finding> onFoot(
      Position position, Plan plan, String unit, Place from, Place target) {
    List<Finding> why = barred(position, plan, unit);
    return why.isEmpty() ? barsMarch(position, plan, unit, from, target) : why;
  }

  private List<Finding> barsMarch(
      Position position, Plan plan, String id, Place from, Place target) {
    Piece piece = position.piece(id);
    return !areOnMap(from, target)
            || piece.isAboard()
            || !offensiveEligibility.marches(piece)
            || plan.counters().contains(id)
        ? List.of(Finding.forbids("10.2-2", new OffensiveWhy.CannotReach(id, target)))
        : approaching.bars(position, piece, from, target);
  }

  private List<Finding> barsGun(Position position, Plan plan, String id, Place from, Place target) {
    Piece piece = position.piece(id);
    return !areOnMap(from, target)
            || piece.isAboard()
            || !orderOfBattle.isUnit(id)
            || !orderOfBattle.unit(id).arm().isArtillery()
            || plan.counters().contains(id)
        ? List.of(Finding.forbids("10.2-2", new OffensiveWhy.CannotReach(id, target)))
        : approaching.barsGun(
            position, piece, from, target, offensiveEligibility.coming(position, plan));
  }

  private boolean areOnMap(Place from, Place target) {
    return mapFacts.map().has(from) && mapFacts.map().has(target);
  }

  /** r149: the unit cannot come, or by one way alone. */
  private List<Finding> straight(
      Position position, Plan plan, String unit, Place from, Place target) {
    boolean attacked = plan.thrusts().stream().anyMatch(one -> one.target().equals(target));
    boolean comes =
        attacked
            && (offensiveEligibility
                    .marching(position, plan, target)
                    .getOrDefault(from, List.of())
                    .contains(unit)
                || offensiveEligibility
                    .guns(position, plan, target)
                    .getOrDefault(unit, List.of())
                    .contains(from));
    return comes
        ? List.of(Finding.forbids("10.2-2/r149", new OffensiveWhy.NoOtherApproach(unit, from)))
        : onFoot(position, plan, unit, from, target);
  }

  private List<Finding> ashore(Position position, Plan plan, String unit, Place target) {
    List<Finding> why = new ArrayList<>(barred(position, plan, unit));
    if (orderOfBattle.isUnit(unit) && orderOfBattle.unit(unit).arm().isArtillery()) {
      why.add(Finding.forbids("3.2.5-d", new OffensiveWhy.GunsDoNotLand(unit)));
    }
    boolean lands =
        mapFacts.map().has(target)
            && offensiveEligibility.landing(position, plan, target).contains(unit);
    if (why.isEmpty() && !lands) {
      why.add(Finding.forbids("10.7-0", new OffensiveWhy.CannotReach(unit, target)));
    }
    return why;
  }

  private List<Finding> jumping(Position position, Plan plan, String unit, Place target) {
    List<Finding> why = new ArrayList<>(barred(position, plan, unit));
    if (mapFacts.isTown(target)) {
      why.add(Finding.forbids("3.2.3-f", new OffensiveWhy.NoDropOnTowns(target)));
    }
    if (why.isEmpty() && position.piece(unit).reduced()) {
      why.add(Finding.forbids("3.2.3-g", new OffensiveWhy.TooWeakToJump(unit)));
    }
    if (why.isEmpty()) {
      why.add(Finding.forbids("10.4-a", new OffensiveWhy.CannotReach(unit, target)));
    }
    return why;
  }
}
