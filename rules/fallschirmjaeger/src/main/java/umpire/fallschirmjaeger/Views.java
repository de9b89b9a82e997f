package umpire.fallschirmjaeger;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Objectives;
import umpire.fallschirmjaeger.rules.VictoryPoints;
import umpire.fallschirmjaeger.supply.LineBrief;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Presentation;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.KebabCase;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** What is seen: everybody sees the same. */
record Views(ChapterContext context, Objectives objectives, VictoryPoints points, Briefs briefs)
    implements Presentation<Position, Frame, View> {
  @Override
  public View view(Position position, Viewer viewer, List<Frame> frames) {
    Map<String, Integer> held = objectives.all();
    held.keySet().retainAll(position.score().held());
    return new View(
        position.calendar(),
        position.forces(),
        position.ground(),
        position.air(),
        held,
        points.of(position, counted(position, frames)),
        frames);
  }

  /** 4.0d: once a match that is won by points is over, those of its end count. */
  private static boolean counted(Position position, List<Frame> frames) {
    return frames.getLast() instanceof TurnFrame.Ended
        && position.calendar().terms().victory() instanceof VictoryRule.Points;
  }

  @Override
  public BoardContents sketch(View view) {
    List<String> lines =
        List.of(
            "Turn %d of %d".formatted(view.calendar().turn(), view.calendar().terms().lastTurn()),
            KebabCase.of(view.frames().getLast().getClass()),
            "German less Dutch points: " + view.points().net());
    Map<Place, List<BoardContents.Counter>> stacks = new TreeMap<>();
    for (Piece piece : view.forces().inPlay().values()) {
      stacks.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(counter(piece));
    }
    return new BoardContents(
        lines,
        stacks.entrySet().stream()
            .map(entry -> new BoardContents.Stack(entry.getKey(), entry.getValue()))
            .toList());
  }

  private BoardContents.Counter counter(Piece piece) {
    FallschirmjaegerCounter printed = context.mix().counter(piece.id());
    String colour = word(printed.nation());
    List<String> badges = piece.marks().stream().filter(Views::lasting).map(Views::word).toList();
    return printed instanceof Unit unit
        ? new BoardContents.Counter(
            piece.id(),
            unit.name(),
            colour,
            word(unit.unitType()),
            unit.size(),
            List.of(
                Integer.toString(unit.strength(piece.steps())), Integer.toString(unit.movement())),
            List.of(new BoardContents.Gauge("steps", piece.steps(), unit.steps())),
            badges)
        : new BoardContents.Counter(
            piece.id(), printed.name(), colour, "marker", "", List.of(), List.of(), badges);
  }

  private static boolean lasting(Mark mark) {
    return mark == Mark.DISORGANISED || mark == Mark.UNSUPPLIED || mark == Mark.CAPTIVE;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The lines of all units of a seat; empty for a seat without units. */
  @Override
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    LineBrief brief = briefs.lines(position, Side.of(seat));
    return brief.units().isEmpty()
        ? Optional.empty()
        : Optional.of(new SupplyQuery(new RuleId("1.5"), brief));
  }
}
