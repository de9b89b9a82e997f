package umpire.fallschirmjaeger.play.strike;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.event.StrikeEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.DrawingSupport;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.Striking;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.play.DrawKind;
import umpire.kernel.table.Table;

/** T-AirSupport, r51: one die for each nation that has aircraft; a fixed number in 5.1. */
@Rule({"T-AirSupport", "T-AirSupport/r51"})
record SupportDraw(ChapterContext context) {
  /** Pushes the frame that determines the side's aircraft of the turn, or uses them. */
  @Rule({"5.1", "3.8c"})
  void begin(Side side, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    switch (position.calendar().terms().support()) {
      case Support.Fixed(Map<String, Integer> aircraft) -> {
        if (side == Side.GERMAN) {
          ruling.pushFrame(new Striking(side, List.of(), aircraft));
        }
      }
      case Support.Halved _, Support.Thrown _ ->
          ruling.pushFrame(new DrawingSupport(side, nations(side, position.turn()), Map.of()));
    }
  }

  /** 3.8c: the British fly on turn 7 alone, besides the Dutch. */
  @Rule("3.8c")
  private List<Nation> nations(Side side, int turn) {
    if (side == Side.GERMAN) {
      return List.of(Nation.GERMAN);
    }
    return context.due("british-air", turn)
        ? List.of(Nation.DUTCH, Nation.BRITISH)
        : List.of(Nation.DUTCH);
  }

  /** What waits for the die of the next nation. */
  Step<Position, Command, Frame, DrawingSupport> step() {
    return Step.draws(DrawingSupport.class, "T-AirSupport", new DrawKind.Dice(1, 6), this::drawn);
  }

  private void drawn(
      DrawingSupport frame, List<Integer> values, RulingInProgress<Position, Frame> ruling) {
    Nation nation = frame.nations().getFirst();
    boolean halved = ruling.position().calendar().terms().support() instanceof Support.Halved;
    Map<String, Integer> drawn = aircraft(nation, values.getFirst(), halved);
    ruling.add(new StrikeEvent.SupportDrawn(ruling.nextDraw(), nation, values.getFirst(), drawn));
    Map<String, Integer> all = new TreeMap<>(frame.aircraft());
    all.putAll(drawn);
    List<Nation> rest = new ArrayList<>(frame.nations());
    rest.removeFirst();
    ruling.replaceFrame(
        rest.isEmpty()
            ? new Striking(frame.side(), List.of(), all)
            : new DrawingSupport(frame.side(), rest, all));
  }

  /** 5.2, r23: of every nation half, rounded up from .5. */
  @Rule({"5.2", "T-CRT/r23", "5.2/r124"})
  private Map<String, Integer> aircraft(Nation nation, int die, boolean halved) {
    Table<Integer> table =
        context.pack().table("air-support-" + nation.name().toLowerCase(Locale.ROOT));
    Map<String, Integer> aircraft = new TreeMap<>();
    for (String type : table.columns().headings()) {
      int many = table.at(Integer.toString(die), type);
      aircraft.put(type, halved ? (many + 1) / 2 : many);
    }
    return aircraft;
  }
}
