package umpire.narvik.play.air;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.combat.AirRaid;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;

/**
 * 18.1.2 Air interdiction: an action or reaction of the Germans against all Allied infantry in a
 * hex. Infantry aboard ships and everything at Harstad is safe from it.
 */
public final class AirInterdiction implements ActionKind {
  private final ChapterContext chapterContext;
  private final Derived<List<Place>> targets = new Derived<>();
  private final Fatigue fatigue;
  private final AirMissions airMissions;

  /** Interdiction under an edition. */
  public AirInterdiction(ChapterContext chapterContext, Fatigue fatigue, AirMissions airMissions) {
    this.chapterContext = chapterContext;
    this.fatigue = fatigue;
    this.airMissions = airMissions;
  }

  @Override
  public Class<? extends Command> commands() {
    return AirCommand.InterdictFromAir.class;
  }

  @Override
  @Rule("9.1.1")
  public boolean reaction(Side side) {
    return side == Side.GERMAN;
  }

  @Override
  @Rule("18.1.2")
  public List<Offer<Command>> offers(Position position, Side side) {
    List<Place> hexes = side == Side.GERMAN ? targets(position) : List.of();
    if (hexes.isEmpty() || position.airPoints() == 0) {
      return List.of();
    }
    return List.of(
        new Offer<>(
            AirCommand.InterdictFromAir.class,
            List.of(
                new Offer.Parameter("hex", new Domain.One(hexes)),
                new Offer.Parameter("airPoints", new Domain.Number(1, position.airPoints())))));
  }

  /** Hexes of the map with Allied infantry that is seen to be there. */
  private List<Place> targets(Position position) {
    return targets.of(position.landUnits(), () -> infantryHexes(position));
  }

  private List<Place> infantryHexes(Position position) {
    TreeSet<Place> hexes = new TreeSet<>();
    for (Unit unit : chapterContext.mix().of(position, Side.ALLIED)) {
      if (infantry(unit) && chapterContext.map().isHex(unit.place())) {
        hexes.add(unit.place());
      }
    }
    return List.copyOf(hexes);
  }

  /** 11.3: what lies face down is nothing that the Germans could name. */
  private boolean infantry(Unit unit) {
    return !unit.faceDown() && chapterContext.mix().land(unit.id()).kind().infantry();
  }

  @Override
  @Rule({"18.1.2", "22.1"})
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    if (!(command instanceof AirCommand.InterdictFromAir(Place hex, int points))) {
      return Optional.empty();
    }
    List<Finding> why = airMissions.barsPoints(position, side, points);
    if (!why.isEmpty()) {
      return Optional.of(why);
    }
    return Optional.of(
        targets(position).contains(hex)
            ? List.of()
            : List.of(Finding.forbids("18.1.2", new AirWhy.NoInfantry(hex))));
  }

  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    Place hex = ((AirCommand.InterdictFromAir) command).hex();
    int points = ((AirCommand.InterdictFromAir) command).airPoints();
    ruling.add(new Event.AirPointsSpent(points));
    airMissions.ask(
        ruling,
        List.of(new AirRaid.Sortie(hex.id(), points)),
        question -> new AirFrame.AwaitingInterdiction(hex, points, question, reaction));
  }

  static List<AirRaid.Sortie> sorties(AirFrame.AwaitingInterdiction frame) {
    return List.of(new AirRaid.Sortie(frame.hex().id(), frame.airPoints()));
  }

  /**
   * Twice the infantry result falls at once on every infantry unit in the hex; with each face-down
   * counter there as much seems to happen whatever it is. What lies open comes first: where between
   * the others its event stood would tell which of them it is.
   */
  @Rule({"18.1.2", "10.1c", "11.3"})
  void flown(RulingInProgress<Position, Frame> ruling, Place hex, AirRaidReport report) {
    int points =
        fatigue.inText("air-interdiction") * report.flights().getFirst().result().infantry();
    List<Unit> there =
        chapterContext.mix().in(ruling.position(), Side.ALLIED, hex).stream()
            .sorted(Comparator.comparing(Unit::faceDown))
            .toList();
    for (Unit unit : there) {
      if (unit.faceDown() || chapterContext.mix().land(unit.id()).kind().infantry()) {
        fatigue.tire(ruling, unit, points, "18.1.2", "air-interdiction");
      }
    }
  }
}
