package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.frame.OffensiveFrame.Turning;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.attackers.AirOffensiveEligibility;
import umpire.weserubung.play.attackers.OffensiveEligibility;
import umpire.weserubung.play.attackers.PossibleAttackers;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.terrain.MapFacts;

/** 10.0 Sides take turns; of two allied seats the first that declares acts. */
final class Alternation implements Asks<Position, Command, Frame, Alternating> {
  private final OrderOfBattle orderOfBattle;
  private final MapFacts mapFacts;
  private final OffensiveEligibility eligibility;
  private final AirOffensiveEligibility air;
  private final Advances advances;
  private final StrikeOffensive strikes;
  private final PositionCache<Seat, Offers<Command>> offers = new PositionCache<>(this::offers);

  Alternation(
      OrderOfBattle orderOfBattle,
      MapFacts mapFacts,
      OffensiveEligibility eligibility,
      AirOffensiveEligibility air,
      Advances advances,
      StrikeOffensive strikes) {
    this.orderOfBattle = orderOfBattle;
    this.mapFacts = mapFacts;
    this.eligibility = eligibility;
    this.air = air;
    this.advances = advances;
    this.strikes = strikes;
  }

  @Override
  public RuleId rule(Alternating frame) {
    return new RuleId("10.0-a");
  }

