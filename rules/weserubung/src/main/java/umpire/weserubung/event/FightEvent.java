package umpire.weserubung.event;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.FightFrame.Hit;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.supply.SupplyReport;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: what happens in a battle, and what hits do. */
public sealed interface FightEvent extends OpenEvent {
  /** A battle begins; who attacks has fought this turn, and aircraft are not repaired (r60). */
  record FightBegan(Fight fight) implements FightEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().marked(fight.attacker().units(), Mark.FOUGHT));
    }
  }

  /** 3.6-a: the admiral goes aboard the ship with the highest attack. */
  record FlagHoisted(String admiral, String ship) implements FightEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(admiral).aboard(ship, before.piece(ship).place()));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.6-a", new FightWhy.Aboard(admiral, ship)));
    }
  }

  /** 3.5-b, 3.6-b: the leader adds a point to these. */
  record LeaderLeads(String leader, List<String> units, String rule) implements FightEvent {
    public LeaderLeads {
      units = List.copyOf(units);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new FightWhy.Leads(leader, units.size())));
    }
  }

  /** The dice of a battle have fallen. */
  record DiceFell(
      QuestionId question,
      DrawId draw,
      BattleKind kind,
      Place place,
      int round,
      CombatReport report)
      implements FightEvent {
    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** 7.3-n: who bears a natural 1. */
  record VictimNamed(Seat seat, String shooter, String victim, String rule) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new FightWhy.OneNames(shooter, victim)));
    }
  }

  /** 7.3-3: how the owner has shared the hits of these. */
  record HitsShared(Seat seat, List<Hit> from, Map<String, Integer> hits) implements FightEvent {
    public HitsShared {
      from = List.copyOf(from);
      hits = Collections.unmodifiableMap(new TreeMap<>(hits));
    }
  }

  /** r67: hits that nobody can bear. */
  record HitsLapsed(int hits) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("8.4-s4/r67", new FightWhy.HitsLapse(hits)));
    }
  }

  /** 3.0-a: a full unit has borne a hit. */
  record UnitReduced(String unit) implements FightEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(unit).turned(true));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.0-a", new FightWhy.Reduced(unit)));
    }
  }

  /** A counter leaves the map: to its force pool, or for good. */
  record CounterRemoved(String counter, boolean toPool, Finding why) implements FightEvent {
    @Override
    @Rule({"3.2-h", "3.4-c", "3.4.5-b"})
    public Position applied(Position before) {
      Forces forces = before.forces();
      return before.with(toPool ? forces.pooled(counter) : forces.losing(counter));
    }

    @Override
    public List<Finding> findings() {
      return List.of(why);
    }
  }

  /** 3.4.2-c: a fighter has landed elsewhere; the carrier's name is empty on land. */
  record FighterAlighted(String fighter, Place place, String carrier) implements FightEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(fighter).aboard(carrier, place));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.4.2-c", new FightWhy.LandsElsewhere(fighter, place)));
    }
  }

  /** 3.5-d: the die for a leader whose units are all destroyed. */
  record LeaderRolled(String leader, int roll, int dies) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.5-d", new FightWhy.LeaderRolls(leader, roll, dies)));
    }
  }

  /** 3.5-d: the leader has got away. */
  record LeaderSaved(String leader, Place place) implements FightEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(leader).aboard("", place));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.5-d/r76", new FightWhy.GetsAway(leader, place)));
    }
  }

  /** 8.5-f: the attacker lets the defender evade. */
  record DefenderLetGo(Seat seat) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("8.5-f", new FightWhy.LetsGo()));
    }
  }

  /** 8.5-d: ships on their way have evaded, and go on with it. */
  record ShipsEvaded(List<String> ships) implements FightEvent {
    public ShipsEvaded {
      ships = List.copyOf(ships);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("8.5-d", new FightWhy.ShipsEvade(ships.size())));
    }
  }

  /** 8.4-s5, 8.5-e: ships leave for a hex near by, with all that is aboard. */
  record ShipsLeft(List<String> ships, Place place, boolean evading) implements FightEvent {
    public ShipsLeft {
      ships = List.copyOf(ships);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.forces().sailed(ships, place).marked(ships, Mark.MOVED));
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          evading
              ? Finding.notes("8.5-e", new FightWhy.ShipsEvade(ships.size()))
              : Finding.notes("8.4-s5", new FightWhy.ShipsWithdraw(ships.size())));
    }
  }

  /** 7.3-4, 7.4-a, 7.5-5, 10.5-a: a side leaves the battle. */
  record SideLeft(Side side, String rule) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new FightWhy.SideLeaves(side)));
    }
  }

  /** 3.2.5: guns beside the hex support its defence, which is their action (3.2.5-e). */
  record GunsSupported(List<String> guns) implements FightEvent {
    public GunsSupported {
      guns = List.copyOf(guns);
    }

    @Override
    @Rule("3.2.5-e")
    public Position applied(Position before) {
      return before.with(before.forces().acting(guns, before.calendar().phase()));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.2.5-b", new FightWhy.GunsSupport(guns.size())));
    }
  }

  /** 10.1: who fights in supply. */
  record SupplyTold(QuestionId question, SupplyReport report) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** 10.5-b: all retreat but that unit. */
  record RearGuardStayed(String unit) implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.5-b", new FightWhy.StaysBehind(unit)));
    }
  }

  /** 10.5-b, r82: defenders have left the hex for that place. */
  record DefendersLeft(List<String> counters, Place place, String rule) implements FightEvent {
    public DefendersLeft {
      counters = List.copyOf(counters);
    }

    @Override
    public Position applied(Position before) {
      return before.with(
          counters.stream().map(counter -> before.piece(counter).at(place)).toList());
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new FightWhy.DefendersLeave(counters.size(), place)));
    }
  }

  /** 7.4-b, r82: an aircraft has left the hex for that base, or for a carrier in that place. */
  record DefenderFlewOff(String aircraft, Place place, String carrier) implements FightEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(aircraft).aboard(carrier, place));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("7.4-b", new FightWhy.DefendersLeave(1, place)));
    }
  }

  /** 10.7-7: units go back aboard, and each is reduced. */
  record Reembarked(List<String> units) implements FightEvent {
    public Reembarked {
      units = List.copyOf(units);
    }

    @Override
    public Position applied(Position before) {
      return before.with(units.stream().map(unit -> before.piece(unit).turned(true)).toList());
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.7-7", new FightWhy.BackAboard(units.size())));
    }
  }

  /** A battle is over. */
  record FightEnded(BattleKind kind, Place place, BattleOutcome.End end, String rule)
      implements FightEvent {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new FightWhy.FightOver(kind, place)));
    }
  }
}
