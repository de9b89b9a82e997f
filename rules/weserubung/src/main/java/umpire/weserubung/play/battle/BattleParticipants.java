package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Targets;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Fighter;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;

/** Who is in a battle, how strong, and who decides for a side. */
public final class BattleParticipants {
  private final OrderOfBattle orderOfBattle;

  public BattleParticipants(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** Who of a camp is alive, in the order in which they throw. */
  static List<Fighter> alive(Position position, Fight.Camp camp) {
    List<Fighter> alive = new ArrayList<>();
    for (Fighter fighter : camp.fighters()) {
      if (position.forces().has(fighter.unit())) {
        alive.add(fighter);
      }
    }
    return alive;
  }

  /** The battle without its dead. */
  static Battle pruned(Position position, Battle battle) {
    List<String> dead = new ArrayList<>(battle.fight().attacker().units());
    dead.addAll(battle.fight().defender().units());
    dead.removeIf(position.forces()::has);
    return dead.isEmpty() ? battle : battle.with(battle.fight().without(dead));
  }

  /** The units of a side as the combat adjudicator sees them. */
  List<Combatant> combatants(Position position, Battle battle, boolean attackers) {
    Set<String> led = led(position, battle);
    List<Combatant> units = new ArrayList<>();
    for (Fighter fighter : alive(position, battle.fight().camp(attackers))) {
      units.add(combatant(position.piece(fighter.unit()), fighter, led.contains(fighter.unit())));
    }
    return units;
  }

  /**
   * 3.5-b/r65: whoever is led by somebody who is still with them; by several no more than by one.
   */
  @Rule("3.5-b/r65")
  private static Set<String> led(Position position, Battle battle) {
    Set<String> led = new HashSet<>();
    battle
        .led()
        .forEach(
            (leader, units) -> {
              for (String unit : units) {
                if (position.forces().has(leader)
                    && position.forces().has(unit)
                    && position.piece(leader).place().equals(position.piece(unit).place())) {
                  led.add(unit);
                }
              }
            });
    return led;
  }

  private Combatant combatant(Piece piece, Fighter fighter, boolean isLed) {
    EnumSet<Circumstance> circumstances = EnumSet.noneOf(Circumstance.class);
    circumstances.addAll(fighter.circumstances());
    if (isLed) {
      circumstances.add(Circumstance.LED);
    }
    WeserubungCounter.Unit unit = orderOfBattle.unit(piece.id());
    return new Combatant(
        unit.id(),
        unit.nation(),
        unit.arm(),
        piece.reduced(),
        unit.full(),
        unit.reduced(),
        worth(unit),
        circumstances);
  }

  /** HOUSE.md: what it costs to build, or of a ship what it would cost by the same rule. */
  private static int worth(WeserubungCounter.Unit unit) {
    return unit.price().build() > 0 ? unit.price().build() : 2 * unit.price().repair();
  }

  /**
   * True if nobody of the side is left in the hex that is fought for; ships in harbour do not hold
   * it (3.4-h).
   */
  @Rule("3.4-h")
  boolean isGone(Position position, Battle battle, boolean attackers) {
    Fight fight = battle.fight();
    return alive(position, fight.camp(attackers)).stream()
        .noneMatch(unit -> Targets.holdsTheHex(fight.kind(), unit.circumstances()));
  }

  /** Land units of the defender in the hex itself. */
  List<String> garrison(Position position, Fight fight) {
    List<String> garrison = new ArrayList<>();
    for (Fighter fighter : fight.defender().fighters()) {
      if (orderOfBattle.unit(fighter.unit()).arm().isLand()
          && !fighter.is(Circumstance.ELSEWHERE)
          && position.forces().has(fighter.unit())) {
        garrison.add(fighter.unit());
      }
    }
    return garrison;
  }

  /** 10.5-c/r53: after a round by land, how many a lone defender has withstood. */
  @Rule({"10.5-b", "10.5-c", "10.5-c/r53"})
  Battle counted(Position position, Battle battle) {
    Fight fight = battle.fight();
    if (fight.next() != BattleDice.ASSAULT
        && (fight.next() != BattleDice.FIRE || fight.kind() != BattleKind.LAND)) {
      return battle;
    }
    long before =
        fight.defender().fighters().stream()
            .filter(one -> !one.is(Circumstance.ELSEWHERE))
            .filter(one -> orderOfBattle.unit(one.unit()).arm().isLand())
            .count();
    boolean withstood = before == 1 && garrison(position, fight).size() == 1;
    return battle.alone(withstood ? battle.alone() + 1 : 0);
  }

  /** The seat that plays the counter. */
  Seat seat(Position position, String counter) {
    return position.conventions().seat(orderOfBattle.nation(counter));
  }

  /** r88: the seat most of whose units fight on the side; if even, the western one. */
  @Rule("10.6/r88")
  Seat decider(Position position, Fight fight, boolean attackers) {
    List<Fighter> alive = alive(position, fight.camp(attackers));
    Seat decider = position.conventions().seats(fight.camp(attackers).side()).getFirst();
    long most = 0;
    for (Seat seat : position.conventions().seats(fight.camp(attackers).side())) {
      long units = alive.stream().filter(one -> seat(position, one.unit()).equals(seat)).count();
      if (units > most) {
        decider = seat;
        most = units;
      }
    }
    return decider;
  }
}
