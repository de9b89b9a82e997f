package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.play.Situation.place;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand.Sail;
import umpire.weserubung.model.command.NavalCommand.SailToAttack;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.command.RouteCommand.Via;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.SeaWays;

/** Positions of the naval phase, and ways declared in them. */
final class AtSea {
  static final SeaWays WAYS = new SeaWays(new MapFacts(Situation.PACK.map()));

  private AtSea() {}

  /** The seat's part of the phase, with a ship of its own that is not in anybody's way. */
  static Situation part(Seat seat, boolean attacks) {
    return Situation.at(TurnPhase.NAVAL).frame(new NavalFrame.Navigating(seat, attacks));
  }

  /** Steps between two places with nobody at sea. */
  static int steps(String from, String to) {
    byte[] bars = new byte[WAYS.size()];
    bars[WAYS.number(MapFacts.BRITAIN)] = SeaWays.END;
    bars[WAYS.number(MapFacts.DENMARK)] = SeaWays.END;
    return WAYS.from(WAYS.number(place(from)), bars, 99)[WAYS.number(place(to))];
  }

  /** After the ships have been sent through some places to the last of them. */
  static Position sail(Position position, Seat seat, List<String> ships, String... places) {
    return declare(Situation.after(position, seat, new Sail(ships)), seat, places);
  }

  /** After the ships have been sent to attack. */
  static Position attack(Position position, Seat seat, List<String> ships, String... places) {
    return declare(
        Situation.after(position, seat, new SailToAttack(ships, List.of())), seat, places);
  }

  /** After a way that is being declared has been led through some places to the last of them. */
  static Position declare(Position position, Seat seat, String... places) {
    List<Command> commands = new ArrayList<>();
    for (int i = 0; i < places.length; i++) {
      commands.add(i < places.length - 1 ? new Via(place(places[i])) : new To(place(places[i])));
    }
    return Situation.after(position, seat, commands);
  }

  /** What the match waits for. */
  static Pending<Command> pending(Position position) {
    return Situation.RULES.at(position).pending();
  }

  /** After the combat adjudicator has thrown these dice, all of them. */
  static Position dice(Position position, Integer... dice) {
    assertThat(pending(position)).isInstanceOf(Pending.Question.class);
    Pending.Question<Command> question = (Pending.Question<Command>) pending(position);
    ScriptedChance chance = new ScriptedChance(Arrays.asList(dice));
    Position after =
        put(
            position,
            new Input.Reported<>(
                question.id(),
                new WeserubungCombat().adjudicate((CombatBrief) question.brief(), chance)));
    assertThat(chance.left()).as("dice not thrown").isZero();
    return after;
  }

  /** After single dice of the match. */
  static Position draw(Position position, Integer... dice) {
    assertThat(pending(position)).isInstanceOf(Pending.Draw.class);
    Pending.Draw<Command> draw = (Pending.Draw<Command>) pending(position);
    return put(position, new Input.Drawn<>(draw.id(), List.of(dice)));
  }

  private static Position put(Position position, Input<Command> input) {
    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        Situation.RULES.rule(Situation.RULES.at(position), input);
    assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
    Position after = position;
    for (umpire.kernel.event.Event<Position> event :
        ((Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>>) ruling)
            .events()) {
      after = Situation.RULES.apply(after, event);
    }
    return after;
  }
}
