package umpire.weserubung.valuation;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.MovementCommand;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.state.Piece;

/** 10.0, 11.0 What land units had better do. */
record LandValuation(SituationAssessment outlook) {
  /** A unit marches about so far in a turn. */
  private static final int A_TURN = 5;

  private static final double DROP = 8;

  double movement(MovementCommand command) {
    return switch (command) {
      case MovementCommand.March one -> outlook.piece(one.unit()).map(this::leaves).orElse(0.0);
      case MovementCommand.Entrain one -> outlook.piece(one.unit()).map(this::entrains).orElse(0.0);
      case MovementCommand.Debark _ -> WeightScale.BEST;
      case MovementCommand.EndMovement _ ->
          somebodyHasAGoal() ? WeightScale.SELDOM : WeightScale.USUAL;
    };
  }

  private boolean somebodyHasAGoal() {
    return outlook.ownStacks().values().stream()
        .flatMap(List::stream)
        .anyMatch(piece -> outlook.isSoldier(piece) && !piece.hasActed() && hasAGoal(piece));
  }

  private boolean hasAGoal(Piece piece) {
    return !outlook.goal(piece).equals(piece.place());
  }

  private double leaves(Piece piece) {
    if (!outlook.isSoldier(piece)) {
      return WeightScale.SELDOM;
    }
    return hasAGoal(piece) ? WeightScale.GOOD : WeightScale.NEVER;
  }

  /** Rails lead to few places: only far travellers had better take them. */
  private double entrains(Piece piece) {
    int far = outlook.country().roads().byLand(piece.place(), outlook.goal(piece));
    return hasAGoal(piece) && far > 2 * A_TURN ? leaves(piece) / 20 : WeightScale.NEVER;
  }

  /** Nearer to the goal, and best of all into an open town. */
  double march(List<String> units, Place to) {
    Optional<Piece> first = units.stream().findFirst().flatMap(outlook::piece);
    if (first.isEmpty() || !outlook.isSoldier(first.get())) {
      return WeightScale.SELDOM;
    }
    if (outlook.defenders(to) == 0 && outlook.worthOf(to) > 0 && outlook.garrison(to) == 0) {
      return 1000 * outlook.worthOf(to);
    }
    Place goal = outlook.goal(first.get());
    TownDistances townDistances = outlook.country().roads();
    int nearer = townDistances.byLand(first.get().place(), goal) - townDistances.byLand(to, goal);
    if (nearer <= 0) {
      return nearer == 0 ? WeightScale.SELDOM : WeightScale.NEVER;
    }
    return Math.pow(4, Math.min(nearer, A_TURN));
  }

  double offensive(List<Command> said, OffensiveCommand command) {
    AssaultValuation assault = new AssaultValuation(outlook);
    return switch (command) {
      case OffensiveCommand.Attack one -> assault.target(one.target());
      case OffensiveCommand.DoubleAttack one -> assault.target(one.target()) / 4;
      case OffensiveCommand.SecondTarget one -> assault.target(one.target());
      case OffensiveCommand.DropOn one -> drop(one.target());
      case OffensiveCommand.Commit _,
          OffensiveCommand.LandTroops _,
          OffensiveCommand.Bombard _,
          OffensiveCommand.SendAircraft _,
          OffensiveCommand.Emplace _ ->
          assault.more(said, command);
      case OffensiveCommand.SendParachutists _ -> parachutists(said);
      case OffensiveCommand.Approach _ -> WeightScale.NEVER; // the cheapest way will do
      case OffensiveCommand.LaunchOffensive _ -> WeightScale.USUAL;
      case OffensiveCommand.Consent one ->
          one.reply() == OffensiveCommand.Reply.GRANTED ? WeightScale.GOOD : WeightScale.USUAL;
      case OffensiveCommand.Engage one -> 1 + one.fighters().size();
      case OffensiveCommand.Occupy one -> 1 + one.units().size();
      case OffensiveCommand.Advance one -> advance(one.units());
      case OffensiveCommand.AdvanceByRail one -> advance(one.units()) / 2;
      case OffensiveCommand.Disembark one ->
          outlook.worthOf(one.hex()) > 0
              ? WeightScale.BEST * one.units().size()
              : foothold(one.hex()) * one.units().size();
      case OffensiveCommand.PassOffensive _ ->
          outlook.side() == Side.GERMAN ? WeightScale.SELDOM : WeightScale.USUAL;
    };
  }

  /** Where nobody is: what parachutists can hold for a turn. */
  private double drop(Place target) {
    return outlook.defenders(target) == 0 && outlook.worthOf(target) > 0
        ? DROP + outlook.worthOf(target)
        : WeightScale.SELDOM;
  }

  /** A vacant coast from where an open road leads to what the side is after, and not far. */
  private double foothold(Place coast) {
    TownDistances townDistances = outlook.country().roads();
    boolean near =
        outlook.aims().keySet().stream()
            .anyMatch(aim -> townDistances.byLand(coast, aim) <= A_TURN);
    return near ? WeightScale.USUAL : WeightScale.NEVER;
  }

  /** They come alone, or stay for a day when they can. */
  private static double parachutists(List<Command> said) {
    boolean alone = said.stream().anyMatch(OffensiveCommand.DropOn.class::isInstance);
    return alone ? WeightScale.GOOD : WeightScale.SELDOM;
  }

  /** Worth an offensive only if an open town can be reached. */
  private double advance(List<String> units) {
    Optional<Piece> first = units.stream().findFirst().flatMap(outlook::piece);
    if (first.isEmpty() || units.size() > 1) {
      return WeightScale.NEVER;
    }
    Piece unit = first.get();
    Place goal = outlook.goal(unit);
    boolean open =
        hasAGoal(unit)
            && outlook.defenders(goal) == 0
            && outlook.country().roads().byLand(unit.place(), goal) <= A_TURN;
    return open ? outlook.worthOf(goal) : WeightScale.NEVER;
  }
}
