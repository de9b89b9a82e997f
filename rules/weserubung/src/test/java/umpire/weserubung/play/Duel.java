package umpire.weserubung.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.CountryFrame;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.supply.SupplyBrief;
import umpire.weserubung.supply.WeserubungSupply;

/** A battle fought through the rules, by scripted dice and commands, until it is over. */
public final class Duel {
  private static final WeserubungCombat COMBAT = new WeserubungCombat();
  private static final WeserubungSupply SUPPLY = new WeserubungSupply(Situation.PACK);
  private final List<Event> events = new ArrayList<>();
  private Position position;

  private Duel(Position position) {
    this.position = position;
  }

  /** The battle begins; below it is a frame that lets things be when it is over. */
  public static Duel of(Situation situation, Fight fight) {
    Position before =
        situation
            .frame(new TurnFrame.Ordering(MatchAgreements.GERMAN, TurnPhase.COMBAT))
            .frame(CountryFrame.LeavingPort.of(fight.place(), List.of()))
            .position();
    RulingInProgress<Position, Frame> rulingInProgress = Situation.course(before);
    rulingInProgress.add(new FightEvent.FightBegan(fight));
    rulingInProgress.pushFrame(
        new FightFrame.Battle(fight, FightFrame.Moment.FLAGS, Map.of(), 0, 0));
    Situation.runOn(rulingInProgress);
    Duel duel = new Duel(rulingInProgress.position());
    duel.events.addAll(Situation.happened(rulingInProgress.events()));
    return duel.supplied();
  }

  /** The same battle, to be fought on from here in another way. */
  public Duel again() {
    Duel duel = new Duel(position);
    duel.events.addAll(events);
    return duel;
  }

  /** A battle of two camps without circumstances. */
  public static Fight fight(
      BattleKind kind,
      String place,
      Side attacker,
      List<String> attackers,
      List<String> defenders) {
    return new Fight(
        kind,
        Situation.place(place),
        camp(attacker, attackers),
        camp(attacker.other(), defenders),
        Set.of());
  }

  private static Fight.Camp camp(Side side, List<String> units) {
    return new Fight.Camp(
        side, units.stream().map(unit -> new Fight.Fighter(unit, Set.of())).toList());
  }

  /** With something special about it. */
  public static Fight with(Fight fight, Fight.Term... terms) {
    return new Fight(
        fight.kind(), fight.place(), fight.attacker(), fight.defender(), Set.of(terms));
  }

  /** With units in a circumstance. */
  public static Fight in(Fight fight, Circumstance circumstance, String... units) {
    return fight.in(circumstance, List.of(units));
  }

  public Position position() {
    return position;
  }

  public Pending<Command> pending() {
    return Situation.RULES.at(position).pending();
  }

  /** The seat's command, which is on offer. */
  public Duel says(Seat seat, Command command) {
    assertThat(Situation.asked(position, seat).offers().admits(command)).as("%s", command).isTrue();
    return put(new Input.Chosen<>(seat, command));
  }

  /** The seat is gone: its fallback is taken. */
  public Duel lapses(Seat seat) {
    return put(new Input.Lapsed<>(seat, Situation.asked(position, seat).id()));
  }

  /** The combat adjudicator is asked and throws these dice, all of them. */
  public Duel dice(Integer... dice) {
    ScriptedChance chance = new ScriptedChance(Arrays.asList(dice));
    report(chance);
    assertThat(chance.left()).as("dice not thrown").isZero();
    return this;
  }

  /** The combat adjudicator is asked and throws. */
  public Duel report(Chance chance) {
    Pending.Question<Command> question = (Pending.Question<Command>) pending();
    return put(
        new Input.Reported<>(
            question.id(), COMBAT.adjudicate((CombatBrief) question.brief(), chance)));
  }

  /** The brief of the dice that fall next. */
  public CombatBrief brief() {
    return (CombatBrief) ((Pending.Question<Command>) pending()).brief();
  }

  /** Single dice of the match. */
  public Duel draw(Integer... dice) {
    Pending.Draw<Command> draw = (Pending.Draw<Command>) pending();
    return put(new Input.Drawn<>(draw.id(), List.of(dice)));
  }

  /** The supply adjudicator traces, whenever it is asked. */
  private Duel supplied() {
    return pending() instanceof Pending.Question<Command>(var id, var _, SupplyBrief brief)
        ? put(new Input.Reported<>(id, SUPPLY.trace(brief)))
        : this;
  }

  private Duel put(Input<Command> input) {
    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        Situation.RULES.rule(Situation.RULES.at(position), input);
    assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
    for (umpire.kernel.event.Event<Position> event :
        ((Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>>) ruling)
            .events()) {
      position = Situation.RULES.apply(position, event);
      events.add((Event) event);
    }
    return supplied();
  }

  /** How the battle ended; throws if it goes on. */
  public BattleOutcome.End end() {
    return happened(FightEvent.FightEnded.class).getLast().end();
  }

  public boolean isOver() {
    return !happened(FightEvent.FightEnded.class).isEmpty();
  }

  /** What has happened of that kind. */
  public <E extends Event> List<E> happened(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  public List<Event> events() {
    return List.copyOf(events);
  }

  /** True if the counter is in play with its reduced side up. */
  public boolean isReduced(String unit) {
    return position.piece(unit).reduced();
  }

  public boolean isGone(String unit) {
    return !position.forces().has(unit);
  }
}
