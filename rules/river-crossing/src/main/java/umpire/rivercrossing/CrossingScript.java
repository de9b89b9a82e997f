package umpire.rivercrossing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.flow.Presentation;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Steps;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.Viewer;
import umpire.rivercrossing.RiverCrossing.Command;
import umpire.rivercrossing.RiverCrossing.Frame;
import umpire.rivercrossing.RiverCrossing.Piece;
import umpire.rivercrossing.RiverCrossing.Setup;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.View;
import umpire.rivercrossing.RiverCrossing.Why;

/** All that the flow needs to carry the game out. */
final class CrossingScript {
  private CrossingScript() {}

  static Script<Position, Command, Frame, View> of(Pack pack) {
    return new Script<>(
        (scenario, _) -> opening(pack, scenario),
        new Steps<>(Frame.class, List.of(new Turn(pack.map()))),
        new CrossingNotes(),
        List.of(),
        List.of(),
        List.of(),
        new CrossingPresentation(),
        new SequenceOfPlay(List.of(phase("weather", "2.1"), phase("actions", "1.2"))));
  }

  private static Position opening(Pack pack, Scenario scenario) {
    Setup setup = (Setup) scenario.setup();
    List<Unit> units = new ArrayList<>();
    new TreeMap<>(setup.units())
        .forEach(
            (id, place) -> {
              Piece piece = pack.counter(id, Piece.class);
              units.add(new Unit(id, piece.side(), piece.strength(), place));
            });
    Agenda<Frame> agenda = Agenda.of(new Frame.Weather());
    return new Position(1, setup.turns(), false, units, MatchCounters.none(), agenda);
  }

  private static SequenceOfPlay.Phase phase(String id, String paragraph) {
    RuleId rule = new RuleId(paragraph);
    return new SequenceOfPlay.Phase(
        id, id, rule, List.of(new SequenceOfPlay.Step(id + "-step", id, rule)));
  }

  /** How the flow's own events and refusals are written. */
  private static final class CrossingNotes implements FlowTexts<Position, Frame> {
    @Override
    public Event pushed(Frame frame) {
      throw new IllegalStateException("this game has no interrupts: " + frame);
    }

    @Override
    public Event replaced(Frame frame) {
      return new Event.Replaced(frame);
    }

    @Override
    public Event popped() {
      throw new IllegalStateException("this game has no interrupts");
    }

    @Override
    public Event answered(Position before, Seat seat, int decisions) {
      return new Event.Answered();
    }

    /** The weather's own event has the number of the draw. */
    @Override
    public Optional<umpire.kernel.event.Event<Position>> drawn(DrawId id, List<Integer> values) {
      return Optional.empty();
    }

    @Override
    public Finding notAsked(Frame top) {
      return Finding.forbids("1.1", new Why.NotNow());
    }

    @Override
    public Finding notOffered(RuleId rule, Frame top, Optional<Offer.Parameter> strayed) {
      return Finding.forbids(rule.value(), new Why.NotNow());
    }
  }

  /** Nothing is hidden: everybody sees the same. */
  private static final class CrossingPresentation implements Presentation<Position, Frame, View> {
    @Override
    public View view(Position position, Viewer viewer, List<Frame> frames) {
      return new View(position.turn(), position.turns(), position.flood(), position.units());
    }

    @Override
    public BoardContents sketch(View view) {
      String turn = "Turn %d of %d".formatted(view.turn(), view.turns());
      return new BoardContents(
          view.flood() ? List.of(turn, "The river is in flood") : List.of(turn),
          view.units().stream().map(CrossingPresentation::stack).toList());
    }

    private static BoardContents.Stack stack(Unit unit) {
      String id = unit.unit();
      List<String> factors = List.of(String.valueOf(unit.strength()));
      String colour = unit.side().id();
      return new BoardContents.Stack(
          unit.place(),
          List.of(
              new BoardContents.Counter(
                  id, id, colour, "infantry", "", factors, List.of(), List.of())));
    }

    @Override
    public Optional<SupplyQuery> supply(Position position, Seat seat) {
      List<Unit> own = position.of(seat);
      return own.isEmpty()
          ? Optional.empty()
          : Optional.of(new SupplyQuery(new RuleId("4.1"), Turn.trace(position, own)));
    }
  }
}
