package umpire.weserubung.sense;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.MovementCommand;
import umpire.weserubung.model.OffensiveCommand;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Side;

/** 10.0, 11.0 What land units had better do. */
record LandSense(Outlook outlook) {
  /** A unit marches about so far in a turn. */
  private static final int A_TURN = 5;

  private static final double DROP = 8;

  double movement(MovementCommand command) {
    return switch (command) {
      case MovementCommand.March one -> outlook.piece(one.unit()).map(this::leaves).orElse(0.0);
      case MovementCommand.Entrain one -> outlook.piece(one.unit()).map(this::entrains).orElse(0.0);
      case MovementCommand.Debark _ -> Scale.BEST;
      case MovementCommand.EndMovement _ -> somebodyHasAGoal() ? Scale.SELDOM : Scale.USUAL;
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
      return Scale.SELDOM;
    }
    return hasAGoal(piece) ? Scale.GOOD : Scale.NEVER;
  }

  /** Rails lead to few places: only far travellers had better take them. */
  private double entrains(Piece piece) {
    int far = outlook.country().roads().byLand(piece.place(), outlook.goal(piece));
    return hasAGoal(piece) && far > 2 * A_TURN ? leaves(piece) / 20 : Scale.NEVER;
  }

  /** Nearer to the goal, and best of all into an open town. */
  double march(List<String> units, Place to) {
    Optional<Piece> first = units.stream().findFirst().flatMap(outlook::piece);
    if (first.isEmpty() || !outlook.isSoldier(first.get())) {
      return Scale.SELDOM;
    }
    if (outlook.defenders(to) == 0 && outlook.worthOf(to) > 0 && outlook.garrison(to) == 0) {
      return 1000 * outlook.worthOf(to);
    }
    Place goal = outlook.goal(first.get());
    Roads roads = outlook.country().roads();
    int nearer = roads.byLand(first.get().place(), goal) - roads.byLand(to, goal);
    if (nearer <= 0) {
      return nearer == 0 ? Scale.SELDOM : Scale.NEVER;
    }
    return Math.pow(4, Math.min(nearer, A_TURN));
  }

  double offensive(OffensiveCommand command) {
    return switch (command) {
      case OffensiveCommand.Attack one -> target(one.target());
      case OffensiveCommand.DoubleAttack one -> target(one.target()) / 2;
      case OffensiveCommand.SecondTarget one -> target(one.target());
      case OffensiveCommand.DropOn one -> drop(one.target());
      case OffensiveCommand.Commit one -> party(one.units());
      case OffensiveCommand.LandTroops one -> 1 + one.units().size();
      case OffensiveCommand.Bombard one -> one.ships().size();
      case OffensiveCommand.SendAircraft one -> one.aircraft().size();
      case OffensiveCommand.SendParachutists one -> 1 + one.parachutists().size();
      case OffensiveCommand.Emplace _ -> Scale.USUAL;
      case OffensiveCommand.LaunchOffensive _ -> Scale.BEST;
      case OffensiveCommand.Consent one ->
          one.reply() == OffensiveCommand.Reply.GRANTED ? Scale.GOOD : Scale.USUAL;
      case OffensiveCommand.Engage one -> 1 + one.fighters().size();
      case OffensiveCommand.Occupy one -> 1 + one.units().size();
      case OffensiveCommand.Advance one -> advance(one.units());
      case OffensiveCommand.AdvanceByRail one -> advance(one.units()) / 2;
      case OffensiveCommand.Disembark one ->
          outlook.worthOf(one.hex()) > 0 ? Scale.BEST * one.units().size() : 2 * Scale.SELDOM;
      case OffensiveCommand.PassOffensive _ ->
          outlook.side() == Side.GERMAN ? Scale.SELDOM : Scale.USUAL;
    };
  }

  /** Where nobody is: what parachutists can hold for a turn. */
  private double drop(Place target) {
    return outlook.defenders(target) == 0 && outlook.worthOf(target) > 0
        ? DROP + outlook.worthOf(target)
        : Scale.SELDOM;
  }

  private double target(Place target) {
    return (1 + outlook.country().worth(target)) / (1 + outlook.defenders(target));
  }

  /** The more the better, but for a guard who leaves his town. */
  private double party(List<String> units) {
    double all = 0;
    for (String unit : units) {
      boolean guard = outlook.piece(unit).filter(outlook::isGuard).isPresent();
      all += guard ? 0.5 : 1;
    }
    return all;
  }

  /** Worth an offensive only if an open town can be reached. */
  private double advance(List<String> units) {
    Optional<Piece> first = units.stream().findFirst().flatMap(outlook::piece);
    if (first.isEmpty() || units.size() > 1) {
      return Scale.NEVER;
    }
    Piece unit = first.get();
    Place goal = outlook.goal(unit);
    boolean open =
        hasAGoal(unit)
            && outlook.defenders(goal) == 0
            && outlook.country().roads().byLand(unit.place(), goal) <= A_TURN;
    return open ? outlook.worthOf(goal) : Scale.NEVER;
  }
}
