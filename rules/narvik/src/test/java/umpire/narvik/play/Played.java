package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Reason;
import umpire.kernel.flow.Flow;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** A match of a test: every command that is taken was on offer, none that is refused was. */
final class Played {
  private final NarvikTable table;

  Played(NarvikTable table) {
    this.table = table;
  }

  /** The Allied player does all this. */
  Played allied(Command... commands) {
    return takes(Side.ALLIED, commands);
  }

  /** The German player does all this. */
  Played german(Command... commands) {
    return takes(Side.GERMAN, commands);
  }

  private Played takes(Side side, Command... commands) {
    for (Command command : commands) {
      assertThat(offers(side, command)).as("%s is offered %s", side, command).isTrue();
      Ruling<Position, Command, Event> ruling = table.put(new Input.Chosen<>(side.seat(), command));
      assertThat(ruling).as("%s says %s", side, command).isNotInstanceOf(Ruling.Refused.class);
    }
    return this;
  }

  /** The command is refused first of all by this rule for a reason of this kind; the reason. */
  <W extends Why> W refuses(Side side, Command command, String rule, Class<W> reason) {
    assertThat(offers(side, command)).as("%s is offered %s", side, command).isFalse();
    Position before = table.position();
    Ruling<Position, Command, Event> ruling = table.put(new Input.Chosen<>(side.seat(), command));
    assertThat(table.position()).isEqualTo(before);
    if (!(ruling instanceof Ruling.Refused<Position, Command, Event>(List<Finding> because))) {
      throw new AssertionError(side + " may say " + command);
    }
    Finding first = because.getFirst();
    assertThat(first.rule().value()).as("%s", because).isEqualTo(rule);
    assertThat(first.because()).isInstanceOf(reason);
    return reason.cast(first.because());
  }

  /** True if the side could say this now, in answer to what it is asked or freely. */
  boolean offers(Side side, Command command) {
    return all(side).stream().anyMatch(offer -> offer.admits(command));
  }

  /** True if a command of this type is on offer to the side. */
  boolean offers(Side side, Class<? extends Command> type) {
    return all(side).stream().anyMatch(offer -> offer.command().equals(type));
  }

  private List<Offer<Command>> all(Side side) {
    if (!(table.pending() instanceof Pending.Choices<Command> choices)) {
      return List.of();
    }
    List<Offer<Command>> all = new ArrayList<>();
    Asked<Command> asked = choices.asked().get(side.seat());
    if (asked != null) {
      all.addAll(asked.offers().offers());
    }
    Offers<Command> free = choices.free().get(side.seat());
    if (free != null) {
      all.addAll(free.offers());
    }
    return all;
  }

  /** The side's open decision; fails if another side is waited for. */
  Asked<Command> asked(Side side) {
    if (table.pending() instanceof Pending.Choices<Command> choices) {
      Asked<Command> asked = choices.asked().get(side.seat());
      if (asked != null && choices.asked().size() == 1) {
        return asked;
      }
    }
    throw new AssertionError("the match waits for " + table.pending() + ", not for " + side);
  }

  /** Which paragraph asks the side. */
  String rule(Side side) {
    return asked(side).rule().value();
  }

  /** The time of the side runs out. */
  Played lapse(Side side) {
    assertThat(table.lapse(side.seat())).isInstanceOf(Ruling.Accepted.class);
    return this;
  }

  /** The unit; fails if it is gone. */
  Unit unit(String id) {
    Unit unit = table.position().units().get(id);
    if (unit == null) {
      throw new AssertionError(id + " is not in play");
    }
    return unit;
  }

  /** The ship; fails if it is not in play. */
  ShipOnMap ship(String id) {
    ShipOnMap ship = table.position().ships().get(id);
    if (ship == null) {
      throw new AssertionError(id + " is not in play");
    }
    return ship;
  }

  /** What the ship carries: one unit or none. */
  List<Unit> cargo(String ship) {
    return ship(ship).cargo();
  }

  /** Where the unit stands. */
  String at(String id) {
    return unit(id).place().id();
  }

  /** True if the unit is not in play. */
  boolean gone(String id) {
    return !table.position().units().containsKey(id);
  }

  /** What is going on. */
  Frame frame() {
    return table.position().agenda().top();
  }

  Position position() {
    return table.position();
  }

  Pending<Command> pending() {
    return table.pending();
  }

  Flow<Position, Command, Frame, View> rules() {
    return table.rules();
  }

  List<Event> events() {
    return table.events();
  }

  /** Every event of this type. */
  <E extends Event> List<E> events(Class<E> type) {
    return table.events().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** The last event of this type. */
  <E extends Event> E last(Class<E> type) {
    return events(type).getLast();
  }

  /** The report of the last fight. */
  AssaultReport report() {
    return (AssaultReport) last(Event.AssaultFought.class).report();
  }

  /** The reasons that the events give for this paragraph. */
  List<Reason> said(String rule) {
    return table.events().stream()
        .flatMap(event -> table.rules().findings(event).stream())
        .filter(finding -> finding.rule().value().equals(rule))
        .map(Finding::because)
        .toList();
  }
}
