package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.FireCommand;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.command.StrikeCommand;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.play.assault.AssaultSteps;
import umpire.fallschirmjaeger.play.assault.Fought;
import umpire.fallschirmjaeger.rules.Choices;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/** SCS-move: units on their way, hex by hex. */
record MovingStep(Marches marches, AssaultSteps assault) implements SideAsks<Moving> {
  @Override
  public Class<Moving> frame() {
    return Moving.class;
  }

  @Override
  public Side side(Moving frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(Moving frame) {
    return new RuleId("SCS-move");
  }

  /** Nothing is asked of units that can go nowhere: they halt. */
  @Override
  @Rule({"SCS-move", "SCS-overrun"})
  public Offers<Command> offers(Position position, Moving frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    List<Place> steps = marches.steps(position, frame);
    List<Place> overruns = marches.overruns(position, frame);
    if (!steps.isEmpty()) {
      offers.add(Choices.offer(MovementCommand.Step.class, Choices.one("hex", steps)));
    }
    if (!overruns.isEmpty()) {
      offers.add(Choices.offer(MovementCommand.Overrun.class, Choices.one("hex", overruns)));
    }
    if (!offers.isEmpty()) {
      offers.add(Offer.of(MovementCommand.Halt.class));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(Position position, Moving frame, Seat seat, Offers<Command> offers) {
    return new MovementCommand.Halt();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Moving frame, Seat seat, Command command) {
    return switch (command) {
      case MovementCommand.Step(Place hex) ->
          marches.stepBars(position, frame, hex).stream().toList();
      case MovementCommand.Overrun(Place hex) ->
          marches.overrunBars(position, frame, hex).stream().toList();
      case MovementCommand.Move _, MovementCommand.Enter _, MovementCommand.Halt _ -> List.of();
      case TurnCommand _, StrikeCommand _, AirCommand _, FireCommand _, AssaultCommand _ ->
          List.of();
    };
  }

  @Override
  public void take(
      Moving frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case MovementCommand.Step(Place hex) -> step(frame, hex, ruling);
      case MovementCommand.Overrun(Place hex) -> overrun(frame, hex, ruling);
      case MovementCommand.Halt _ -> enter(frame, ruling);
      case MovementCommand.Move _, MovementCommand.Enter _ ->
          throw new IllegalStateException("not on offer: " + command);
      case TurnCommand _, StrikeCommand _, AirCommand _, FireCommand _, AssaultCommand _ ->
          throw new IllegalStateException("not on offer: " + command);
    }
  }

  private void step(Moving frame, Place to, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Place from = marches.place(position, frame);
    boolean armoured = marches.entry().armoured(frame.units());
    if (!(marches.entry().passage(position, frame.side(), from, to, armoured)
        instanceof Passage.Open(Fraction cost, List<Finding> findings))) {
      throw new IllegalStateException("not on offer: a step from " + from + " to " + to);
    }
    enters(frame, to, findings, ruling);
    ruling.replaceFrame(frame.paying(cost));
  }

  private void enters(
      Moving frame, Place to, List<Finding> findings, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<Piece> before = frame.units().stream().map(position::piece).toList();
    ruling.add(new MovementEvent.Moved(frame.side(), frame.units(), to, findings));
    marches.entry().crossings(frame.side(), before, to, ruling);
  }

  /** SCS-overrun: the points are paid, then the hex is attacked. */
  @Rule("SCS-overrun")
  private void overrun(Moving frame, Place hex, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Fraction cost = marches.overrunCost(position, frame, hex).orElseThrow();
    ruling.replaceFrame(frame.paying(cost));
    List<String> defenders =
        marches.context().mix().in(position, frame.side().other(), hex).stream()
            .map(Piece::id)
            .toList();
    assault.attack(new Battle(frame.side(), hex, frame.units(), defenders, true), ruling);
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
    List<String> there = frame.units().stream().filter(position::has).toList();
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
    if (!going.equals(there) || !together) {
      halt(there, ruling);
      return;
    }
    Moving on = new Moving(frame.side(), going, frame.left(), true, frame.exploitation());
    if (free) {
      enters(on, battle.target(), List.of(), ruling);
    }
    ruling.replaceFrame(on);
  }

  /** Their movement in this phase is over. */
  @Override
  public void enter(Moving frame, RulingInProgress<Position, Frame> ruling) {
    halt(frame.units(), ruling);
  }

  private static void halt(List<String> units, RulingInProgress<Position, Frame> ruling) {
    if (!units.isEmpty()) {
      ruling.add(new MovementEvent.Halted(units));
    }
    ruling.popFrame();
  }
}
