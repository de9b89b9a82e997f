package umpire.narvik;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.narvik.combat.RaidOutcome;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.EdgeCommand;
import umpire.narvik.model.command.FireCommand;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.command.SetupCommand;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Mix;

/**
 * What a player with an eye on the victory points (29.0) would rather do: fight where the enemy
 * loses more, be in Narvik and in 1918, stay off the sea where aircraft fly, and pass when nothing
 * is to be gained. Rough on purpose: a reference opponent, and no rule.
 */
final class NarvikValuation implements Valuation<View, Command> {
  /** Hexes that a garrison stands in or near: the two that score, and what commands them. */
  private static final List<Place> POSTS =
      Stream.concat(
              Stream.of(Landmarks.NARVIK, Landmarks.HEX_1918),
              Stream.of("1811", "1914", "2112", "2413").map(Place::new))
          .toList();

  /** Commands that nobody says for the sake of a battle. */
  private static final List<Class<?>> PEACEFUL =
      List.of(
          Command.Pass.class,
          Command.Step.class,
          Command.Halt.class,
          Command.Reveal.class,
          Command.TakeLosses.class,
          Command.BearFatigue.class,
          Command.Eliminate.class,
          Command.Retreat.class,
          Command.StandFast.class,
          Command.Advance.class,
          Command.HoldBack.class,
          NavalCommand.Sail.class,
          NavalCommand.Load.class,
          NavalCommand.Unload.class,
          NavalCommand.Embark.class,
          NavalCommand.Disembark.class,
          NavalCommand.Land.class,
          NavalCommand.TakeRole.class,
          NavalCommand.DropAnchor.class,
          SetupCommand.class,
          RandomEventCommand.class,
          TurnCommand.class,
          EdgeCommand.class);

  private static final double NEVER = 0;
  private static final double SELDOM = 0.02;
  private static final double USUAL = 1;
  private static final double GOOD = 4;
  private static final double BEST = 10;

  /** How far the shores lie from which one marches to Narvik, in hexes. */
  private static final int ABOUT_NARVIK = 5;

  /** From here on a unit is on the spot: it need not come nearer. */
  private static final int NEAR = 2;

  private final MapGraph map;

  NarvikValuation(MapGraph map) {
    this.map = map;
  }

  @Override
  public boolean fights(Class<?> kind) {
    return PEACEFUL.stream().noneMatch(peaceful -> peaceful.isAssignableFrom(kind));
  }

  /**
   * A point of a result drives a stack from its hex or costs its strength, and the attacker tires
   * besides; a ship is worth what 29.0 says of a cruiser, infantry under bombs a little. Whoever
   * cannot help a battle is attacked.
   */
  @Override
  public double gain(ProspectiveBattle<View, Command> prospectiveBattle, Record outcome) {
    double gain = gain(outcome);
    return prospectiveBattle.forced() ? -gain : gain;
  }

  private static double gain(Record outcome) {
    return switch (outcome) {
      case Losses(int attacker, int defender) -> 2 * defender - 2 * attacker - 0.5;
      case RaidOutcome(int infantry, int damaging, int sinking) ->
          0.5 * infantry + 3 * damaging + 7 * sinking;
      // An outcome of another game, which this one is never asked for.
      default -> throw new IllegalArgumentException("no outcome of Narvik: " + outcome);
    };
  }

  @Override
  public double weight(View view, Seat seat, List<Command> said, Command command) {
    return switch (command) {
      case Command.Pass _ -> pass(view, Side.of(seat));
      case Command.Decline _, Command.Halt _ -> USUAL;
      case Command.Step(String unit, Place to) -> step(view, Side.of(seat), unit, to);
      case Command.Reveal _, Command.AssaultHex _ -> SELDOM;
      case Command.Commit(var units, var guns, var _, var _) -> units.size() + guns.size();
      case Command.SupportDefence(List<String> guns) -> USUAL + guns.size();
      case Command.TakeLosses(Mix mix) -> losses(mix);
      case Command.BearFatigue _, Command.Eliminate _, Command.StandFast _ -> USUAL;
      case Command.Retreat(String _, List<Place> path) -> USUAL / (1 + path.size());
      case Command.Advance _ -> GOOD;
      case Command.HoldBack _ -> SELDOM;
      case NavalCommand naval -> naval(view, naval);
      case SetupCommand.PlaceCounter(String _, Place hex) -> post(hex);
      case RandomEventCommand event -> event(event);
      case TurnCommand turn -> turn(turn);
      case AirCommand _ -> SELDOM; // those that are worth it are battles with odds
      case FireCommand _ -> NEVER; // 29.0: fire on a position scores for the enemy
      case EdgeCommand.LeaveMap _ -> NEVER;
    };
  }

  /** Not while ships are out: what they carry is to go ashore, and they are to go home. */
  private static double pass(View view, Side side) {
    boolean out =
        view.ships().stream()
            .anyMatch(ship -> !ship.cargo().isEmpty() || !ship.place().equals(Landmarks.HARSTAD));
    return side == Side.ALLIED && out ? SELDOM : USUAL;
  }

