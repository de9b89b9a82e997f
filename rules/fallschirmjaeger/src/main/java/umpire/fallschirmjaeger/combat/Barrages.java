package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.terrain.FightingGround;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Distribution;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ThrownDice;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** 1.7a Standard barrages, and those of aircraft (1.9a). */
@Rule({"1.7a", "1.7a(1)", "1.9a(3)", "T-Barrage"})
final class Barrages {
  private static final int SIDES = 6;

  private final MapGraph map;
  private final FightingGround ground;
  private final Table<Integer> losses;

  Barrages(Pack pack) {
    this.map = pack.map();
    this.ground = new FightingGround(pack);
    this.losses = pack.table("barrage-losses");
  }

  /** How a unit stands between two shots. */
  private record State(boolean hit, boolean disorganised, int lost) {}

  /**
   * A shot of a firer at a target.
   *
   * @param needed the die hits with so much or less, 0 to 6
   * @param losses false in the ring of a Ju-87b
   */
  private record Shot(String firer, int needed, boolean losses) {}

  BarrageReport adjudicate(BarrageBrief brief, Chance chance) {
    ThrownDice dice = new ThrownDice(chance);
    List<Finding> findings = new ArrayList<>();
    List<State> states = new ArrayList<>();
    for (BarrageBrief.Target target : brief.targets()) {
      terrain(target, findings);
      states.add(new State(false, target.disorganised(), 0));
    }
    for (BarrageBrief.Firer firer : brief.firers()) {
      for (int i = 0; i < states.size(); i++) {
        BarrageBrief.Target target = brief.targets().get(i);
        Shot shot = shot(firer, target);
        if (matters(brief, target, states.get(i), shot)) {
          states.set(i, fire(target, states.get(i), shot, dice, findings));
        }
      }
    }
    return report(brief, states, dice, findings);
  }

  private static BarrageReport report(
      BarrageBrief brief, List<State> states, ThrownDice dice, List<Finding> findings) {
    List<BarrageReport.Hit> hits = new ArrayList<>();
    BarrageReport.Totals totals = new BarrageReport.Totals(0, 0);
    for (int i = 0; i < states.size(); i++) {
      State state = states.get(i);
      totals = totals.plus(totals(brief.targets().get(i), state));
      if (state.hit()) {
        hits.add(new BarrageReport.Hit(brief.targets().get(i).unit(), state.lost()));
      }
    }
    return new BarrageReport(totals, hits, dice.all(), findings);
  }

  /** 1.7a(2), 3.3a: the modifier is added to the die, so it lowers what is needed. */
  @Rule({"1.7a(2)", "3.3a", "1.9b"})
  private Shot shot(BarrageBrief.Firer firer, BarrageBrief.Target target) {
    int modifier = target.ship() ? 0 : ground.barrage(target.hex());
    boolean aimed = firer.hex().equals(target.hex());
    boolean near = firer.ring() > 0 && map.adjacent(firer.hex(), target.hex());
    int value = aimed ? firer.value() - modifier : near ? firer.ring() - modifier : 0;
    return new Shot(firer.id(), Math.clamp(value, 0, SIDES), aimed);
  }

  /**
   * True if the shot is thrown: it is aimed at the unit, which is still there, and can do something
   * to it. r22: a disorganised unit can lose steps still.
   */
  @Rule("1.7a/r22")
  private boolean matters(BarrageBrief brief, BarrageBrief.Target target, State state, Shot shot) {
    boolean there = state.lost() < target.steps();
    boolean more = shot.losses() && brief.lossesOfDisorganised();
    return there && shot.needed() > 0 && (!state.disorganised() || more);
  }

  @Rule("1.7a(3)")
  private State fire(
      BarrageBrief.Target target, State state, Shot shot, ThrownDice dice, List<Finding> findings) {
    String unit = target.unit();
    int die = dice.next();
    findings.add(
        Finding.notes("1.7a(2)", new CombatWhy.Shot(shot.firer(), unit, die, shot.needed())));
    if (die > shot.needed()) {
      return state;
    }
    if (!shot.losses()) {
      return new State(true, true, state.lost());
    }
    int lossDie = dice.next();
    int steps = losses.at(Integer.toString(lossDie), "steps");
    findings.add(Finding.notes("1.7a(3)", new CombatWhy.LossDie(unit, lossDie, steps)));
    return new State(true, true, state.lost() + steps);
  }

  private void terrain(BarrageBrief.Target target, List<Finding> findings) {
    int modifier = target.ship() ? 0 : ground.barrage(target.hex());
    if (modifier != 0) {
      String terrain = map.hex(target.hex()).terrain();
      Finding finding =
          Finding.of(
              "1.7a(2)",
              new CombatWhy.BarrageTerrain(target.hex(), terrain),
              new Effect.DieRoll(modifier));
      if (!findings.contains(finding)) {
        findings.add(finding);
      }
    }
  }

  private static BarrageReport.Totals totals(BarrageBrief.Target target, State state) {
    boolean fresh = state.disorganised() && !target.disorganised();
    return new BarrageReport.Totals(fresh ? 1 : 0, state.lost());
  }

  /** Unit by unit, for their dice are independent; the chance of each is a finding. */
  Odds odds(BarrageBrief brief, Policy policy) {
    List<Finding> findings = new ArrayList<>();
    Distribution<BarrageReport.Totals> all = Distribution.certain(new BarrageReport.Totals(0, 0));
    for (BarrageBrief.Target target : brief.targets()) {
      terrain(target, findings);
      Distribution<State> one = odds(brief, target);
      String hit = one.chance(State::hit).toString();
      findings.add(Finding.notes("1.7a", new CombatWhy.Fears(target.unit(), "disorganised", hit)));
      all = all.and(one.map(state -> totals(target, state)), BarrageReport.Totals::plus);
    }
    return new Odds(policy, all.chances(), findings);
  }

  private Distribution<State> odds(BarrageBrief brief, BarrageBrief.Target target) {
    Distribution<State> one = Distribution.certain(new State(false, target.disorganised(), 0));
    for (BarrageBrief.Firer firer : brief.firers()) {
      Shot shot = shot(firer, target);
      one = one.then(state -> falls(brief, target, state, shot));
    }
    return one;
  }

  /** The 36 falls of a die and a loss die. */
  private List<Distribution.Fall<State>> falls(
      BarrageBrief brief, BarrageBrief.Target target, State state, Shot shot) {
    int hits = matters(brief, target, state, shot) ? shot.needed() : 0;
    List<Distribution.Fall<State>> falls = new ArrayList<>();
    falls.add(new Distribution.Fall<>((SIDES - hits) * SIDES, before -> before));
    for (int die = 1; die <= SIDES; die++) {
      int steps = shot.losses() ? losses.at(Integer.toString(die), "steps") : 0;
      falls.add(
          new Distribution.Fall<>(hits, before -> new State(true, true, before.lost() + steps)));
    }
    return falls;
  }
}
