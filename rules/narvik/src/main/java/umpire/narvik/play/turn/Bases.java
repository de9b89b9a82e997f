package umpire.narvik.play.turn;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;
import umpire.narvik.rules.VictoryPoints;

/**
 * 19.4 Bases: the Allies designate two ports in the match, at once or one after the other, and for
 * good. One that German land units enter is lost; if it is taken back it may be designated again,
 * as the second.
 */
public final class Bases implements SideAsks<TurnFrame.DesignatingBases> {
  /** The most ports that are designated in a match. */
  static final int LIMIT = 2;

  private static final String RULE = "19.4";
  private final ChapterContext chapterContext;
  private final VictoryPoints points;
  private final List<Place> allPorts;

  public Bases(ChapterContext chapterContext, VictoryPoints points) {
    this.chapterContext = chapterContext;
    this.allPorts =
        chapterContext.map().hexes().stream()
            .filter(hex -> chapterContext.map().hexHas(hex, "port"))
            .sorted()
            .toList();
    this.points = points;
  }

  /** The Allied player is asked if they can designate anything. */
  @Rule({"6.1", "19.4"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    if (left(ruling.position()) > 0 && !ports(ruling.position()).isEmpty()) {
      ruling.pushFrame(new TurnFrame.DesignatingBases());
    }
  }

  private static int left(Position position) {
    return LIMIT - position.progress().baseDesignations();
  }

  private List<Place> ports(Position position) {
    return allPorts.stream().filter(hex -> barsPort(position, hex).isEmpty()).toList();
  }

  /** Why the hex cannot be a base; cargo of a ship is not ashore (13.1), and Harstad is no hex. */
  @Rule({"19.4", "19.4/r44"})
  private List<Finding> barsPort(Position position, Place hex) {
    if (!chapterContext.map().hexHas(hex, "port")) {
      return List.of(Finding.forbids(RULE, new Why.NoPort(hex)));
    }
    if (position.bases().contains(new Base(hex))) {
      return List.of(Finding.forbids(RULE, new Why.BaseAlready(hex)));
    }
    return chapterContext.mix().in(position, Side.ALLIED, hex).isEmpty()
        ? List.of(Finding.forbids(RULE, new Why.NoUnitAshore(hex)))
        : List.of();
  }

  @Override
  public Side side(TurnFrame.DesignatingBases frame) {
    return Side.ALLIED;
  }

  @Override
  public RuleId rule(TurnFrame.DesignatingBases frame) {
    return new RuleId("19.4");
  }

  @Override
  public Offers<Command> offers(Position position, TurnFrame.DesignatingBases frame, Seat seat) {
    List<Place> ports = ports(position);
    Domain some = new Domain.Some(ports, 0, Math.min(left(position), ports.size()));
    return Offers.of(Offer.of(TurnCommand.DesignateBases.class, "ports", some));
  }

  @Override
  public Command fallback(
      Position position, TurnFrame.DesignatingBases frame, Seat seat, Offers<Command> offers) {
    return new TurnCommand.DesignateBases(List.of());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, TurnFrame.DesignatingBases frame, Seat seat, Command command) {
    if (!(command instanceof TurnCommand.DesignateBases(List<Place> ports))) {
      return ChoiceQuestions.notNow(RULE, "designating-bases");
    }
    List<Finding> why = new ArrayList<>();
    int used = position.progress().baseDesignations();
    if (ports.size() > left(position)) {
      why.add(Finding.forbids(RULE, new Why.DesignationsUsed(used, LIMIT)));
    }
    List<String> names = ports.stream().map(Place::id).toList();
    why.addAll(ChoiceQuestions.each(RULE, names, name -> barsPort(position, new Place(name))));
    return why;
  }

  @Override
  @Rule("19.4")
  public void take(
      TurnFrame.DesignatingBases frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    List<Place> ports = ((TurnCommand.DesignateBases) command).ports();
    ruling.add(new TurnEvent.BasesDesignated(ports.stream().sorted().toList()));
    ruling.popFrame();
  }

  /** 19.4: bases into which German land units have come are lost, and score for the Germans. */
  @Rule({"19.4", "29.0"})
  public void captured(RulingInProgress<Position, Frame> ruling) {
    for (Base base : ruling.position().bases()) {
      if (!chapterContext.mix().in(ruling.position(), Side.GERMAN, base.place()).isEmpty()) {
        ruling.add(new TurnEvent.BaseCaptured(base.place()));
        points.score(ruling, Side.GERMAN, "base-captured", base.place().id());
      }
    }
  }
}
