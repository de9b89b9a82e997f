package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.model.chart.Cells.AntiAircraftLoss;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.terrain.Scatter;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Distribution;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ThrownDice;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** 1.8c Anti-aircraft fire: the points of a hex against each flight there. */
@Rule({"1.8c", "1.8", "T-AA"})
final class AntiAircraft {
  private static final int SIDES = 6;
  private static final AntiAircraftReport.Totals NONE = new AntiAircraftReport.Totals(0, 0, 0, 0);

  private final Scatter scatter;
  private final Table<AntiAircraftLoss> losses;
  private final int most;

  AntiAircraft(Pack pack) {
    this.scatter = new Scatter(pack.map());
    this.losses = pack.table("anti-aircraft-losses");
    this.most = pack.<Integer>table("numbers-in-text").at("anti-aircraft-points-at-a-hex", "value");
  }

  AntiAircraftReport adjudicate(AntiAircraftBrief brief, Chance chance) {
    ThrownDice dice = new ThrownDice(chance);
    List<Finding> findings = new ArrayList<>();
    List<AntiAircraftReport.Hit> hits = new ArrayList<>();
    AntiAircraftReport.Totals totals = NONE;
    for (AntiAircraftBrief.Fire fire : brief.hexes()) {
      int points = counted(fire, findings);
      for (AntiAircraftBrief.Flight flight : fire.flights()) {
        int die = dice.next();
        findings.add(Finding.notes("1.8c", new CombatWhy.Shot("", flight.id(), die, points)));
        if (die <= points) {
          AntiAircraftReport.Hit hit = hit(fire.hex(), flight, dice, findings);
          hits.add(hit);
          totals = totals.plus(totals(hit));
        }
      }
    }
    return new AntiAircraftReport(totals, hits, dice.all(), findings);
  }

  /** 1.8a, r64: at most four points count. */
  @Rule({"1.8a", "1.8a/r64"})
  private int counted(AntiAircraftBrief.Fire fire, List<Finding> findings) {
    int points = Math.min(most, fire.points());
    findings.add(Finding.notes("1.8a", new CombatWhy.PointsAt(fire.hex(), fire.points(), points)));
    return points;
  }

  /** 1.8b, r10: barrages and flown heads are gone; whoever is scattered throws for losses. */
  @Rule({"1.8b", "1.8c/r10", "1.8d", "1.9a(2)"})
  private AntiAircraftReport.Hit hit(
      Place hex, AntiAircraftBrief.Flight flight, ThrownDice dice, List<Finding> findings) {
    String id = flight.id();
    if (aborts(flight)) {
      return new AntiAircraftReport.Hit(id, 0, 0, List.of());
    }
    int die = dice.next();
    AntiAircraftLoss loss = losses.at(Integer.toString(die), "loss");
    int steps = steps(flight, loss);
    findings.add(Finding.notes("1.8c", new CombatWhy.LossDie(id, die, steps)));
    Landfall landfall = Landfall.thrown(scatter, hex, dice);
    findings.add(landfall.scatters(id));
    return new AntiAircraftReport.Hit(id, loss.aircraft(), steps, List.of(landfall));
  }

  private static boolean aborts(AntiAircraftBrief.Flight flight) {
    return flight.kind() == FlightKind.BARRAGE || flight.kind() == FlightKind.FLOWN_HEAD;
  }

  /** 2.5a/r93: leaders lose no step. */
  @Rule({"2.5a/r93", "1.8c/r38"})
  private static int steps(AntiAircraftBrief.Flight flight, AntiAircraftLoss loss) {
    return flight.kind() == FlightKind.LEADER ? 0 : loss.steps();
  }

  private static AntiAircraftReport.Totals totals(AntiAircraftReport.Hit hit) {
    int scattered = hit.scattered().size();
    return new AntiAircraftReport.Totals(1 - scattered, scattered, hit.aircraft(), hit.steps());
  }

  /** Flight by flight, for their dice are independent; direction and distance are not counted. */
  Odds odds(AntiAircraftBrief brief, Policy policy) {
    List<Finding> findings = new ArrayList<>();
    Distribution<AntiAircraftReport.Totals> all = Distribution.certain(NONE);
    for (AntiAircraftBrief.Fire fire : brief.hexes()) {
      int points = counted(fire, findings);
      for (AntiAircraftBrief.Flight flight : fire.flights()) {
        all = all.then(_ -> falls(flight, points));
      }
    }
    return new Odds(policy, all.chances(), findings);
  }

  /** The 36 falls of a die and a loss die. */
  private List<Distribution.Fall<AntiAircraftReport.Totals>> falls(
      AntiAircraftBrief.Flight flight, int points) {
    List<Distribution.Fall<AntiAircraftReport.Totals>> falls = new ArrayList<>();
    falls.add(new Distribution.Fall<>((SIDES - points) * SIDES, before -> before));
    for (int die = 1; die <= SIDES; die++) {
      AntiAircraftLoss loss = losses.at(Integer.toString(die), "loss");
      AntiAircraftReport.Totals one =
          aborts(flight)
              ? new AntiAircraftReport.Totals(1, 0, 0, 0)
              : new AntiAircraftReport.Totals(0, 1, loss.aircraft(), steps(flight, loss));
      falls.add(new Distribution.Fall<>(points, before -> before.plus(one)));
    }
    return falls;
  }
}
