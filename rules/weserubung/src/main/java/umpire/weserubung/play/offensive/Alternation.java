package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Tabled;
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
import umpire.weserubung.model.scenario.Conventions;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.attackers.AirLevies;
import umpire.weserubung.play.attackers.Assailants;
import umpire.weserubung.play.attackers.Levies;
import umpire.weserubung.terrain.Chart;

/** 10.0 Sides take turns; of two allied seats the first that declares acts. */
final class Alternation implements Asks<Position, Command, Frame, Alternating> {
  private final Mix mix;
  private final Chart chart;
  private final Levies levies;
  private final AirLevies air;
  private final Advances advances;
  private final StrikeOffensive strikes;
  private final Tabled<Seat, Offers<Command>> offers = new Tabled<>(this::offers);

  Alternation(
      Mix mix,
      Chart chart,
      Levies levies,
      AirLevies air,
      Advances advances,
      StrikeOffensive strikes) {
    this.mix = mix;
    this.chart = chart;
    this.levies = levies;
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
  public Answer answer(Alternating frame) {
    return Answer.ANY;
  }

  @Override
  public Set<Seat> answered(Alternating frame) {
    return frame.yielded();
  }

  @Override
  public boolean leavesIt(Alternating frame, Command command) {
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
    Assailants all = levies.assailants(position, Conventions.side(seat));
    Plan plain = plan(seat, Plan.Manner.ATTACK, "");
    Predicate<String> units = units(position, plain);
    List<Place> own =
        all.targets(id -> levies.isOwn(position, plain, id) && units.test(id)); // r148
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
    return id -> mix.isUnit(id) && levies.pays(position, plan, id);
  }

  /** 10.9, 3.5-c: a general who can get there, and two adjacent stacks within reach of others. */
  @Rule({"10.9-a", "3.5-c"})
  private void doubles(Position position, Seat seat, Assailants all, List<Offer<Command>> offers) {
    for (Map.Entry<String, BitSet> leader : all.targets().entrySet()) {
      String general = leader.getKey();
      Plan plan = plan(seat, Plan.Manner.DOUBLE, general);
      if (mix.isGeneral(general)
          && levies.isOwn(position, plan, general)
          && levies.pays(position, plan, general)) {
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
    Side side = Conventions.side(plan.seat());
    return seconds(position, plan, first, levies.assailants(position, side));
  }

  private Set<Place> seconds(Position position, Plan plan, Place first, Assailants all) {
    Predicate<String> units = units(position, plan);
    List<String> here = all.of(first, units);
    Set<Place> seconds = new TreeSet<>();
    for (Place other : chart.map().neighbours(first)) {
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
  public List<Finding> why(Position position, Alternating frame, Seat seat, Command command) {
    if (!(command instanceof OffensiveCommand said)) {
      return strikes.reasons(position, seat, command);
    }
    Side enemy = Conventions.side(seat).other();
    return switch (said) {
      case OffensiveCommand.Attack(Place target) -> unattackable(position, target, enemy);
      case OffensiveCommand.DoubleAttack(String general, Place target) ->
          undoubled(position, seat, general, target);
      case OffensiveCommand.DropOn(Place target) when chart.isTown(target) ->
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
    if (mix.isGeneral(general) && position.conventions().seat(mix.nation(general)).equals(seat)) {
      Plan plan = plan(seat, Plan.Manner.DOUBLE, general);
      Nation nation = mix.nation(general);
      if (!levies.pays(position, plan, general)) {
        int price = levies.price(plan, nation);
        return List.of(Finding.forbids("10.9-a", new OffensiveWhy.NoOffensiveLeft(nation, price)));
      }
    }
    return unattackable(position, target, Conventions.side(seat).other());
  }

  private List<Finding> unattackable(Position position, Place target, Side enemy) {
    return levies.isHeld(position, target, enemy)
        ? List.of(
            Finding.forbids("10.2-2", new OffensiveWhy.CannotReach("your land units", target)))
        : List.of(Finding.forbids("10.2-1", new OffensiveWhy.NobodyToAttack(target)));
  }

  @Override
  public void take(Alternating frame, Seat seat, Command command, Course<Position, Frame> course) {
    switch (command) {
      case OffensiveCommand.PassOffensive _ -> pass(seat, course);
      case OffensiveCommand.Attack(Place target) ->
          begin(plan(seat, Plan.Manner.ATTACK, ""), target, course);
      case OffensiveCommand.DropOn(Place target) ->
          begin(plan(seat, Plan.Manner.DROP, ""), target, course);
      case OffensiveCommand.DoubleAttack(String general, Place target) ->
          begin(plan(seat, Plan.Manner.DOUBLE, general), target, course);
      case AirCommand.Strike strike -> strikes.take(seat, strike, course);
      default -> advances.take(seat, command, course);
    }
  }

  private static void begin(Plan plan, Place target, Course<Position, Frame> course) {
    course.push(
        new Planning(
            new Plan(plan.seat(), plan.manner(), plan.general(), List.of(Plan.Thrust.at(target)))));
  }

  /** 10.0-a: the seat leaves it to its ally; if nobody is left, the side passes. */
  void pass(Seat seat, Course<Position, Frame> course) {
    Alternating frame = (Alternating) course.position().agenda().top();
    Set<Seat> yielded = new TreeSet<>(frame.yielded());
    yielded.add(seat);
    if (yielded.containsAll(seats(course.position(), frame))) {
      course.tell(new OffensiveEvent.SidePassed(frame.side()));
      course.replace(new Turning(frame.side().other(), frame.passes() + 1));
    } else {
      course.tell(new OffensiveEvent.SeatYielded(seat));
      course.replace(new Alternating(frame.side(), frame.passes(), yielded));
    }
  }
}