  /** Seats of the side with an offensive left. */
  @Override
  @Rule("10.0-a")
  public List<Seat> seats(Position position, Alternating frame) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : position.conventions().seats(frame.side())) {
      for (Nation nation : position.conventions().nations(seat)) {
        if (position.treasury(nation).offensives() > 0 && !seats.contains(seat)) {
          seats.add(seat);
        }
      }
    }
    return seats;
  }

  /** Seats of the side that have an offensive left, but nothing to do with it. */
  Set<Seat> idle(Position position, Side side) {
    Alternating turn = new Alternating(side, 0, Set.of());
    Set<Seat> idle = new TreeSet<>();
    for (Seat seat : seats(position, turn)) {
      if (offers.of(position, seat).offers().size() == 1) {
        idle.add(seat);
      }
    }
    return idle;
  }

  @Override
  public AnswerMode answerMode(Alternating frame) {
    return AnswerMode.ANY;
  }

  @Override
  public Set<Seat> answered(Alternating frame) {
    return frame.yielded();
  }

  @Override
  public boolean leavesToOthers(Alternating frame, Command command) {
    return command instanceof OffensiveCommand.PassOffensive;
  }

  private static Plan plan(Seat seat, Plan.Manner manner, String general) {
    return new Plan(seat, manner, general, List.of());
  }

  @Override
  public Offers<Command> offers(Position position, Alternating frame, Seat seat) {
    return offers.of(position, seat);
  }

  private Offers<Command> offers(Position position, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    PossibleAttackers all = eligibility.assailants(position, MatchAgreements.side(seat));
    Plan plain = plan(seat, Plan.Manner.ATTACK, "");
    Predicate<String> units = units(position, plain);
    List<Place> own =
        all.targets(id -> eligibility.isOwn(position, plain, id) && units.test(id)); // r148
    if (!own.isEmpty()) {
      offers.add(Offer.of(OffensiveCommand.Attack.class, "target", new Domain.One(own)));
    }
    doubles(position, seat, all, offers);
    Set<Place> drops = air.drops(position, plan(seat, Plan.Manner.DROP, ""));
    if (!drops.isEmpty()) {
      offers.add(Offer.of(OffensiveCommand.DropOn.class, "target", one(drops)));
    }
    strikes.offers(position, seat, offers);
    advances.offers(position, seat, offers);
    offers.add(Offer.of(OffensiveCommand.PassOffensive.class));
    return new Offers<>(offers);
  }

  private static Domain one(Set<Place> places) {
    return new Domain.One(List.copyOf(places));
  }

  /** Land units whose nation can pay for the plan. */
  private Predicate<String> units(Position position, Plan plan) {
    return id -> orderOfBattle.isUnit(id) && eligibility.pays(position, plan, id);
  }

  /** 10.9, 3.5-c: a general who can get there, and two adjacent stacks within reach of others. */
  @Rule({"10.9-a", "3.5-c"})
  private void doubles(
      Position position, Seat seat, PossibleAttackers all, List<Offer<Command>> offers) {
    for (Map.Entry<String, BitSet> leader : all.targets().entrySet()) {
      String general = leader.getKey();
      Plan plan = plan(seat, Plan.Manner.DOUBLE, general);
      if (orderOfBattle.isGeneral(general)
          && eligibility.isOwn(position, plan, general)
          && eligibility.pays(position, plan, general)) {
        List<Place> firsts = new ArrayList<>();
        for (Place target : all.land().marked(leader.getValue())) {
          if (!seconds(position, plan, target, all).isEmpty()) {
            firsts.add(target);
          }
        }
        if (!firsts.isEmpty()) {
          offers.add(
              new Offer<>(
                  OffensiveCommand.DoubleAttack.class,
                  List.of(
                      new Offer.Parameter("general", new Domain.One(List.of(general))),
                      new Offer.Parameter("target", new Domain.One(firsts)))));
        }
      }
    }
  }

  /** 10.9-a: the adjacent hexes that could be the second target of a double offensive. */
  Set<Place> seconds(Position position, Plan plan, Place first) {
    Side side = MatchAgreements.side(plan.seat());
    return seconds(position, plan, first, eligibility.assailants(position, side));
  }

  private Set<Place> seconds(Position position, Plan plan, Place first, PossibleAttackers all) {
    Predicate<String> units = units(position, plan);
    List<String> here = all.of(first, units);
    Set<Place> seconds = new TreeSet<>();
    for (Place other : mapFacts.map().neighbours(first)) {
      List<String> there = all.of(other, units);
      Set<String> both = new TreeSet<>(here);
      both.addAll(there);
      if (!here.isEmpty() && !there.isEmpty() && both.size() > 1) {
        seconds.add(other);
      }
    }
    return seconds;
  }

  @Override
  public Command fallback(Position position, Alternating frame, Seat seat, Offers<Command> offers) {
    return new OffensiveCommand.PassOffensive();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Alternating frame, Seat seat, Command command) {
    if (!(command instanceof OffensiveCommand said)) {
      return strikes.reasons(position, seat, command);
    }
    Side enemy = MatchAgreements.side(seat).other();
    return switch (said) {
      case OffensiveCommand.Attack(Place target) -> unattackable(position, target, enemy);
      case OffensiveCommand.DoubleAttack(String general, Place target) ->
          undoubled(position, seat, general, target);
      case OffensiveCommand.DropOn(Place target) when mapFacts.isTown(target) ->
          List.of(Finding.forbids("3.2.3-f", new OffensiveWhy.NoDropOnTowns(target)));
      case OffensiveCommand.Advance(var units, var generals) ->
          advances.reasons(position, seat, units, generals);
      case OffensiveCommand.AdvanceByRail(var units, var generals) ->
          advances.reasons(position, seat, units, generals);
      case OffensiveCommand.Disembark(var _, var units, var generals) ->
          advances.reasons(position, seat, units, generals);
      case OffensiveCommand.DropOn _,
          OffensiveCommand.SecondTarget _,
          OffensiveCommand.Commit _,
          OffensiveCommand.Approach _,
          OffensiveCommand.Emplace _,
          OffensiveCommand.LandTroops _,
          OffensiveCommand.Bombard _,
          OffensiveCommand.SendAircraft _,
          OffensiveCommand.SendParachutists _,
          OffensiveCommand.LaunchOffensive _,
          OffensiveCommand.Consent _,
          OffensiveCommand.Engage _,
          OffensiveCommand.Occupy _,
          OffensiveCommand.PassOffensive _ ->
          List.of();
    };
  }

  /** 10.9-a: what a double offensive costs comes before whether anybody gets there. */
  private List<Finding> undoubled(Position position, Seat seat, String general, Place target) {
    if (orderOfBattle.isGeneral(general)
        && position.conventions().seat(orderOfBattle.nation(general)).equals(seat)) {
      Plan plan = plan(seat, Plan.Manner.DOUBLE, general);
      Nation nation = orderOfBattle.nation(general);
      if (!eligibility.pays(position, plan, general)) {
        int price = eligibility.price(plan, nation);
        return List.of(Finding.forbids("10.9-a", new OffensiveWhy.NoOffensiveLeft(nation, price)));
      }
    }
    return unattackable(position, target, MatchAgreements.side(seat).other());
  }

  private List<Finding> unattackable(Position position, Place target, Side enemy) {
    return eligibility.isHeld(position, target, enemy)
        ? List.of(
            Finding.forbids("10.2-2", new OffensiveWhy.CannotReach("your land units", target)))
        : List.of(Finding.forbids("10.2-1", new OffensiveWhy.NobodyToAttack(target)));
  }

  @Override
  public void take(
      Alternating frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case OffensiveCommand.PassOffensive _ -> pass(seat, ruling);
      case OffensiveCommand.Attack(Place target) ->
          begin(plan(seat, Plan.Manner.ATTACK, ""), target, ruling);
      case OffensiveCommand.DropOn(Place target) ->
          begin(plan(seat, Plan.Manner.DROP, ""), target, ruling);
      case OffensiveCommand.DoubleAttack(String general, Place target) ->
          begin(plan(seat, Plan.Manner.DOUBLE, general), target, ruling);
      case AirCommand.Strike strike -> strikes.take(seat, strike, ruling);
      default -> advances.take(seat, command, ruling);
    }
  }

  private static void begin(Plan plan, Place target, RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(
        new Planning(
            new Plan(plan.seat(), plan.manner(), plan.general(), List.of(Plan.Thrust.at(target)))));
  }

  /** 10.0-a: the seat leaves it to its ally; if nobody is left, the side passes. */
  void pass(Seat seat, RulingInProgress<Position, Frame> ruling) {
    Alternating frame = (Alternating) ruling.position().agenda().top();
    Set<Seat> yielded = new TreeSet<>(frame.yielded());
    yielded.add(seat);
    if (yielded.containsAll(seats(ruling.position(), frame))) {
      ruling.add(new OffensiveEvent.SidePassed(frame.side()));
      ruling.replaceFrame(new Turning(frame.side().other(), frame.passes() + 1));
    } else {
      ruling.add(new OffensiveEvent.SeatYielded(seat));
      ruling.replaceFrame(new Alternating(frame.side(), frame.passes(), yielded));
    }
  }
}
