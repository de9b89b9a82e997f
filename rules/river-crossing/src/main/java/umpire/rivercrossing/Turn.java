package umpire.rivercrossing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.play.DrawKind;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.standard.JudgedChoice;
import umpire.kernel.standard.StandardEvent;
import umpire.rivercrossing.Event.Moved;
import umpire.rivercrossing.Event.UnitsLost;
import umpire.rivercrossing.Event.WeatherRolled;
import umpire.rivercrossing.RiverCrossing.Battle;
import umpire.rivercrossing.RiverCrossing.BattleReport;
import umpire.rivercrossing.RiverCrossing.Command;
import umpire.rivercrossing.RiverCrossing.Command.Attack;
import umpire.rivercrossing.RiverCrossing.Command.Move;
import umpire.rivercrossing.RiverCrossing.Command.Pass;
import umpire.rivercrossing.RiverCrossing.Frame;
import umpire.rivercrossing.RiverCrossing.Frame.Acting;
import umpire.rivercrossing.RiverCrossing.Frame.Ended;
import umpire.rivercrossing.RiverCrossing.Frame.Fighting;
import umpire.rivercrossing.RiverCrossing.Frame.Tracing;
import umpire.rivercrossing.RiverCrossing.Frame.Weather;
import umpire.rivercrossing.RiverCrossing.Trace;
import umpire.rivercrossing.RiverCrossing.TraceReport;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.Why;

/** 1.0 The turn: what becomes of each frame. */
@Rule({"1.1", "5.1"})
record Turn(MapGraph map) {
  Steps<Position, Command, Frame> steps() {
    return new Steps<>(
        Frame.class,
        Step.draws(Weather.class, "2.1", new DrawKind.Dice(1, 6), Turn::weather),
        new JudgedChoice<>(
            Acting.class, "1.2", Acting::seat, this::actions, this::barred, this::act),
        Step.consultsSupply(Tracing.class, Tracing::brief, TraceReport.class, Turn::traced),
        Step.consultsCombat(
            Fighting.class, "3.1", Fighting::brief, BattleReport.class, this::fought),
        Step.ends(Ended.class, Ended::outcome));
  }

  /** 2.1: at 1 or 2 the river is in flood. */
  @Rule("2.1")
  private static void weather(
      Weather frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    int die = dice.getFirst();
    ruling.add(new WeatherRolled(frame.turn(), die, die <= 2));
    ruling.replaceFrame(new Acting(RiverCrossing.RED));
  }

  /** 1.2: nothing, a move or an attack. */
  @Rule("1.2")
  private List<Command> actions(Position position, Acting frame) {
    List<Command> actions = new ArrayList<>(List.of(new Pass()));
    for (Unit unit : position.of(frame.seat())) {
      for (Place hex : map.neighbours(unit.place())) {
        actions.add(new Move(unit.unit(), hex));
        actions.add(new Attack(unit.unit(), hex));
      }
    }
    return actions;
  }

  /** Why the seat cannot do this; empty if it can. */
  private Optional<Finding> barred(Position position, Acting frame, Command command) {
    return switch (command) {
      case Move(String id, Place to) ->
          notOwn(position, frame, id).or(() -> noMove(position, id, to));
      case Attack(String id, Place target) ->
          notOwn(position, frame, id).or(() -> noAttack(position, id, target));
      case Pass _ -> Optional.empty();
    };
  }

  private static Optional<Finding> notOwn(Position position, Acting frame, String id) {
    boolean own = position.unit(id).filter(unit -> unit.side().equals(frame.seat())).isPresent();
    return Finding.forbidsUnless(own, "1.2", new Why.NoSuchUnit(id));
  }

  @Rule({"2.2", "2.3"})
  private Optional<Finding> noMove(Position position, String id, Place to) {
    Place from = position.unit(id).orElseThrow().place();
    boolean free = map.adjacent(from, to) && position.at(to).isEmpty();
    boolean crossable = !position.flood() || !crossesRiver(map, from, to);
    return Finding.forbidsUnless(free, "2.2", new Why.OutOfReach(id, to))
        .or(() -> Finding.forbidsUnless(crossable, "2.3", new Why.Flooded(id, to)));
  }

  @Rule("3.1")
  private Optional<Finding> noAttack(Position position, String id, Place target) {
    Unit unit = position.unit(id).orElseThrow();
    Optional<Unit> enemy = position.at(target).filter(one -> !one.side().equals(unit.side()));
    boolean reached = enemy.isPresent() && map.adjacent(unit.place(), target);
    return Finding.forbidsUnless(reached, "3.1", new Why.OutOfReach(id, target));
  }

  /** True where a river without a bridge lies between two hexes. */
  static boolean crossesRiver(MapGraph map, Place from, Place to) {
    Set<String> side = map.side(from, to);
    return side.contains("river") && !side.contains("bridge");
  }

  private void act(Acting frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case Move(String id, Place to) -> ruling.add(new Moved(id, to));
      case Attack(String id, Place target) -> {
        List<Unit> attackers = ruling.position().unit(id).stream().toList();
        Trace brief = new Trace(attackers, ruling.position().against(frame.seat()));
        StandardEvent.askSupply(ruling, new Tracing(target, brief));
        return;
      }
      case Pass _ -> ruling.add(new StandardEvent.Passed<>(frame.seat()));
    }
    next(frame.seat(), ruling);
  }

  /** 4.1: with the line of the attacker known, the battle is fought. */
  @Rule({"3.1", "4.1"})
  private static void traced(
      Tracing frame, TraceReport report, RulingInProgress<Position, Frame> ruling) {
    List<Unit> defenders = ruling.position().at(frame.target()).stream().toList();
    boolean supplied = report.lines().getFirst().supplied();
    Battle brief = new Battle(frame.target(), frame.brief().units(), defenders, supplied);
    StandardEvent.askCombat(ruling, new Fighting(brief));
  }

  private void fought(
      Fighting frame, BattleReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new UnitsLost(report.result().lost()));
    next(frame.brief().attackers().getFirst().side(), ruling);
  }

  /** What follows the action of a seat. */
  private void next(Seat acted, RulingInProgress<Position, Frame> ruling) {
    Position now = ruling.position();
    Set<Place> town = map.set("town");
    if (now.of(RiverCrossing.RED).stream().anyMatch(unit -> town.contains(unit.place()))) {
      ruling.replaceFrame(ended("town-taken", RiverCrossing.RED, now));
    } else if (acted.equals(RiverCrossing.RED)) {
      ruling.replaceFrame(new Acting(RiverCrossing.BLUE));
    } else if (now.turn() == now.turns()) {
      ruling.replaceFrame(ended("town-held", RiverCrossing.BLUE, now));
    } else {
      ruling.replaceFrame(new Weather(now.turn() + 1));
    }
  }

  private static Frame ended(String level, Seat winner, Position now) {
    Finding because = Finding.notes("5.1", new Why.Ended(now.turn()));
    return new Ended(new Outcome(level, Set.of(winner), because));
  }
}
