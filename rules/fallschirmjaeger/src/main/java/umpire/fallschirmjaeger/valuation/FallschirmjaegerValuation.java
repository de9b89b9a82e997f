package umpire.fallschirmjaeger.valuation;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.CounterMix;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.FireCommand;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.command.StrikeCommand;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Seat;

/**
 * What a player with an eye on the bridges and airfields (4.0b) would rather do: come down beside
 * them, march there and stay, and fight where the enemy loses more. Rough on purpose: a reference
 * opponent, and no rule.
 */
public final class FallschirmjaegerValuation implements Valuation<View, Command> {
  private static final double NEVER = 0;
  private static final double HARDLY = 0.002;
  private static final double SELDOM = 0.02;
  private static final double USUAL = 1;
  private static final double GOOD = 4;
  private static final double BEST = 10;

  private final CounterMix mix;
  private final MapGraph map;
  private final Goals goals;
  private final Errands errands;

  /** For a map and its counters. */
  public FallschirmjaegerValuation(Pack pack) {
    this.mix = new CounterMix(pack);
    this.map = pack.map();
    this.goals = new Goals(pack);
    this.errands = new Errands(pack, mix);
  }

  @Override
  public boolean fights(Class<?> kind) {
    return kind == AssaultCommand.Attack.class || kind == MovementCommand.Overrun.class;
  }

  /** A step is worth a step, a retreat half of one, and more where it clears a goal. */
  @Override
  public double gain(ProspectiveBattle<View, Command> prospectiveBattle, Record outcome) {
    if (!(outcome instanceof CombatResult result)) {
      // An outcome of another game, or of no battle, which this one is never asked for.
      throw new IllegalArgumentException("no outcome of a battle: " + outcome);
    }
    double ground = result.defenderRetreat() > 0 ? 0.5 : 0;
    if (ground > 0 && clearsAGoal(prospectiveBattle)) {
      ground += GOOD;
    }
    return result.defenderSteps()
        + ground
        - result.attackerSteps()
        - 0.5 * result.attackerRetreat()
        - 0.25;
  }