  /** Towards what scores; whoever holds it stays, unless others hold it with them. */
  private double step(View view, Side side, String unit, Place to) {
    List<View.Seen.Known> own = known(view, unit);
    if (own.isEmpty()) {
      return SELDOM;
    }
    Place from = own.getFirst().place();
    Place goal = goal(view, side, unit, from);
    int nearer = distance(from, goal) - distance(to, goal);
    if (side == Side.GERMAN && distance(from, goal) <= NEAR) {
      return SELDOM;
    }
    return nearer > 0 ? GOOD : nearer == 0 && !from.equals(goal) ? SELDOM : NEVER;
  }

  /** 29.0: who finds Narvik held by another friend goes for the other hex that scores. */
  private Place goal(View view, Side side, String unit, Place from) {
    if (side == Side.GERMAN) {
      boolean closer = distance(from, Landmarks.HEX_1918) < distance(from, Landmarks.NARVIK);
      return closer ? Landmarks.HEX_1918 : Landmarks.NARVIK;
    }
    boolean held =
        view.units().stream()
            .anyMatch(
                seen ->
                    seen instanceof View.Seen.Known known
                        && known.place().equals(Landmarks.NARVIK)
                        && !known.unit().equals(unit));
    return held ? Landmarks.HEX_1918 : Landmarks.NARVIK;
  }

  /** Units are dearest, then ground, then fatigue. */
  private static double losses(Mix mix) {
    return Math.pow(0.2, mix.eliminate()) * Math.pow(0.5, mix.retreat() + mix.toLimit());
  }

  private double naval(View view, NavalCommand command) {
    return switch (command) {
      case NavalCommand.Sail(List<String> ships, Place to) -> sail(view, ships, to);
      case NavalCommand.Load _ -> GOOD;
      case NavalCommand.Unload _, NavalCommand.Embark _ -> NEVER;
      case NavalCommand.Disembark(String ship) -> ashore(view, ship);
      case NavalCommand.Land(String ship) -> ashore(view, ship);
      case NavalCommand.AssaultLanding _ -> SELDOM;
      case NavalCommand.CommitLanding(var transports, var tanks, var _) ->
          transports.size() + tanks.size();
      case NavalCommand.InterdictByShip _ -> NEVER; // 29.0: scores for the enemy
      case NavalCommand.TakeRole _ -> NEVER;
      case NavalCommand.DropAnchor _ -> SELDOM;
    };
  }

  /** Laden ships to a shore near Narvik, empty ones home, for the next load and from the bombs. */
  private double sail(View view, List<String> ships, Place to) {
    List<ShipOnMap> sailing =
        view.ships().stream().filter(ship -> ships.contains(ship.id())).toList();
    if (sailing.stream().anyMatch(ship -> !ship.cargo().isEmpty())) {
      return Math.max(NEVER, shore(to) - shore(sailing.getFirst().place()));
    }
    return to.equals(Landmarks.HARSTAD) ? BEST : NEVER;
  }

  private double ashore(View view, String id) {
    return view.ships().stream()
        .filter(ship -> ship.id().equals(id))
        .mapToDouble(ship -> shore(ship.place()))
        .sum();
  }

  /** What it is worth to land there: the nearer to Narvik the better, if one can land at all. */
  private double shore(Place hex) {
    return isShore(hex) ? 2 * BEST / Math.pow(1 + distance(hex, Landmarks.NARVIK), 2) : 0;
  }

  private double event(RandomEventCommand command) {
    return switch (command) {
      case RandomEventCommand.NameArrival _ -> GOOD;
      case RandomEventCommand.ForgoArrival _ -> SELDOM;
      case RandomEventCommand.PlaceArrival(String _, Place hex) -> post(hex);
      case RandomEventCommand.Redeploy _ -> USUAL;
    };
  }

  private static double turn(TurnCommand command) {
    return switch (command) {
      case TurnCommand.BringBack(List<String> ships) -> USUAL + ships.size();
      case TurnCommand.DesignateBases(List<Place> ports) -> USUAL + ports.size();
      case TurnCommand.DeclareAirSupport _, TurnCommand.KeepAirSupport _ -> USUAL;
    };
  }

  /** A place for a counter: the nearer to a post the better, and Narvik best of all. */
  private double post(Place hex) {
    int nearest = POSTS.stream().mapToInt(one -> distance(hex, one)).min().orElse(0);
    return BEST / Math.pow(1 + nearest, 3)
        + BEST / Math.pow(1 + distance(hex, Landmarks.NARVIK), 3);
  }

  private static List<View.Seen.Known> known(View view, String unit) {
    return view.units().stream()
        .flatMap(
            seen ->
                switch (seen) {
                  case View.Seen.Known one when one.unit().equals(unit) -> Stream.of(one);
                  case View.Seen.Known _, View.Seen.FaceDown _ -> Stream.<View.Seen.Known>of();
                })
        .toList();
  }

  /** 2.0: a port or a beach of the Ofotfjord. */
  private boolean isShore(Place hex) {
    return (map.hexHas(hex, "port") || map.hexHas(hex, "beach"))
        && distance(hex, Landmarks.NARVIK) <= ABOUT_NARVIK;
  }

  /** In hexes; far, if one of the places is none. */
  private int distance(Place from, Place to) {
    return map.isHex(from) && map.isHex(to) ? map.distance(from, to) : Integer.MAX_VALUE / 4;
  }
}
