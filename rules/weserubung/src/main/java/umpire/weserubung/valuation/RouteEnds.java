package umpire.weserubung.valuation;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.MovementCommand;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;

/** Where a way had better end, by who goes and what for. */
record RouteEnds(SituationAssessment outlook) {
  /** Who is on the way, whether to attack, and by air with whom aboard. */
  private record Party(List<String> pieces, boolean attacks, boolean laden) {}

  double to(List<Command> said, Place place) {
    Party party = party(said);
    Optional<Piece> first = party.pieces().stream().findFirst().flatMap(outlook::piece);
    if (first.isEmpty()) {
      return WeightScale.USUAL;
    }
    Piece piece = first.get();
    if (outlook.isShip(piece)) {
      SeaValuation sea = new SeaValuation(outlook);
      return party.attacks() ? sea.prey(place) : sea.passage(party.pieces(), place);
    }
    if (outlook.isAircraft(piece)) {
      AirValuation air = new AirValuation(outlook);
      return party.attacks() ? air.prey(place) : air.base(party.pieces(), party.laden(), place);
    }
    return new LandValuation(outlook).march(party.pieces(), place);
  }

  /** Out of what was said just now, or out of the draft that the view shows. */
  private Party party(List<Command> said) {
    return said.reversed().stream()
        .flatMap(command -> party(command).stream())
        .findFirst()
        .or(() -> outlook.routing().map(RouteEnds::party))
        .orElse(new Party(List.of(), false, false));
  }

  private static Optional<Party> party(Command command) {
    if (command instanceof MovementCommand.March(String unit)) {
      return going(List.of(unit));
    }
    if (command instanceof MovementCommand.Entrain(String unit)) {
      return going(List.of(unit));
    }
    if (command instanceof OffensiveCommand.Advance one) {
      return going(one.units());
    }
    if (command instanceof OffensiveCommand.AdvanceByRail one) {
      return going(one.units());
    }
    if (command instanceof NavalCommand.Sail(List<String> ships)) {
      return going(ships);
    }
    if (command instanceof AirCommand.Fly(List<String> aircraft)) {
      return going(aircraft);
    }
    if (command instanceof AirCommand.Ferry one) {
      return Optional.of(new Party(List.of(one.transport()), false, true));
    }
    if (command instanceof AirCommand.Drop one) {
      return Optional.of(new Party(List.of(one.transport()), false, true));
    }
    if (command instanceof OffensiveCommand.Approach
        || command instanceof OffensiveCommand.SendAircraft
        || command instanceof OffensiveCommand.SendParachutists
        || command instanceof AirCommand.Detour
        || command instanceof AirCommand.DetourAboard) {
      return settled();
    }
    if (command instanceof AirCommand.Strike(List<String> aircraft)) {
      return Optional.of(new Party(aircraft, true, false));
    }
    return command instanceof NavalCommand.SailToAttack one
        ? Optional.of(new Party(one.ships(), true, false))
        : Optional.empty();
  }

  private static Optional<Party> going(List<String> pieces) {
    return Optional.of(new Party(pieces, false, false));
  }

  /**
   * To the target of an offensive, to where it is attacked from, or to a base that was named, there
   * is but one end.
   */
  private static Optional<Party> settled() {
    return going(List.of());
  }

  private static Party party(Routing routing) {
    return new Party(
        routing.pieces(),
        routing.errand() == Routing.Errand.STRIKE || routing.errand() == Routing.Errand.SORTIE,
        routing.errand() == Routing.Errand.DROP || routing.pieces().size() > 1);
  }
}
