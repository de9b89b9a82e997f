package umpire.rivercrossing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Presentation;
import umpire.kernel.flow.Script;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.BoardContents.Counter;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.SequenceOfPlay.Phase;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.standard.StandardTexts;
import umpire.rivercrossing.RiverCrossing.Command;
import umpire.rivercrossing.RiverCrossing.Frame;
import umpire.rivercrossing.RiverCrossing.Piece;
import umpire.rivercrossing.RiverCrossing.Setup;
import umpire.rivercrossing.RiverCrossing.Trace;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.View;
import umpire.rivercrossing.RiverCrossing.Why;

/** All that the flow needs to carry the game out. */
record CrossingScript() implements Presentation<Position, Frame, View> {
  static Script<Position, Command, Frame, View> of(Pack pack) {
    return new Script<>(
        (scenario, _) -> opening(pack, scenario),
        new Turn(pack.map()).steps(),
        new StandardTexts<>("1.1", _ -> new Why.NotNow()),
        new CrossingScript(),
        SequenceOfPlay.of(
            Phase.of("weather", "weather", "2.1"), Phase.of("actions", "actions", "1.2")));
  }

  private static Position opening(Pack pack, Scenario scenario) {
    Setup setup = (Setup) scenario.setup();
    List<Unit> units = new ArrayList<>();
    setup.units().forEach((id, place) -> units.add(unit(pack.counter(id, Piece.class), place)));
    Agenda<Frame> agenda = Agenda.of(new Frame.Weather(1));
    return new Position(1, setup.turns(), false, units, MatchCounters.none(), agenda);
  }

  private static Unit unit(Piece piece, Place place) {
    return new Unit(piece.id(), piece.side(), piece.strength(), place);
  }

  /** Nothing is hidden: everybody sees the same. */
  @Override
  public View view(Position position, Viewer viewer, List<Frame> frames) {
    return new View(position.turn(), position.turns(), position.flood(), position.units());
  }

  @Override
  public BoardContents sketch(View view) {
    String turn = "Turn %d of %d".formatted(view.turn(), view.turns());
    return BoardContents.of(
        view.flood() ? List.of(turn, "The river is in flood") : List.of(turn),
        view.units(),
        Unit::place,
        unit -> Counter.of(unit.unit(), unit.side().id(), "infantry", unit.strength()));
  }

  @Override
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    return Optional.of(position.of(seat))
        .filter(own -> !own.isEmpty())
        .map(own -> new SupplyQuery(new RuleId("4.1"), new Trace(own, position.against(seat))));
  }
}
