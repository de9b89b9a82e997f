package umpire.weserubung.sense;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.combat.Sense;
import umpire.kernel.combat.Stake;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Seat;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.CountryCommand;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.FinalCommand;
import umpire.weserubung.model.command.MovementCommand;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.command.PlacementCommand;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.command.SetupCommand;
import umpire.weserubung.model.command.TurnCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.Conventions;
import umpire.weserubung.terrain.Chart;

/**
 * What a player with an eye on Norway's surrender (14.2) would rather do: Germans go for towns, the
 * Allies hold them and keep their capital ships (15.1). Rough on purpose: a reference opponent, and
 * no rule. Worth is counted in points of national morale.
 */
public final class WeserubungSense implements Sense<View, Command> {
  /**
   * Battles by land, and what is decided in the midst of one. What sets out by sea and by air is
   * weighed by its prey: its battles hang on windows in which others answer, and looks are dear.
   */
  private static final Set<Class<?>> FIGHTING =
      Set.of(
          OffensiveCommand.Attack.class,
          OffensiveCommand.DoubleAttack.class,
          OffensiveCommand.SecondTarget.class,
          OffensiveCommand.DropOn.class,
          FightCommand.FightOn.class,
          FightCommand.BreakOff.class,
          FightCommand.Evade.class,
          FightCommand.LetGo.class,
          FightCommand.Retreat.class,
          FightCommand.GiveUpHex.class,
          FightCommand.SupportBy.class);

  private final Outlook.Land country;
  private Optional<Outlook> last = Optional.empty();

  /** For a map and its counters. */
  public WeserubungSense(Pack pack) {
    Chart chart = new Chart(pack.map());
    this.country = new Outlook.Land(chart, new Mix(pack), new Roads(chart));
  }

  @Override
  public boolean fights(Class<?> kind) {
    return FIGHTING.contains(kind);
  }

  @Override
  public double gain(Stake<View, Command> stake, Record outcome) {
    return new FightSense(outlook(stake.view(), stake.seat())).gain(stake, outcome);
  }

  @Override
  public double weight(View view, Seat seat, List<Command> said, Command command) {
    Outlook outlook = outlook(view, seat);
    return switch (command) {
      case SetupCommand one -> new TurnSense(outlook).setUp(one);
      case TurnCommand one -> new TurnSense(outlook).turn(one);
      case PlacementCommand one -> new TurnSense(outlook).placement(one);
      case FinalCommand one -> new TurnSense(outlook).upkeep(one);
      case MovementCommand one -> new LandSense(outlook).movement(one);
      case OffensiveCommand one -> new LandSense(outlook).offensive(said, one);
      case NavalCommand one -> new SeaSense(outlook).naval(one);
      case CountryCommand.LeavePort one -> new SeaSense(outlook).flight(one.place());
      case AirCommand one -> new AirSense(outlook).air(one);
      case FightCommand one -> new FightSense(outlook).weight(one);
      case RouteCommand.Via _ -> Scale.NEVER;
      case RouteCommand.To one -> new Ways(outlook).to(said, one.place());
    };
  }

  /** The same view is asked about many times over. */
  private Outlook outlook(View view, Seat seat) {
    Side side = Conventions.side(seat);
    Optional<Outlook> known = last.filter(one -> isSame(one.view(), view) && one.side() == side);
    if (known.isPresent()) {
      return known.get();
    }
    Outlook fresh = new Outlook(view, side, country);
    last = Optional.of(fresh);
    return fresh;
  }

  @SuppressWarnings("ReferenceEquality") // to compare two hundred counters costs more than to count
  private static boolean isSame(View one, View other) {
    return one == other;
  }
}