  private boolean clearsAGoal(ProspectiveBattle<View, Command> battle) {
    for (Command command : battle.order()) {
      if ((command instanceof AssaultCommand.Attack(Place hex, List<String> _)
              && goals.counts(battle.view(), hex))
          || (command instanceof MovementCommand.Overrun(Place target)
              && goals.counts(battle.view(), target))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public double weight(View view, Seat seat, List<Command> said, Command command) {
    Side side = Side.of(seat);
    return switch (command) {
      case TurnCommand turn -> turn(view, turn);
      case StrikeCommand strike -> strike(view, side, strike);
      case AirCommand air -> air(view, side, air);
      case MovementCommand movement -> movement(view, side, movement);
      case FireCommand.Bombard(String _, Place hex) -> under(view, side, hex);
      case FireCommand.Support(String _, Place hex) -> Math.max(HARDLY, under(view, side, hex));
      case FireCommand.Withdraw _ -> HARDLY;
      case AssaultCommand assault -> assault(view, side, assault);
    };
  }

  /** Points of reinforcements are lost for sure, and what they win is not. */
  private double turn(View view, TurnCommand command) {
    return switch (command) {
      case TurnCommand.EndPhase _ -> HARDLY;
      case TurnCommand.Accept _ -> SELDOM;
      case TurnCommand.Refuse _ -> USUAL;
      case TurnCommand.Restore _, TurnCommand.BringCompany _ -> BEST;
      case TurnCommand.Evacuate(String piece) -> errands.free(view, piece) ? BEST : NEVER;
    };
  }

  private double strike(View view, Side side, StrikeCommand command) {
    return switch (command) {
      case StrikeCommand.PlaceBarrage(String _, Place hex) -> under(view, side, hex);
      case StrikeCommand.Fly _ -> HARDLY;
      case StrikeCommand.Defend _ -> GOOD;
      case StrikeCommand.EndAiming _ -> SELDOM;
    };
  }

  /** What a barrage there is worth: enemies near a goal, and no friends. */
  private double under(View view, Side side, Place hex) {
    int enemies = 0;
    for (Piece piece : view.forces().pieces().in(hex)) {
      if (mix.counter(piece.id()).side() == side) {
        return NEVER;
      }
      enemies += piece.steps();
    }
    return enemies * near(goals.distance(view, side, hex));
  }

  private double air(View view, Side side, AirCommand command) {
    return switch (command) {
      case AirCommand.NameTarget(Place hex) -> target(view, side, hex);
      case AirCommand.Drop _, AirCommand.DropSpecially _, AirCommand.AimAt _ -> BEST;
      case AirCommand.FlyIn _, AirCommand.Alight _ -> BEST;
      case AirCommand.BringHead(String _, boolean whole) -> whole ? SELDOM : HARDLY;
      case AirCommand.FlyInHead(String _, boolean whole) -> whole ? SELDOM : HARDLY;
      case AirCommand.TakeOff _ -> HARDLY;
      case AirCommand.HoldFire _ -> SELDOM;
      case AirCommand.Shift(String _, Place hex) -> landing(view, side, hex);
      case AirCommand.CancelDrop _, AirCommand.CancelUnit _ -> HARDLY;
      case AirCommand.OpenFire _ -> USUAL;
    };
  }

  /** Another one only when the named hex takes nobody any more; none if it took nobody. */
  private double target(View view, Side side, Place hex) {
    double wanted = Math.pow(near(stadium(view, hex) ? 0 : goals.distance(view, side, hex)), 3);
    if (view.frames().getLast() instanceof AirFrame.Dropping(var flights, List<Place> target)
        && !target.isEmpty()) {
      boolean used = flights.stream().anyMatch(one -> target.contains(one.target()));
      return (used ? SELDOM : HARDLY / BEST) * wanted / BEST;
    }
    return wanted;
  }

  /** 2.5f: beside the bridges of Rotterdam, untouched by fire, and in the first turn alone. */
  private boolean stadium(View view, Place hex) {
    return map.isHex(hex)
        && map.hexHas(hex, "stadium")
        && view.air().stadiumDrops() < view.calendar().terms().stadiumDrops();
  }

  /** T-DropLoss: open ground costs nothing. */
  private double landing(View view, Side side, Place hex) {
    boolean open = map.isHex(hex) && map.hex(hex).terrain().equals("clear");
    boolean free = view.forces().pieces().in(hex).isEmpty();
    return (open ? USUAL : SELDOM)
        * (free ? USUAL : SELDOM)
        * Math.pow(near(goals.distance(view, side, hex)), 2);
  }

  private double movement(View view, Side side, MovementCommand command) {
    return switch (command) {
      case MovementCommand.Move(List<String> units) -> move(view, side, units);
      case MovementCommand.Step(Place hex) -> step(view, side, hex);
      case MovementCommand.Halt _ -> marching(view, side) == 0 ? USUAL : SELDOM;
      case MovementCommand.Enter _ -> GOOD;
      case MovementCommand.Overrun _ -> USUAL;
      case MovementCommand.TakeUp(String piece) -> takeUp(view, piece);
      case MovementCommand.SetDown _ -> marching(view, side) == 0 ? BEST : HARDLY;
      case MovementCommand.Sail _ -> HARDLY;
      case MovementCommand.StartBridge _ -> SELDOM;
    };
  }

  /** Gold and captives are taken away; passengers walk as well. */
  private double takeUp(View view, String piece) {
    boolean away = !errands.wanted(view, List.of(piece)).isEmpty();
    return away && distance(view, Side.ALLIED, List.of(piece)) > 0 ? BEST : SELDOM;
  }

  /** Whoever stands on a goal stays there, and whoever has an errand goes alone. */
  private double move(View view, Side side, List<String> units) {
    boolean errand = !errands.wanted(view, units).isEmpty();
    Piece first = view.forces().inPlay().get(units.getFirst());
    if (first == null || (errand && units.size() > 1)) {
      return HARDLY;
    }
    boolean stays = errand ? distance(view, side, units) == 0 : stays(view, side, first.place());
    return stays ? HARDLY : errand ? BEST : GOOD * units.size();
  }

  private boolean stays(View view, Side side, Place hex) {
    return goals.counts(view, hex) && (side == Side.ALLIED || goals.distance(view, side, hex) > 0);
  }

  /** 4.0a: a bridge is won by going across, from one of its hexes to the next. */
  private double step(View view, Side side, Place to) {
    List<String> going = going(view);
    int nearer = distance(view, side, going) - distance(view, side, going, to);
    boolean across = nearer == 0 && side == Side.GERMAN && goals.counts(view, to);
    return nearer > 0 ? BEST : across ? GOOD : nearer == 0 ? SELDOM : HARDLY;
  }

  /** How far those who are on the march are from what they want. */
  private int marching(View view, Side side) {
    return distance(view, side, going(view));
  }

  /** Those who are on the march; nobody if nobody is. */
  private static List<String> going(View view) {
    return view.frames().getLast() instanceof MovementFrame.Moving moving
        ? moving.all()
        : List.of();
  }

  /** How far the first of them is from what they want; 0 for nobody. */
  private int distance(View view, Side side, List<String> all) {
    Piece first = all.isEmpty() ? null : view.forces().inPlay().get(all.getFirst());
    return first == null ? 0 : distance(view, side, all, first.place());
  }

  private int distance(View view, Side side, List<String> all, Place from) {
    Set<Place> errand = all.isEmpty() ? Set.of() : errands.wanted(view, all);
    return errand.isEmpty() ? goals.distance(view, side, from) : goals.nearest(errand, from);
  }

  private double assault(View view, Side side, AssaultCommand command) {
    return switch (command) {
      case AssaultCommand.Attack(Place hex, List<String> units) ->
          units.size() * near(goals.distance(view, side, hex));
      case AssaultCommand.LoseStep(String unit) -> {
        Piece piece = view.forces().inPlay().get(unit);
        yield piece != null && piece.steps() > 1 ? GOOD : USUAL;
      }
      case AssaultCommand.RetreatTo(String _, Place hex) -> near(goals.distance(view, side, hex));
      case AssaultCommand.Advance(List<String> units) -> units.isEmpty() ? SELDOM : units.size();
    };
  }

  /** From 10 on the spot down to almost nothing. */
  private static double near(int distance) {
    return BEST / (1 + distance);
  }
}
