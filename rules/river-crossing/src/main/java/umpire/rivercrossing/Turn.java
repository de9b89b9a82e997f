package umpire.rivercrossing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.rivercrossing.RiverCrossing.Battle;
import umpire.rivercrossing.RiverCrossing.BattleReport;
import umpire.rivercrossing.RiverCrossing.Command;
import umpire.rivercrossing.RiverCrossing.Frame;
import umpire.rivercrossing.RiverCrossing.Trace;
import umpire.rivercrossing.RiverCrossing.TraceReport;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.Why;

/** 1.0 The turn: one step carries out all frames of so small a game. */
@Rule({"1.1", "5.1"})
record Turn(MapGraph map)
    implements Step<Position, Command, Frame, Frame>, Asks<Position, Command, Frame, Frame.Acting> {
  @Override
  public Class<Frame> frame() {
    return Frame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Frame frame) {
    return switch (frame) {
      case Frame.Weather _ -> {
        Set<Viewer> all = Set.of(new Viewer.Everyone());
        yield new Wait.Draw<>(new RuleId("2.1"), new DrawKind.Dice(1, 6), all);
      }
      case Frame.Acting acting -> new Wait.Choice<>(this, acting);
      case Frame.Tracing(var _, Trace brief) -> new Wait.Report<>(new Adjudicator.Supply(), brief);
      case Frame.Fighting(Battle brief) -> {
        DrawId dice = new DrawId(position.tally().draws());
        yield new Wait.Report<>(new Adjudicator.Combat(dice, new RuleId("3.1")), brief);
      }
      case Frame.Ended(Outcome outcome) -> new Wait.End<>(outcome);
    };
  }

  /** 2.1: at 1 or 2 the river is in flood. */
  @Override
  @Rule("2.1")
  public void drawn(Frame frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    int die = dice.getFirst();
    ruling.add(new Event.WeatherRolled(ruling.nextDraw(), die, die <= 2));
    ruling.replaceFrame(new Frame.Acting(RiverCrossing.RED));
  }

  @Override
  public RuleId rule(Frame.Acting frame) {
    return new RuleId("1.2");
  }

  @Override
  public List<Seat> seats(Position position, Frame.Acting frame) {
    return List.of(frame.seat());
  }

  /** 1.2: a move, an attack, or nothing; whatever nothing bars. */
  @Override
  @Rule("1.2")
  public Offers<Command> offers(Position position, Frame.Acting frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Unit unit : position.of(seat)) {
      String id = unit.unit();
      List<Place> to = new ArrayList<>(map.neighbours(unit.place()));
      List<Place> targets = new ArrayList<>(to);
      to.removeIf(hex -> barred(position, seat, new Command.Move(id, hex)).isPresent());
      targets.removeIf(hex -> barred(position, seat, new Command.Attack(id, hex)).isPresent());
      offer(Command.Move.class, id, "to", to).ifPresent(offers::add);
      offer(Command.Attack.class, id, "target", targets).ifPresent(offers::add);
    }
    offers.add(Offer.of(Command.Pass.class));
    return new Offers<>(offers);
  }

  private static Optional<Offer<Command>> offer(
      Class<? extends Command> command, String unit, String name, List<Place> hexes) {
    if (hexes.isEmpty()) {
      return Optional.empty();
    }
    Offer.Parameter who = new Offer.Parameter("unit", new Domain.One(List.of(unit)));
    Offer.Parameter where = new Offer.Parameter(name, new Domain.One(hexes));
    return Optional.of(new Offer<>(command, List.of(who, where)));
  }

  @Override
  public Command fallback(
      Position position, Frame.Acting frame, Seat seat, Offers<Command> offers) {
    return new Command.Pass();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Frame.Acting frame, Seat seat, Command command) {
    return barred(position, seat, command).stream().toList();
  }

  /** Why a seat cannot do this; empty if it can. */
  @Rule({"2.2", "2.3", "3.1"})
  private Optional<Finding> barred(Position position, Seat seat, Command command) {
    return switch (command) {
      case Command.Move(String unit, Place to) ->
          notOwn(position, seat, unit)
              .or(() -> outOfReach("2.2", position, unit, to, position.at(to).isEmpty()))
              .or(() -> flooded(position, unit, to));
      case Command.Attack(String unit, Place target) -> {
        boolean enemy = position.at(target).filter(one -> !one.side().equals(seat)).isPresent();
        yield notOwn(position, seat, unit)
            .or(() -> outOfReach("3.1", position, unit, target, enemy));
      }
      case Command.Pass _ -> Optional.empty();
    };
  }

  private static Optional<Finding> notOwn(Position position, Seat seat, String unit) {
    boolean own = position.of(seat).stream().anyMatch(one -> one.unit().equals(unit));
    return own ? Optional.empty() : Optional.of(Finding.forbids("1.2", new Why.NoSuchUnit(unit)));
  }

  private Optional<Finding> outOfReach(
      String rule, Position position, String unit, Place hex, boolean fits) {
    return fits && map.adjacent(place(position, unit), hex)
        ? Optional.empty()
        : Optional.of(Finding.forbids(rule, new Why.OutOfReach(unit, hex)));
  }

  private Optional<Finding> flooded(Position position, String unit, Place to) {
    Set<String> side = map.side(place(position, unit), to);
    return position.flood() && side.contains("river") && !side.contains("bridge")
        ? Optional.of(Finding.forbids("2.3", new Why.Flooded(unit, to)))
        : Optional.empty();
  }

  private static Place place(Position position, String unit) {
    return position.unit(unit).orElseThrow().place();
  }

  @Override
  public void take(
      Frame.Acting frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case Command.Move(String unit, Place to) -> {
        ruling.add(new Event.Moved(unit, to));
        next(seat, ruling);
      }
      case Command.Attack(String unit, Place target) -> {
        Position position = ruling.position();
        ruling.add(new Event.LineAsked(ruling.nextQuestion()));
        List<Unit> attackers = position.unit(unit).stream().toList();
        ruling.replaceFrame(new Frame.Tracing(target, trace(position, attackers)));
      }
      case Command.Pass _ -> {
        ruling.add(new Event.Passed(seat));
        next(seat, ruling);
      }
    }
  }

  /** What the supply adjudicator is asked of units of one side. */
  static Trace trace(Position position, List<Unit> units) {
    Set<Place> enemies = new TreeSet<>();
    for (Unit unit : position.units()) {
      if (!unit.side().equals(units.getFirst().side())) {
        enemies.add(unit.place());
      }
    }
    return new Trace(units, enemies);
  }

  /** 4.1: first the attacker's line is traced, then the battle is fought. */
  @Override
  @Rule({"3.1", "4.1"})
  public void reported(Frame frame, Report report, RulingInProgress<Position, Frame> ruling) {
    MatchCounters matchCounters = ruling.position().tally();
    QuestionId question = new QuestionId(matchCounters.questions());
    switch (frame) {
      case Frame.Tracing(Place target, Trace brief) -> {
        TraceReport traced = (TraceReport) report;
        List<Unit> defenders = ruling.position().at(target).stream().toList();
        boolean supplied = traced.lines().getFirst().supplied();
        ruling.add(new Event.LineTraced(question, traced));
        ruling.add(new Event.BattleAsked(ruling.nextQuestion(), ruling.nextDraw()));
        ruling.replaceFrame(
            new Frame.Fighting(new Battle(target, brief.units(), defenders, supplied)));
      }
      case Frame.Fighting(Battle brief) -> {
        DrawId draw = new DrawId(matchCounters.draws());
        ruling.add(new Event.BattleFought(question, draw, (BattleReport) report));
        next(brief.attackers().getFirst().side(), ruling);
      }
      case Frame.Weather _, Frame.Acting _, Frame.Ended _ ->
          throw new IllegalStateException(frame + " waits for no report");
    }
  }

  /** What follows the action of a seat. */
  private void next(Seat acted, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    boolean taken =
        position.of(RiverCrossing.RED).stream()
            .anyMatch(unit -> map.set("town").contains(unit.place()));
    if (taken) {
      end("town-taken", RiverCrossing.RED, ruling);
    } else if (acted.equals(RiverCrossing.RED)) {
      ruling.replaceFrame(new Frame.Acting(RiverCrossing.BLUE));
    } else if (position.turn() == position.turns()) {
      end("town-held", RiverCrossing.BLUE, ruling);
    } else {
      ruling.add(new Event.TurnBegun(position.turn() + 1));
      ruling.replaceFrame(new Frame.Weather());
    }
  }

  private static void end(String level, Seat winner, RulingInProgress<Position, Frame> ruling) {
    Finding because = Finding.notes("5.1", new Why.Ended(ruling.position().turn()));
    ruling.replaceFrame(new Frame.Ended(new Outcome(level, Set.of(winner), because)));
  }
}
