package umpire.fallschirmjaeger.play.turn;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Landmarks;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame.AwaitingMunitions;
import umpire.fallschirmjaeger.model.frame.TurnFrame.WithdrawingShips;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.SupplyWhy;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.supply.LineBrief;
import umpire.fallschirmjaeger.supply.LineReport;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.DrawKind;
import umpire.kernel.standard.StandardEvent;
import umpire.kernel.table.Table;

/** 3.3c, 3.4, 3.8b: what becomes of ships, munitions and the refinery in the Dutch player turn. */
record Ships(ChapterContext context, Briefs briefs) {
  /** As the Dutch player turn begins. */
  @Rule({"3.3c", "3.8b", "3.4a/r82"})
  void begin(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (context.due("refinery", position.turn())) {
      refinery(ruling);
    }
    if (context.due("munitions-unloaded", position.turn())
        && position.has(Landmarks.MUNITIONS_SHIP)) {
      ruling.add(new TurnEvent.MunitionsUnloaded(Landmarks.MUNITIONS_SHIP));
    }
    List<String> ships = withdrawing(position);
    if (context.due("ship-withdrawal", position.turn()) && !ships.isEmpty()) {
      ruling.pushFrame(new WithdrawingShips(ships));
    }
  }

  /**
   * 3.8b: hexes of the refinery without a German unit are destroyed; it counts for points alone.
   */
  @Rule("3.8b")
  private void refinery(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Set<Place> hexes = new TreeSet<>(context.map().set("refinery"));
    hexes.removeIf(
        hex ->
            !context.area().has(position.calendar().terms(), hex)
                || !context.mix().in(position, Side.GERMAN, hex).isEmpty());
    if (!hexes.isEmpty()) {
      ruling.add(new TurnEvent.RefineryDestroyed(hexes));
    }
  }

  /** 3.3c/r24: all but the munitions ship. */
  @Rule({"3.3c", "3.3c/r24"})
  private List<String> withdrawing(Position position) {
    return context.mix().ships(position).stream()
        .map(Piece::id)
        .filter(id -> !id.equals(Landmarks.MUNITIONS_SHIP))
        .toList();
  }

  /** 3.3c: one die for each ship. */
  @Rule("3.3c")
  Step<Position, Command, Frame, WithdrawingShips> withdrawal() {
    return Step.draws(
        WithdrawingShips.class,
        "3.3c",
        frame -> new DrawKind.Dice(frame.ships().size(), 6),
        this::withdraw);
  }

  private void withdraw(
      WithdrawingShips frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    Table<Boolean> table = context.pack().table("ship-withdrawal");
    Set<String> gone = new TreeSet<>();
    for (int i = 0; i < dice.size(); i++) {
      if (table.at(Integer.toString(dice.get(i)), "withdrawn")) {
        gone.add(frame.ships().get(i));
      }
    }
    ruling.add(new TurnEvent.ShipsThrownFor(ruling.nextDraw(), frame.ships(), dice, gone));
    ruling.popFrame();
  }

  /**
   * 3.4b: without the munitions all Dutch artillery goes; with them what has no line to the ship. A
   * match whose set-up has no such ship knows nothing of it (r25).
   */
  @Rule({"3.4b", "3.4/r25", "3.9/r26", "3.4b/r125"})
  void munitions(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (!context.due("artillery-ammunition", position.turn()) || !sent(position)) {
      return;
    }
    LineBrief brief = brief(position);
    if (!brief.sources().isEmpty() && !brief.units().isEmpty()) {
      ruling.add(new StandardEvent.SupplyAsked<>(ruling.nextQuestion()));
      ruling.pushFrame(new AwaitingMunitions());
    } else {
      Finding none = Finding.notes("3.4b", new SupplyWhy.NoMunitions(Landmarks.MUNITIONS_SHIP));
      removed(brief.units().stream().map(LineBrief.Traced::unit).toList(), List.of(none), ruling);
    }
  }

  private static boolean sent(Position position) {
    return position.has(Landmarks.MUNITIONS_SHIP)
        || position.forces().reserve().containsKey(Landmarks.MUNITIONS_SHIP)
        || position.forces().eliminated().contains(Landmarks.MUNITIONS_SHIP);
  }

  /** 3.4b/r27, 3.9/r26: artillery in the narrow sense, of the Dutch alone. */
  @Rule({"3.4b/r27", "3.9/r26", "3.9"})
  private LineBrief brief(Position position) {
    return briefs.munitions(
        position,
        piece -> {
          Unit unit = context.mix().unit(piece.id());
          return unit.nation() == Nation.DUTCH && unit.unitType().artillery();
        });
  }

  /** What waits for the lines to the ship. */
  Step<Position, Command, Frame, AwaitingMunitions> lines() {
    return Step.consults(
        AwaitingMunitions.class,
        (position, _) -> new Wait.Report<>(new Adjudicator.Supply(), brief(position)),
        LineReport.class,
        Ships::traced);
  }

  private static void traced(
      AwaitingMunitions frame, LineReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    List<LineReport.Line> cut = report.lines().stream().filter(line -> !line.supplied()).toList();
    List<Finding> why = cut.stream().flatMap(line -> line.findings().stream()).toList();
    removed(cut.stream().map(LineReport.Line::unit).toList(), why, ruling);
  }

  private static void removed(
      List<String> units, List<Finding> findings, RulingInProgress<Position, Frame> ruling) {
    if (!units.isEmpty()) {
      ruling.add(new TurnEvent.ArtilleryRemoved(units, findings));
    }
  }

  /** 3.4b: at the end of the turn the munitions ship leaves, and at once if it comes too late. */
  @Rule("3.4b")
  void leave(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (context.firstTurn("artillery-ammunition") <= position.turn()
        && position.has(Landmarks.MUNITIONS_SHIP)) {
      ruling.add(new TurnEvent.MunitionsShipLeft(Landmarks.MUNITIONS_SHIP));
    }
  }
}
