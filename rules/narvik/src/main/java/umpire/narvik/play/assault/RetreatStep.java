package umpire.narvik.play.assault;

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
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.edge.SwedishInternment;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.FuhrersOrders;
import umpire.narvik.rules.SideAsks;

/** 15.3b, 15.3.1 Retreats: owed by the result, or voluntary, at most three hexes a unit. */
final class RetreatStep implements SideAsks<AssaultFrame.Retreating> {
  private final RetreatPaths paths;
  private final RetreatSearch search;
  private final ResultSequence resultSequence;
  private final Fatigue fatigue;
  private final SwedishInternment swedishInternment;

  RetreatStep(
      RetreatPaths paths,
      RetreatSearch search,
      ResultSequence resultSequence,
      Fatigue fatigue,
      SwedishInternment swedishInternment) {
    this.swedishInternment = swedishInternment;
    this.paths = paths;
    this.search = search;
    this.resultSequence = resultSequence;
    this.fatigue = fatigue;
  }

  @Override
  public Side side(AssaultFrame.Retreating frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(AssaultFrame.Retreating frame) {
    return new RuleId("15.3b");
  }

  @Override
  @Rule("15.3b")
  public Offers<Command> offers(Position position, AssaultFrame.Retreating frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    if (frame.least() == 0) {
      offers.add(Offer.of(Command.StandFast.class));
    }
    RetreatSearch.Plan plan = plan(position, frame);
    boolean held = FuhrersOrders.bind(position, frame.side());
    for (String unit : held ? List.<String>of() : frame.open()) {
      List<List<Place>> open =
          paths
              .of(position, frame.assault(), frame.side(), unit, Math.max(1, frame.least()))
              .stream()
              .filter(path -> plan.leavesRest(unit, path))
              .toList();
      if (!open.isEmpty()) {
        offers.add(
            new Offer<>(
                Command.Retreat.class,
                List.of(
                    new Offer.Parameter("unit", new Domain.One(List.of(unit))),
                    new Offer.Parameter("path", new Domain.One(open)))));
      }
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.Retreating frame, Seat seat, Offers<Command> offers) {
    return frame.least() == 0
        ? new Command.StandFast()
        : new Command.Retreat(
            ChoiceQuestions.first(offers, "unit", String.class), firstPath(offers));
  }

  @Override
  @Rule({"15.3b", "15.3.1"})
  public List<Finding> refusalFindings(
      Position position, AssaultFrame.Retreating frame, Seat seat, Command command) {
    if (command instanceof Command.StandFast) {
      return frame.least() == 0
          ? List.of()
          : List.of(
              Finding.forbids(
                  "15.3b", new Why.RetreatOwed(frame.open().getFirst(), frame.least())));
    }
    if (!(command instanceof Command.Retreat(String unit, List<Place> path))) {
      return List.of();
    }
    if (FuhrersOrders.bind(position, frame.side())) {
      return FuhrersOrders.bars(position, frame.side());
    }
    if (!frame.open().contains(unit)) {
      return List.of(Finding.forbids("15.3b", new Why.NotInThisAssault(unit)));
    }
    List<Finding> why =
        paths.bars(position, frame.assault(), frame.side(), unit, path, frame.least());
    if (!why.isEmpty()) {
      return why;
    }
    return plan(position, frame).leavesRest(unit, path)
        ? List.of()
        : List.of(Finding.forbids("15.3.1", new Why.LeavesNoRetreat(unit)));
  }

  private static List<Place> firstPath(Offers<Command> offers) {
    List<?> path = ChoiceQuestions.first(offers, "path", List.class);
    return path.stream().map(Place.class::cast).toList();
  }

  private RetreatSearch.Plan plan(Position position, AssaultFrame.Retreating frame) {
    return search.plan(position, frame.assault(), frame.side(), frame.open(), frame.least());
  }

  @Override
  public void take(
      AssaultFrame.Retreating frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof Command.Retreat(String unit, List<Place> path))) {
      ruling.add(new Event.StoodFast(frame.side()));
      resultSequence.over(ruling, frame.assault(), frame.side(), frame.next());
      return;
    }
    ruling.add(new Event.Retreated(unit, path));
    FuhrersOrders.disproved(ruling, frame.side());
    boolean _ = swedishInternment.intern(ruling, unit);
    int points = fatigue.onTable("retreat-hex") * path.size();
    fatigue.change(ruling, unit, points, "15.3b", "retreat-hex");
    Assault assault = frame.assault().retreatedBy(unit);
    List<String> rest = RetreatSearch.without(frame.open(), unit);
    resultSequence.retreats(
        ruling,
        new AssaultFrame.Retreating(assault, frame.side(), frame.least(), rest, frame.next()));
  }
}
