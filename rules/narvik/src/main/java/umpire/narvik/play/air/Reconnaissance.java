package umpire.narvik.play.air;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.event.AirEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Revelation;

/**
 * 11.3 Air reconnaissance, with the option of Allied concealment: for one air point the Germans see
 * everything in a hex. It is an air mission, so an action or a reaction (ruling 22).
 */
public final class Reconnaissance implements ActionKind {
  private final ChapterContext chapterContext;
  private final AirMissions airMissions;
  private final Revelation revelation;

  /** Reconnaissance under an edition. */
  public Reconnaissance(
      ChapterContext chapterContext, AirMissions airMissions, Revelation revelation) {
    this.chapterContext = chapterContext;
    this.airMissions = airMissions;
    this.revelation = revelation;
  }

  @Override
  public Class<? extends Command> commands() {
    return AirCommand.Reconnoitre.class;
  }

  @Override
  @Rule({"9.1.1", "11.3/r22"})
  public boolean reaction(Side side) {
    return side == Side.GERMAN;
  }

  @Override
  @Rule("11.3")
  public List<Offer<Command>> offers(Position position, Side side) {
    List<Place> hexes = barsMission(position, side).isEmpty() ? hidden(position) : List.<Place>of();
    return hexes.isEmpty()
        ? List.of()
        : List.of(Offer.of(AirCommand.Reconnoitre.class, "hex", new Domain.One(hexes)));
  }

  @Override
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    if (!(command instanceof AirCommand.Reconnoitre(Place hex))) {
      return Optional.empty();
    }
    List<Finding> why = barsMission(position, side);
    if (!why.isEmpty()) {
      return Optional.of(why);
    }
    return Optional.of(
        hidden(position).contains(hex)
            ? List.of()
            : List.of(Finding.forbids("11.3", new AirWhy.NothingHidden(hex))));
  }

  @Rule("11.3")
  private List<Finding> barsMission(Position position, Side side) {
    if (position.weather() == Weather.BAD_AT_NARVIK) {
      return List.of(Finding.forbids("11.3", new AirWhy.NoReconnaissanceInBadWeather()));
    }
    if (position.air().reconnaissance() < 1) {
      return List.of(Finding.forbids("11.3", new AirWhy.NoReconnaissanceLeft()));
    }
    return airMissions.barsPoints(position, side, 1);
  }

  private List<Place> hidden(Position position) {
    TreeSet<Place> hexes = new TreeSet<>();
    for (Unit unit : chapterContext.mix().of(position, Side.ALLIED)) {
      if (unit.faceDown() && chapterContext.map().isHex(unit.place())) {
        hexes.add(unit.place());
      }
    }
    return List.copyOf(hexes);
  }

  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    Place hex = ((AirCommand.Reconnoitre) command).hex();
    ruling.add(new AirEvent.Reconnoitred(hex));
    revelation.ofHex(ruling, Side.ALLIED, hex);
    ActionEnd.of(ruling, side, false, reaction);
  }
}
