package umpire.narvik.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.chance.Chance;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;
import umpire.narvik.combat.CombatBrief;
import umpire.narvik.combat.NarvikCombat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Command;
import umpire.narvik.model.Position;
import umpire.narvik.play.NarvikRules;
import umpire.narvik.supply.NarvikSupply;
import umpire.narvik.supply.SupplyBrief;
import umpire.testkit.Reached;

/** One match in one process, whose dice a test dictates. */
public final class Table {
  private final Pack pack;
  private final NarvikRules rules;
  private final NarvikCombat combat;
  private final NarvikSupply supply;
  private final Chance chance;
  private final List<Event> events = new ArrayList<>();
  private final List<Moment> moments = new ArrayList<>();
  private final Reached reached = new Reached();
  private Position position;

  /** What there was to see, one after the other. */
  sealed interface Moment {
    /** An event, and the position before it. */
    record Happened(Position before, Event event) implements Moment {}

    /** The match waits for players, or is over. */
    record Rested(Position position, Pending<Command> pending) implements Moment {}
  }

  /** A match at its opening; the umpire has answered everything up to the first choice. */
  Table(Pack pack, Opening opening, Chance chance) {
    this.pack = pack;
    this.rules = new NarvikRules(pack);
    this.combat = new NarvikCombat(pack);
    this.supply = new NarvikSupply(pack);
    this.chance = chance;
    this.position =
        switch (opening) {
          case Opening.Set(String scenario) ->
              rules.open(pack.scenario(scenario), pack.choose(Map.of()));
          case Opening.Given(Position given) -> given;
        };
    reached.position(position);
    umpire();
  }

  /** A match in a position, for tests in Java. */
  public static Table in(Pack pack, Position position, Chance chance) {
    return new Table(pack, new Opening.Given(position), chance);
  }

  /** A match at the set-up of a scenario, for tests in Java. */
  public static Table opened(Pack pack, String scenario, Chance chance) {
    return new Table(pack, new Opening.Set(scenario), chance);
  }

  /** Puts an input and answers what the umpire is asked, up to the next choice. */
  public Ruling<Event> put(Input<Command> input) {
    Ruling<Event> ruling = rules.rule(position, input);
    if (input instanceof Input.Chosen<Command>(var _, Command command)
        && !(ruling instanceof Ruling.Refused<Event>)) {
      reached.command(command);
    }
    apply(ruling);
    umpire();
    return ruling;
  }

  /** The time of a seat runs out. */
  public Ruling<Event> lapse(Seat seat) {
    if (pending() instanceof Pending.Choices<Command> choices
        && choices.asked().get(seat) != null) {
      return put(new Input.Lapsed<>(seat, choices.asked().get(seat).id()));
    }
    throw new IllegalStateException("nobody waits for " + seat);
  }

  /** What the match waits for. */
  public Pending<Command> pending() {
    return rules.pending(position);
  }

  /** The position after all events. */
  public Position position() {
    return position;
  }

  /** Every event since the opening. */
  public List<Event> events() {
    return List.copyOf(events);
  }

  /** Every event and every rest since the opening. */
  List<Moment> moments() {
    return List.copyOf(moments);
  }

  /** The frames and commands that came by. */
  Reached reached() {
    return reached;
  }

  /** The edition that is played. */
  public Pack pack() {
    return pack;
  }

  /** The rules of that edition. */
  public NarvikRules rules() {
    return rules;
  }

  private void umpire() {
    while (true) {
      switch (pending()) {
        case Pending.Draw<Command> draw -> apply(rules.rule(position, drawn(draw)));
        case Pending.Question<Command> question ->
            apply(rules.rule(position, new Input.Reported<>(question.id(), report(question))));
        case Pending.Choices<Command> _, Pending.Over<Command> _ -> {
          moments.add(new Moment.Rested(position, pending()));
          return;
        }
      }
    }
  }

  private Input<Command> drawn(Pending.Draw<Command> draw) {
    List<Integer> values =
        switch (draw.lot()) {
          case Lot.Dice(int count, int sides) -> chance.dice(count, sides);
          case Lot.Shuffle(int size) -> chance.shuffle(size);
        };
    return new Input.Drawn<>(draw.id(), values);
  }

  private Report report(Pending.Question<Command> question) {
    return switch (question.desk()) {
      case Desk.Combat _ -> combat.adjudicate((CombatBrief) question.brief(), chance);
      case Desk.Supply() -> supply.trace((SupplyBrief) question.brief());
    };
  }

  private void apply(Ruling<Event> ruling) {
    switch (ruling) {
      case Ruling.Accepted<Event>(List<Event> made) -> made.forEach(this::apply);
      case Ruling.Drafted<Event>(List<Event> made) -> made.forEach(this::apply);
      case Ruling.Refused<Event> _ -> {}
    }
  }

  private void apply(Event event) {
    moments.add(new Moment.Happened(position, event));
    position = rules.apply(position, event);
    reached.position(position);
    events.add(event);
  }
}
