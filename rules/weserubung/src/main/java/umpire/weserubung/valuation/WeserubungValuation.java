package umpire.weserubung.valuation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Seat;
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
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/**
 * What a player with an eye on Norway's surrender (14.2) would rather do: Germans go for towns, the
 * Allies hold them and keep their capital ships (15.1). Rough on purpose: a reference opponent, and
 * no rule. Worth is counted in points of national morale.
 */
public final class WeserubungValuation implements Valuation<View, Command> {
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

  private final SituationAssessment.Land country;
  private Optional<SituationAssessment> last = Optional.empty();

  /** For a map and its counters. */
  public WeserubungValuation(Pack pack) {
    MapFacts mapFacts = new MapFacts(pack.map());
    this.country =
        new SituationAssessment.Land(
            mapFacts, new OrderOfBattle(pack), new TownDistances(mapFacts));
  }

  @Override
  public boolean fights(Class<?> kind) {
    return FIGHTING.contains(kind);
  }

  @Override
  public double gain(ProspectiveBattle<View, Command> prospectiveBattle, Record outcome) {
    return new FightValuation(outlook(prospectiveBattle.view(), prospectiveBattle.seat()))
        .gain(prospectiveBattle, outcome);
  }

  @Override
  public double weight(View view, Seat seat, List<Command> said, Command command) {
    SituationAssessment situationAssessment = outlook(view, seat);
    return switch (command) {
      case SetupCommand one -> new TurnValuation(situationAssessment).setUp(one);
      case TurnCommand one -> new TurnValuation(situationAssessment).turn(one);
      case PlacementCommand one -> new TurnValuation(situationAssessment).placement(one);
      case FinalCommand one -> new TurnValuation(situationAssessment).upkeep(one);
      case MovementCommand one -> new LandValuation(situationAssessment).movement(one);
      case OffensiveCommand one -> new LandValuation(situationAssessment).offensive(said, one);
      case NavalCommand one -> new SeaValuation(situationAssessment).naval(one);
      case CountryCommand.LeavePort one ->
          new SeaValuation(situationAssessment).flight(one.place());
      case AirCommand one -> new AirValuation(situationAssessment).air(one);
      case FightCommand one -> new FightValuation(situationAssessment).weight(one);
      case RouteCommand.Via _ -> WeightScale.NEVER;
      case RouteCommand.To one -> new RouteEnds(situationAssessment).to(said, one.place());
    };
  }

  /** The same view is asked about many times over. */
  private SituationAssessment outlook(View view, Seat seat) {
    Side side = MatchAgreements.side(seat);
    Optional<SituationAssessment> known =
        last.filter(one -> isSame(one.view(), view) && one.side() == side);
    if (known.isPresent()) {
      return known.get();
    }
    SituationAssessment fresh = new SituationAssessment(view, side, country);
    last = Optional.of(fresh);
    return fresh;
  }

  @SuppressWarnings("ReferenceEquality") // to compare two hundred counters costs more than to count
  private static boolean isSame(View one, View other) {
    return one == other;
  }
}
