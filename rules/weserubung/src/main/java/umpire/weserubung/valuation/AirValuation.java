package umpire.weserubung.valuation;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.MapFacts;

/** 7.0 What aircraft had better do. */
record AirValuation(SituationAssessment outlook) {
  /** Most aircraft fly there and back so far, in hexes. */
  private static final int REACH = 12;

  double air(AirCommand command) {
    return switch (command) {
      case AirCommand.Strike one -> strike(one.aircraft());
      case AirCommand.EndStrikes _, AirCommand.EndFlights _ -> WeightScale.USUAL;
      case AirCommand.Fly one -> fly(one.aircraft());
      case AirCommand.Ferry one -> ferry(one.transport(), one.units());
      case AirCommand.Drop _ -> WeightScale.SELDOM;
      case AirCommand.InterceptFlight one -> one.fighters().size() / 2.0;
      case AirCommand.LetFly _, AirCommand.FlyOn _ -> WeightScale.USUAL;
      case AirCommand.ChangeRoute _, AirCommand.TurnBack _ -> WeightScale.SELDOM;
      case AirCommand.AimAt one -> 1.0 / (1 + one.waiting().size());
      case AirCommand.Land one -> one.aircraft().size();
      case AirCommand.LandAboard one -> one.aircraft().size();
      case AirCommand.Detour _, AirCommand.DetourAboard _ -> WeightScale.NEVER;
    };
  }

  /** Where there is prey within reach. */
  private double strike(List<String> aircraft) {
    Optional<Piece> first = aircraft.stream().findFirst().flatMap(outlook::piece);
    if (first.isEmpty()) {
      return WeightScale.NEVER;
    }
    boolean near =
        outlook.foeStacks().keySet().stream()
            .anyMatch(
                place -> prey(place) >= 1 && outlook.isNear(first.get().place(), place, REACH));
    return near ? 0.3 * aircraft.size() : WeightScale.NEVER;
  }

  private boolean fromTheBox(List<String> aircraft) {
    Optional<Piece> first = aircraft.stream().findFirst().flatMap(outlook::piece);
    return first.isPresent() && MapFacts.isBox(first.get().place());
  }

  /** Transports fetch those who wait for them. */
  private double fly(List<String> aircraft) {
    if (transports(aircraft) && outlook.wishes().isAnybodyStranded()) {
      boolean needed =
          aircraft.stream()
              .flatMap(one -> outlook.piece(one).stream())
              .anyMatch(one -> outlook.wishes().stranded(one.place()) > 0);
      return needed ? WeightScale.NEVER : WeightScale.GOOD;
    }
    return fromTheBox(aircraft) ? 0.3 : WeightScale.SELDOM;
  }

  private boolean transports(List<String> aircraft) {
    return aircraft.stream()
        .allMatch(one -> outlook.country().mix().unit(one).arm() == UnitKind.AIR_TRANSPORT);
  }

  private double ferry(String transport, List<String> units) {
    boolean wait =
        outlook
            .piece(transport)
            .map(one -> outlook.wishes().stranded(one.place()) > 0)
            .orElse(false);
    return fromTheBox(List.of(transport)) || wait
        ? Math.max(WeightScale.NEVER, WeightScale.BEST * units.size())
        : WeightScale.NEVER;
  }

  /** Where an empty transport had better go: to those who wait for it. */
  private double fetching(Place to) {
    boolean box = to.equals(MapFacts.DENMARK) && outlook.garrison(to) > 0;
    return WeightScale.SELDOM + WeightScale.GOOD * (outlook.wishes().stranded(to) + (box ? 1 : 0));
  }

  /** Bases near what the side is after; a box is none. */
  double base(List<String> aircraft, boolean laden, Place to) {
    if (!laden && transports(aircraft) && outlook.wishes().isAnybodyStranded()) {
      return fetching(to);
    }
    if (MapFacts.isBox(to)) {
      return aircraft.size() * WeightScale.SELDOM;
    }
    double near = 0;
    for (Place aim : outlook.aims().keySet()) {
      int far = outlook.country().roads().byLand(to, aim);
      near = Math.max(near, outlook.worthOf(aim) / (3 + far));
    }
    return near * near;
  }

  /** Ships and aircraft to be hit there; fighters make it dearer. */
  double prey(Place place) {
    double prey = WeightScale.NEVER;
    for (Piece piece : outlook.foes(place)) {
      boolean counts = outlook.isShip(piece) || (outlook.isAircraft(piece) && !piece.isAboard());
      prey += counts ? 1 : 0;
    }
    return prey;
  }
}
