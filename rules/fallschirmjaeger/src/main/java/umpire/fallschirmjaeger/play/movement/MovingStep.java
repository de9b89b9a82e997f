package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.event.PeopleEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.play.assault.AssaultSteps;
import umpire.fallschirmjaeger.play.assault.Fought;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** SCS-move: units on their way, hex by hex. */
record MovingStep(Marches marches, Overruns runs, AssaultSteps assault)
    implements PhaseAsks<Moving> {
  @Override
  public Decision<Moving> decision() {
    return asks(Moving.class, "SCS-move", Moving::side);
  }

  /** Nothing is asked of units that can go nowhere: they halt. */
  @Override
  @Rule({"SCS-move", "SCS-overrun"})
  public Offers<Command> offers(Position position, Moving frame) {
    if (able(position, frame, frame.all()).size() < frame.all().size()
        || !present(position, frame)) {
      return Offers.of();
    }
    List<Offer<Command>> offers = new ArrayList<>();
    Offer.add(offers, MovementCommand.Step.class, "hex", marches.steps(position, frame));
    Offer.add(offers, MovementCommand.Overrun.class, "hex", runs.hexes(position, frame));
    List<String> takes = marches.carriage().takes(position, frame);
    Offer.add(offers, MovementCommand.TakeUp.class, "piece", takes);
    Offer.add(offers, MovementCommand.SetDown.class, "piece", frame.cargo());
    return orEnd(offers);
  }

  /** False once one of them is lost or captured on the way: the others halt. */
  private boolean present(Position position, Moving frame) {
    return frame.all().stream().allMatch(position::has)
        && frame.units().stream()
            .map(position::piece)
            .allMatch(piece -> marches.context().mix().holder(piece) == frame.side());
  }

  @Override
  public Command end() {
    return new MovementCommand.Halt();
  }

  @Override
  public List<Finding> refusalFindings(Position position, Moving frame, Command command) {
    return switch (command) {
      case MovementCommand.Step(Place hex) ->
          marches.stepBars(position, frame, hex).stream().toList();
      case MovementCommand.Overrun(Place hex) -> runs.bars(position, frame, hex).stream().toList();
      case MovementCommand.TakeUp(String piece) ->
          List.of(
              Finding.forbids(
                  marches.carriage().bar(position, frame, piece), new PeopleWhy.NotTaken(piece)));
      case MovementCommand.SetDown(String piece) ->
          List.of(Finding.forbids("3.5a", new PeopleWhy.NotCarried(piece)));
      case Command _ -> List.of();
    };
  }

  @Override
  public void take(Moving frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case MovementCommand.Step(Place hex) -> step(frame, hex, ruling);
      case MovementCommand.Overrun(Place hex) -> overrun(frame, hex, ruling);
      case MovementCommand.TakeUp(String piece) -> takeUp(frame, piece, ruling);
      case MovementCommand.SetDown(String piece) -> setDown(frame, piece, ruling);
      case MovementCommand.Halt _ -> enter(frame, ruling);
      case Command _ -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  private void step(Moving frame, Place to, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Place from = marches.place(position, frame);
    if (!(marches.passage(position, frame, to)
        instanceof Passage.Open(Fraction cost, List<Finding> findings))) {
      throw new IllegalStateException("not on offer: a step from " + from + " to " + to);
    }
    enters(frame, to, findings, ruling);
    ruling.replaceFrame(frame.paying(cost));
    marches.entry().barrages().entered(frame.all(), to, ruling);
  }

  private void enters(
      Moving frame, Place to, List<Finding> findings, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<Piece> before = frame.all().stream().map(position::piece).toList();
    if (frame.all().stream().noneMatch(marches.context().mix()::controls)) {
      ruling.add(new PeopleEvent.LeadersMoved(frame.all(), to, findings));
      return;
    }
    ruling.add(new MovementEvent.Moved(frame.side(), frame.all(), to, findings));
    marches.entry().crossings(frame.side(), before, to, ruling);
  }

  /** 3.5a, 3.6, 1.10h: it goes along from here. */
  @Rule({"3.5a", "3.6", "1.10h"})
  private static void takeUp(Moving frame, String piece, RulingInProgress<Position, Frame> ruling) {
    List<String> more = Stream.concat(frame.cargo().stream(), Stream.of(piece)).toList();
    ruling.replaceFrame(frame.with(frame.units(), more));
  }

  /** 3.5a, r102: it stays here, and goes no further in this phase. */
  @Rule({"3.5a", "3.6/r102"})
  private static void setDown(
      Moving frame, String piece, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new MovementEvent.Halted(List.of(piece)));
    List<String> rest = frame.cargo().stream().filter(one -> !one.equals(piece)).toList();
    ruling.replaceFrame(frame.with(frame.units(), rest));
  }

  /** SCS-overrun: the points are paid, then the hex is attacked. */
  @Rule({"SCS-overrun", "2.8"})
  private void overrun(Moving frame, Place hex, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    ruling.replaceFrame(frame.paying(runs.cost(position, frame, hex)));
    if (frame.units().stream().anyMatch(marches.context().mix()::train)) {
      int times = position.ground().works().trainOverruns() + 1;
      ruling.add(new MovementEvent.TrainOverran(times));
    }
    assault.attack(frame.side(), hex, marches.fighters(frame), true, ruling);
  }

  /** SCS-overrun: whoever did not retreat enters the hex if it is empty, and goes on. */
  @Override
  @Rule("SCS-overrun")
  public void resumed(
      Moving frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    if (!(frameResult instanceof Fought(Battle battle))) {
      throw new IllegalStateException(frame + " awaits no " + frameResult);
    }
    Position position = ruling.position();
    List<String> there = mine(position, frame, frame.units());
    List<String> going =
        there.stream()
            .filter(
                unit ->
                    marches.context().map().adjacent(position.piece(unit).place(), battle.target()))
            .filter(unit -> !position.piece(unit).is(Mark.DISORGANISED))
            .toList();
    boolean free = marches.entry().free(position, frame.side(), battle.target());
    boolean together =
        going.stream().map(unit -> position.piece(unit).place()).distinct().count() == 1;
    Moving on =
        new Moving(frame.side(), going, frame.left(), true, frame.exploitation(), List.of());
    if (!going.equals(there) || !together || marches.fighters(on).isEmpty()) {
      halt(there, ruling);
      return;
    }
    Place place = position.piece(going.getFirst()).place();
    on =
        on.with(
            going,
            mine(position, frame, frame.cargo()).stream()
                .filter(piece -> position.piece(piece).place().equals(place))
                .toList());
    if (free) {
      enters(on, battle.target(), List.of(), ruling);
    }
    ruling.replaceFrame(on);
    if (free) {
      marches.entry().barrages().entered(on.all(), battle.target(), ruling);
    }
  }

  /** Those that are still in play, and in the hands that they were in when they set out. */
  private List<String> mine(Position position, Moving frame, List<String> ids) {
    return ids.stream()
        .filter(position::has)
        .filter(
            id ->
                !marches.context().mix().leader(position.piece(id))
                    || marches.context().mix().holder(position.piece(id)) == frame.side())
        .toList();
  }

  /** Those of them who go on: 1.7b/r68: whoever was disorganised on the way stops there. */
  @Rule("1.7b/r68")
  private List<String> able(Position position, Moving frame, List<String> ids) {
    return mine(position, frame, ids).stream()
        .filter(id -> !position.piece(id).is(Mark.DISORGANISED))
        .toList();
  }

  /** Their movement in this phase is over, or that of some of them. */
  @Override
  @Rule("1.7b/r68")
  public void enter(Moving frame, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<String> there = mine(position, frame, frame.all());
    Moving on =
        frame.with(able(position, frame, frame.units()), able(position, frame, frame.cargo()));
    if (on.equals(frame) || on.units().isEmpty()) {
      halt(there, ruling);
      return;
    }
    List<String> stopped = there.stream().filter(id -> !on.all().contains(id)).toList();
    if (!stopped.isEmpty()) {
      ruling.add(new MovementEvent.Halted(stopped));
    }
    ruling.replaceFrame(on);
  }

  private static void halt(List<String> units, RulingInProgress<Position, Frame> ruling) {
    if (!units.isEmpty()) {
      ruling.add(new MovementEvent.Halted(units));
    }
    ruling.popFrame();
  }
}
