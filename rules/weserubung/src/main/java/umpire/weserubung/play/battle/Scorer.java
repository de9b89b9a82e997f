package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Fire;
import umpire.weserubung.combat.HitBounds;
import umpire.weserubung.combat.Targets;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Hit;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.FightFrame.Scoring;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 7.3-3, 7.3-n Who bears the hits of a throw: first natural 1s, each named by the seat whose unit
 * rolled it, the attacker's before the defender's; then the owners, the attacker first. Nobody is
 * asked who has no choice.
 */
public final class Scorer {
  private final OrderOfBattle orderOfBattle;
  private final BattleParticipants battleParticipants;
  private final Losses losses;

  public Scorer(OrderOfBattle orderOfBattle, BattleParticipants battleParticipants, Losses losses) {
    this.orderOfBattle = orderOfBattle;
    this.battleParticipants = battleParticipants;
    this.losses = losses;
  }

  /** The hits of a report, of which nobody has borne any yet. */
  static Scoring of(Battle battle, CombatReport report) {
    List<Hit> ones = new ArrayList<>();
    List<Hit> others = new ArrayList<>();
    for (CombatReport.Shot shot : report.shots()) {
      if (shot.hits()) {
        (shot.isNaturalOne() ? ones : others).add(new Hit(shot.unit(), shot.attacker()));
      }
    }
    return new Scoring(battle, ones, others);
  }

  /** The next hits are borne, or asked about. */
  @Rule({"7.3-n", "7.5-4", "8.4-s4", "10.3-4"})
  public void run(Scoring scoring, RulingInProgress<Position, Frame> ruling) {
    if (!scoring.ones().isEmpty()) {
      one(scoring, next(scoring), ruling);
    } else if (!scoring.others().isEmpty()) {
      share(scoring, ruling);
    } else {
      ruling.replaceFrame(scoring.battle().at(Moment.AFTERMATH));
    }
  }

  /** r67: the attacker's before the defender's, of each those first that fewer may bear. */
  @Rule("8.4-s4/r67")
  private Hit next(Scoring scoring) {
    BattleKind kind = scoring.battle().fight().kind();
    return scoring.ones().stream()
        .min(
            Comparator.comparing((Hit hit) -> !hit.byAttacker())
                .thenComparing(hit -> fire(kind, hit)))
        .orElseThrow();
  }

  private void one(Scoring scoring, Hit hit, RulingInProgress<Position, Frame> ruling) {
    Battle battle = scoring.battle();
    List<Hit> left = new ArrayList<>(scoring.ones());
    left.remove(hit);
    ruling.replaceFrame(new Scoring(battle, left, scoring.others()));
    Position position = ruling.position();
    List<String> victims =
        Targets.victims(
                battle.fight().kind(),
                fire(battle.fight().kind(), hit),
                battleParticipants.combatants(position, battle, !hit.byAttacker()))
            .stream()
            .map(Combatant::unit)
            .toList();
    Seat seat = roller(position, battle, hit);
    if (victims.isEmpty()) {
      ruling.add(new FightEvent.HitsLapsed(1));
    } else if (victims.size() == 1) {
      named(seat, hit.shooter(), victims.getFirst(), ruling);
    } else {
      ruling.pushFrame(
          new FightFrame.Naming(
              seat, Paragraphs.ones(battle.fight().kind()), hit.shooter(), victims));
    }
  }

  /** Of the guns of a port the seat that decides for the side they defend. */
  private Seat roller(Position position, Battle battle, Hit hit) {
    return hit.shooter().equals(CombatReport.PORT)
        ? battleParticipants.decider(position, battle.fight(), hit.byAttacker())
        : battleParticipants.seat(position, hit.shooter());
  }

  /** The victim of a natural 1 is named. */
  public void named(
      Seat seat, String shooter, String victim, RulingInProgress<Position, Frame> ruling) {
    BattleKind kind = Battles.of(ruling.position()).fight().kind();
    ruling.add(new FightEvent.VictimNamed(seat, shooter, victim, Paragraphs.ones(kind)));
    losses.bear(victim, 1, ruling);
  }

