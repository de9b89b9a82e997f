package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.chart.Cells.LandingResult;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.terrain.Scatter;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Distribution;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ThrownDice;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** 2.6b Air landings: the table, with a wreck that counts for those that follow (r74). */
@Rule({"2.6b", "2.6b/r74", "T-AirLanding"})
final class Landings {
  private static final int SIDES = 6;
  private static final String RULE = "T-AirLanding";

  private final MapGraph map;
  private final Scatter scatter;
  private final Table<LandingResult> results;
  private final Table<Integer> modifiers;

  Landings(Pack pack) {
    this.map = pack.map();
    this.scatter = new Scatter(map);
    this.results = pack.table("air-landing");
    this.modifiers = pack.table("air-landing-modifiers");
  }

  LandingReport adjudicate(LandingBrief brief, Chance chance) {
    ThrownDice dice = new ThrownDice(chance);
    List<Finding> findings = new ArrayList<>();
    List<LandingReport.Mishap> mishaps = new ArrayList<>();
    LandingReport.Totals totals = new LandingReport.Totals(0, 0, 0, 0);
    Set<Place> wrecks = new TreeSet<>(brief.wrecks());
    for (LandingBrief.Landing landing : brief.landings()) {
      List<Finding> counted = modifiers(landing, wrecks.contains(landing.hex()));
      int die = dice.next();
      int modified = die + sum(counted);
      findings.addAll(counted);
      findings.add(Finding.notes(RULE, new CombatWhy.LandingDie(landing.unit(), die, modified)));
      LandingResult result = result(modified);
      if (result.aircraft() > 0) {
        LandingReport.Totals one = totals(landing, result, wrecks);
        mishaps.add(mishap(landing, one, dice, findings));
        totals = totals.plus(one);
      }
    }
    return new LandingReport(totals, mishaps, dice.all(), findings);
  }

  /** 2.3c: wrecks lie on airfields alone, at most one on each. 1.8b: no head is scattered. */
  @Rule({"2.3c", "2.6b"})
  private static LandingReport.Totals totals(
      LandingBrief.Landing landing, LandingResult result, Set<Place> wrecks) {
    boolean wreck = result.wreck() && landing.airfield() && wrecks.add(landing.hex());
    int elsewhere = result.scattered() ? 1 : 0;
    int cancelled = landing.kind() == FlightKind.FLOWN_HEAD ? elsewhere : 0;
    return new LandingReport.Totals(
        result.aircraft(), wreck ? 1 : 0, elsewhere - cancelled, cancelled);
  }

  private LandingReport.Mishap mishap(
      LandingBrief.Landing landing,
      LandingReport.Totals one,
      ThrownDice dice,
      List<Finding> findings) {
    List<Landfall> landfall = new ArrayList<>();
    if (one.scattered() > 0) {
      landfall.add(Landfall.thrown(scatter, landing.hex(), dice));
      findings.add(landfall.getFirst().scatters(landing.unit()));
    }
    return new LandingReport.Mishap(
        landing.unit(), one.aircraft(), one.wrecks() > 0, one.cancelled() > 0, landfall);
  }

  private LandingResult result(int modified) {
    return results.at(Integer.toString(modified), "result");
  }

  private List<Finding> modifiers(LandingBrief.Landing landing, boolean wreck) {
    List<String> names = new ArrayList<>();
    if (landing.enemyZone()) {
      names.add("enemy-zone");
    }
    if (wreck) {
      names.add("wreck");
    }
    if (landing.overCapacity()) {
      names.add("over-capacity");
    }
    if (landing.activeBarrage()) {
      names.add("active-barrage");
    }
    if (!landing.airfield()) {
      names.add(ground(landing.hex()));
    }
    return names.stream().map(name -> finding(landing.unit(), name)).toList();
  }

  /** r16: off an airfield the ground counts; a road or highway in it counts alone. */
  @Rule({"T-AirLanding/r16", "T-AirLanding/r15", "T-AirLanding/r120"})
  private String ground(Place hex) {
    if (!map.linkedTo(hex, "highway").isEmpty()) {
      return "highway";
    }
    return map.linkedTo(hex, "road").isEmpty() ? map.hex(hex).terrain() : "road";
  }

  private Finding finding(String unit, String name) {
    int modifier = modifiers.at(name, "modifier");
    return Finding.of(RULE, new CombatWhy.LandsBy(unit, name), new Effect.DieRoll(modifier));
  }

  private static int sum(List<Finding> findings) {
    return findings.stream()
        .mapToInt(one -> one.effect() instanceof Effect.DieRoll(int modifier) ? modifier : 0)
        .sum();
  }

  /** What has come about so far: totals, and where wrecks lie. */
  private record State(LandingReport.Totals totals, Set<Place> wrecks) {}

  /** One landing after the other; direction and distance are not counted. */
  Odds odds(LandingBrief brief, Policy policy) {
    Distribution<State> all =
        Distribution.certain(new State(new LandingReport.Totals(0, 0, 0, 0), brief.wrecks()));
    for (LandingBrief.Landing landing : brief.landings()) {
      all = all.then(state -> falls(landing, state));
    }
    return new Odds(policy, all.map(State::totals).chances(), List.of());
  }

  private List<Distribution.Fall<State>> falls(LandingBrief.Landing landing, State state) {
    int modifier = sum(modifiers(landing, state.wrecks().contains(landing.hex())));
    List<Distribution.Fall<State>> falls = new ArrayList<>();
    for (int die = 1; die <= SIDES; die++) {
      LandingResult result = result(die + modifier);
      falls.add(new Distribution.Fall<>(1, before -> after(landing, result, before)));
    }
    return falls;
  }

  private static State after(LandingBrief.Landing landing, LandingResult result, State before) {
    Set<Place> wrecks = new TreeSet<>(before.wrecks());
    return new State(before.totals().plus(totals(landing, result, wrecks)), wrecks);
  }
}
