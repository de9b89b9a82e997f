package umpire.narvik.play.random;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.event.RedeploymentEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Redeployment;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideStep;

/**
 * 23.3, 31.0 Redeployments: units leave at once and score nothing; the Allied player chooses where
 * there are more of a kind than must go. Who is gone already, or has not come yet, is passed over.
 */
final class Redeployments implements SideStep<RandomEventFrame.Redeploying> {
  private final ChapterContext chapterContext;

  Redeployments(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  /** Of what kind the next units leave, and how many. */
  private enum Kind {
    ARTILLERY,
    TANK,
    DESTROYER,
    CRUISER
  }

  /**
   * Carries out what needs no choice; the frame on top gives way to the choice. The flagship of the
   * table is the one capital ship (ruling 25).
   */
  @Rule({"23.3", "31.0", "27.0/r25"})
  void begin(Redeployment result, RulingInProgress<Position, Frame> ruling) {
    if (!result.formation().isEmpty()) {
      land(ruling.position())
          .filter(counter -> counter.formation().equals(result.formation()))
          .toList()
          .forEach(counter -> leave(ruling, counter.id(), false));
    }
    if (result.allLargeShips()) {
      Stream.of("capital-ship", "cruiser")
          .flatMap(kind -> ships(ruling.position(), kind))
          .toList()
          .forEach(ship -> leave(ruling, ship, result.returnsNextTurn()));
    }
    ruling.replaceFrame(new RandomEventFrame.Redeploying(result));
  }

  /** Where as many must go as there are, or more, all go without a word. */
  @Override
  @Rule("23.3")
  public void enter(RandomEventFrame.Redeploying frame, RulingInProgress<Position, Frame> ruling) {
    for (Kind kind : Kind.values()) {
      if (number(frame.owed(), kind) > 0) {
        candidates(ruling.position(), kind)
            .forEach(id -> leave(ruling, id, frame.owed().returnsNextTurn()));
      }
    }
    ruling.popFrame();
  }

  @Override
  public Class<RandomEventFrame.Redeploying> frame() {
    return RandomEventFrame.Redeploying.class;
  }

  @Override
  public Side side(RandomEventFrame.Redeploying frame) {
    return Side.ALLIED;
  }

  /** The units of the first kind of which there are more than must go. */
  private List<String> open(Position position, Redeployment owed) {
    return Stream.of(Kind.values())
        .filter(kind -> number(owed, kind) > 0)
        .filter(kind -> candidates(position, kind).size() > number(owed, kind))
        .map(kind -> candidates(position, kind))
        .findFirst()
        .orElse(List.of());
  }

  @Override
  public RuleId rule(RandomEventFrame.Redeploying frame) {
    return new RuleId("31.0");
  }

  @Override
  @Rule("31.0")
  public Offers<Command> offers(Position position, RandomEventFrame.Redeploying frame, Seat seat) {
    List<String> units = open(position, frame.owed());
    return units.isEmpty()
        ? Offers.of()
        : Offers.of(Offer.of(RandomEventCommand.Redeploy.class, "unit", new Domain.One(units)));
  }

  @Override
  public Command fallback(
      Position position, RandomEventFrame.Redeploying frame, Seat seat, Offers<Command> offers) {
    return new RandomEventCommand.Redeploy(ChoiceQuestions.first(offers, "unit", String.class));
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, RandomEventFrame.Redeploying frame, Seat seat, Command command) {
    if (!(command instanceof RandomEventCommand.Redeploy(String unit))) {
      return List.of();
    }
    return open(position, frame.owed()).contains(unit)
        ? List.of()
        : List.of(Finding.forbids("31.0", new Why.NotToLeave(unit)));
  }

  @Override
  public void take(
      RandomEventFrame.Redeploying frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    String unit = ((RandomEventCommand.Redeploy) command).unit();
    Kind kind =
        Stream.of(Kind.values())
            .filter(one -> candidates(ruling.position(), one).contains(unit))
            .findFirst()
            .orElseThrow();
    leave(ruling, unit, frame.owed().returnsNextTurn());
    ruling.replaceFrame(new RandomEventFrame.Redeploying(less(frame.owed(), kind)));
  }

  private static int number(Redeployment owed, Kind kind) {
    return switch (kind) {
      case ARTILLERY -> owed.artillery();
      case TANK -> owed.tanks();
      case DESTROYER -> owed.destroyers();
      case CRUISER -> owed.cruisers();
    };
  }

  private static Redeployment less(Redeployment owed, Kind kind) {
    return new Redeployment(
        "",
        owed.artillery() - (kind == Kind.ARTILLERY ? 1 : 0),
        owed.tanks() - (kind == Kind.TANK ? 1 : 0),
        owed.destroyers() - (kind == Kind.DESTROYER ? 1 : 0),
        owed.cruisers() - (kind == Kind.CRUISER ? 1 : 0),
        false,
        false,
        owed.returnsNextTurn());
  }

  /** 31.0 is a table of British redeployments: guns and tanks are British, ships all are. */
  @Rule({"31.0", "31.0/r72"})
  private List<String> candidates(Position position, Kind kind) {
    return switch (kind) {
      case ARTILLERY -> british(position, UnitType.ARTILLERY);
      case TANK -> british(position, UnitType.TANK);
      case DESTROYER -> ships(position, "destroyer").toList();
      case CRUISER -> ships(position, "cruiser").toList();
    };
  }

  private List<String> british(Position position, UnitType kind) {
    return land(position)
        .filter(counter -> counter.nation() == Nation.BRITISH && counter.kind() == kind)
        .map(NarvikCounter.LandUnit::id)
        .toList();
  }

  /** Every Allied land unit in play, wherever it is, by id. */
  private Stream<NarvikCounter.LandUnit> land(Position position) {
    Stream<String> aboard =
        position.ships().values().stream().flatMap(ship -> ship.cargo().stream()).map(Unit::id);
    return Stream.concat(position.units().keySet().stream(), aboard)
        .sorted()
        .map(chapterContext.mix()::land)
        .filter(counter -> counter.side() == Side.ALLIED);
  }

  private Stream<String> ships(Position position, String kind) {
    return position.ships().values().stream()
        .map(ShipOnMap::id)
        .filter(id -> chapterContext.mix().ship(id).kind().equals(kind));
  }

  /**
   * 23.3: gone, and no loss. Only what the table marks comes back; 23.1 replaces ships that were
   * sunk, and a redeployed cruiser was not (ruling 78).
   */
  @Rule({"23.3", "31.0/r78"})
  private static void leave(RulingInProgress<Position, Frame> ruling, String id, boolean returns) {
    Position position = ruling.position();
    if (position.ships().containsKey(id)) {
      ruling.add(new RedeploymentEvent.ShipRedeployed(id, returns ? position.turn() + 1 : 0));
      return;
    }
    Unit unit = position.units().get(id);
    if (unit != null && unit.faceDown()) {
      ruling.add(new Event.Revealed(unit.token(), id, unit.place())); // 11.3: it is named
    }
    ruling.add(new RedeploymentEvent.UnitRedeployed(id));
  }
}