  /**
   * r67: hits of one class after the other, those first that fewer may bear; classes that the same
   * units may bear are one question. What nobody can bear is lost.
   */
  @Rule({"7.3-3", "10.3-3", "8.4-s4/r67"})
  private void share(Scoring scoring, RulingInProgress<Position, Frame> ruling) {
    Battle battle = scoring.battle();
    BattleKind kind = battle.fight().kind();
    boolean attackers = scoring.others().stream().anyMatch(hit -> !hit.byAttacker());
    List<Combatant> own = battleParticipants.combatants(ruling.position(), battle, attackers);
    Fire first = firstClass(scoring, attackers);
    Set<String> able = able(kind, first, own);
    List<Hit> left = new ArrayList<>();
    List<Hit> from = new ArrayList<>();
    for (Hit hit : scoring.others()) {
      boolean now = hit.byAttacker() != attackers && able(kind, fire(kind, hit), own).equals(able);
      (now ? from : left).add(hit);
    }
    ruling.replaceFrame(new Scoring(battle, scoring.ones(), left));
    int borne = Targets.borne(kind, first, from.size(), own);
    if (borne < from.size()) {
      ruling.add(new FightEvent.HitsLapsed(from.size() - borne));
    }
    if (borne > 0) {
      Seat seat = battleParticipants.decider(ruling.position(), battle.fight(), attackers);
      List<FightFrame.Load> loads = loads(Targets.bounds(kind, first, borne, own));
      bear(
          new FightFrame.Bearing(seat, Paragraphs.hits(kind, able, own), from, borne, loads),
          ruling);
    }
  }

  private Fire firstClass(Scoring scoring, boolean attackers) {
    BattleKind kind = scoring.battle().fight().kind();
    Set<Fire> classes =
        scoring.others().stream()
            .filter(hit -> hit.byAttacker() != attackers)
            .map(hit -> fire(kind, hit))
            .collect(Collectors.toSet());
    return Fire.inOrder().stream().filter(classes::contains).findFirst().orElseThrow();
  }

  private static Set<String> able(BattleKind kind, Fire fire, List<Combatant> own) {
    return own.stream()
        .filter(unit -> Targets.mayBear(kind, fire, unit))
        .map(Combatant::unit)
        .collect(Collectors.toSet());
  }

  private static List<FightFrame.Load> loads(Map<String, HitBounds> bounds) {
    List<FightFrame.Load> loads = new ArrayList<>();
    bounds.forEach(
        (unit, bound) -> loads.add(new FightFrame.Load(unit, bound.least(), bound.most())));
    return loads;
  }

  private void bear(FightFrame.Bearing bearing, RulingInProgress<Position, Frame> ruling) {
    Map<String, Integer> forced = new TreeMap<>();
    bearing.loads().forEach(load -> forced.put(load.unit(), load.least()));
    if (forced.values().stream().mapToInt(Integer::intValue).sum() == bearing.hits()) {
      shared(bearing, forced, ruling);
    } else {
      ruling.pushFrame(bearing);
    }
  }

  /** The owner has shared their hits. */
  public void shared(
      FightFrame.Bearing bearing,
      Map<String, Integer> hits,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(new FightEvent.HitsShared(bearing.seat(), bearing.from(), hits));
    hits.forEach((unit, number) -> losses.bear(unit, number, ruling));
  }

  private Fire fire(BattleKind kind, Hit hit) {
    if (hit.shooter().equals(CombatReport.PORT)) {
      return Fire.OTHERS;
    }
    WeserubungCounter.Unit unit = orderOfBattle.unit(hit.shooter());
    return Fire.of(
        kind,
        new Combatant(
            unit.id(), unit.nation(), unit.arm(), false, unit.full(), unit.reduced(), 0, Set.of()));
  }
}
