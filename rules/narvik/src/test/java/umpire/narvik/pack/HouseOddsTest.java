package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Axis;
import umpire.kernel.table.Band;
import umpire.kernel.table.Table;
import umpire.narvik.combat.AssaultBrief;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.combat.Bombardment;
import umpire.narvik.combat.Fighter;
import umpire.narvik.combat.NarvikCombat;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;

/**
 * HOUSE.md prints the odds that the adjudicator gives. With {@code -Dumpire.house.write=true} the
 * block is written anew instead of compared.
 */
class HouseOddsTest {
  private static final Path HOUSE = Path.of("HOUSE.md");
  private static final String OPEN = "<!-- odds -->\n";
  private static final String CLOSE = "<!-- /odds -->";
  private static final int ENOUGH = 20;

  private final NarvikCombat combat = new NarvikCombat(Narviks.PACK);
  private final Table<Losses> results = Narviks.PACK.table("combat-results");
  private final Table<AirResult> air = Narviks.PACK.table("air");

  @Test
  void theOddsInTheDocumentAreThoseOfTheCode() throws IOException {
    String document = Files.readString(HOUSE);
    int open = document.indexOf(OPEN) + OPEN.length();
    int close = document.indexOf(CLOSE);
    assertThat(close).as("HOUSE.md has the block of odds").isGreaterThanOrEqualTo(open);
    String printed = document.substring(open, close);
    String computed = odds();
    if (Boolean.getBoolean("umpire.house.write")) {
      Files.writeString(HOUSE, document.substring(0, open) + computed + document.substring(close));
    } else {
      assertThat(printed).isEqualTo(computed);
    }
    assertThat(computed.lines().count()).isGreaterThan(ENOUGH);
  }

  private String odds() {
    return String.join(
            "\n", "", byDifferential(), byModifier(), byAirPoints(), scenario() + "\n", turn())
        + "\n";
  }

  /** The whole table, without modifiers. */
  private String byDifferential() {
    List<String> lines = new ArrayList<>();
    lines.add("### An assault without modifiers, by differential\n");
    lines.add(head("differential"));
    for (Band band : bands(results.columns())) {
      lines.add(row(band.toString(), combat.odds(plain(middle(band), 0), Policy.none())));
    }
    return String.join("\n", lines) + "\n";
  }

  /** The same at a differential of 1 to 3, with the modifiers that tanks give. */
  private String byModifier() {
    List<String> lines = new ArrayList<>();
    lines.add("### Tanks: an assault at a differential of 2, by modifier of the die\n");
    lines.add(head("modifier"));
    for (int tanks = 0; tanks <= 2; tanks++) {
      lines.add(row("+" + tanks, combat.odds(plain(2, tanks), Policy.none())));
    }
    return String.join("\n", lines) + "\n";
  }

  /** What air points are worth, all falls of two dice counted. */
  private String byAirPoints() {
    List<String> lines = new ArrayList<>();
    lines.add("### Air support of a German assault, by air points\n");
    lines.add("| air points | strength on average | least | most | with a base, in bad weather |");
    lines.add("|---|---|---|---|---|");
    for (Band band : bands(air.columns())) {
      List<Integer> fair = airStrengths(band.from(), false, 0);
      lines.add(
          "| %s | %s | %d | %d | %s |"
              .formatted(
                  band,
                  average(fair),
                  fair.stream().mapToInt(i -> i).min().orElseThrow(),
                  fair.stream().mapToInt(i -> i).max().orElseThrow(),
                  average(airStrengths(band.from(), true, 1))));
    }
    return String.join("\n", lines) + "\n";
  }

  /** The assault of the house scenario, everything committed and without. */
  private String scenario() {
    List<String> lines = new ArrayList<>();
    lines.add("### The assault on 1811 in `one-assault`\n");
    lines.add(head("committed"));
    lines.add(row("everything", combat.odds(onAnkenes(true, true), Policy.none())));
    lines.add(
        row("both battalions and the guns", combat.odds(onAnkenes(false, true), Policy.none())));
    lines.add(row("the Scots Guards alone", combat.odds(onAnkenes(false, false), Policy.none())));
    return String.join("\n", lines);
  }

  /** Weather, events and attacks on ships. */
  private static String turn() {
    return String.join("\n", ChancesOfATurn.all());
  }

  private static String head(String first) {
    return """
        | %s | attacker's points | defender's points | defender hit | defender hit twice or more | attacker unhurt | results |
        |---|---|---|---|---|---|---|"""
        .formatted(first);
  }

  private static String row(String first, Odds odds) {
    return "| %s | %s | %s | %s | %s | %s | %s |"
        .formatted(
            first,
            mean(odds, Losses::attacker),
            mean(odds, Losses::defender),
            percent(odds, losses -> losses.defender() > 0),
            percent(odds, losses -> losses.defender() > 1),
            percent(odds, losses -> losses.attacker() == 0),
            odds.chances().stream()
                .map(
                    chance ->
                        losses(chance).attacker()
                            + "/"
                            + losses(chance).defender()
                            + " "
                            + inPercent(chance.of().decimal()))
                .collect(Collectors.joining(", ")));
  }

  private static Losses losses(Odds.Chances chances) {
    return (Losses) chances.outcome();
  }

  private static String mean(Odds odds, ToIntFunction<Losses> points) {
    double mean =
        odds.chances().stream()
            .mapToDouble(chance -> points.applyAsInt(losses(chance)) * chance.of().decimal())
            .sum();
    return String.format(Locale.ROOT, "%.2f", mean);
  }

  private static String percent(Odds odds, java.util.function.Predicate<Losses> of) {
    return inPercent(
        odds.chances().stream()
            .filter(chance -> of.test(losses(chance)))
            .mapToDouble(chance -> chance.of().decimal())
            .sum());
  }

  private static String inPercent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", share * 100);
  }

  private static String average(List<Integer> values) {
    return String.format(
        Locale.ROOT, "%.2f", values.stream().mapToInt(i -> i).average().orElseThrow());
  }

  private static List<Band> bands(Axis axis) {
    return switch (axis) {
      case Axis.Bands bands -> bands.bands();
      case Axis.Names names -> throw new IllegalStateException("named " + names);
    };
  }

  /** A number on the band. */
  private static int middle(Band band) {
    return band.from() == Integer.MIN_VALUE ? band.to() : band.from();
  }

  private static AssaultBrief plain(int differential, int tanks) {
    List<Fighter> attackers = new ArrayList<>();
    attackers.add(infantry("attacker", 20 + differential, 0, ""));
    IntStream.range(0, tanks)
        .forEach(i -> attackers.add(new Fighter("tank-" + i, UnitType.TANK, 0, 0, "")));
    return brief(
        Side.ALLIED, attackers, List.of(), List.of(), 0, infantry("defender", 20, 0, ""), false, 1);
  }

  private List<Integer> airStrengths(int points, boolean badWeather, int bases) {
    AssaultBrief without = german(0, badWeather, bases);
    AssaultBrief with = german(points, badWeather, bases);
    int ground = report(without, List.of(1)).attackStrength();
    List<Integer> strengths = new ArrayList<>();
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        strengths.add(report(with, List.of(first, second, 1)).attackStrength() - ground);
      }
    }
    return strengths;
  }

  private AssaultReport report(AssaultBrief brief, List<Integer> dice) {
    if (!(combat.adjudicate(brief, new ScriptedChance(dice)) instanceof AssaultReport report)) {
      throw new AssertionError("an assault is answered by another report");
    }
    return report;
  }

  private static AssaultBrief german(int airPoints, boolean badWeather, int bases) {
    return brief(
        Side.GERMAN,
        List.of(infantry("attacker", 4, 0, "")),
        List.of(),
        List.of(),
        airPoints,
        infantry("defender", 4, 0, ""),
        badWeather,
        bases);
  }

  private static AssaultBrief onAnkenes(boolean support, boolean brigade) {
    List<Fighter> attackers = new ArrayList<>();
    attackers.add(infantry("scots-guards", 5, 2, "24th-guards-brigade"));
    List<Fighter> guns = new ArrayList<>();
    if (brigade) {
      attackers.add(infantry("south-wales-borderers", 5, 0, "24th-guards-brigade"));
      guns.add(new Fighter("british-battery-1", UnitType.ARTILLERY, 3, 0, ""));
    }
    List<Bombardment> ships = new ArrayList<>();
    if (support) {
      attackers.add(new Fighter("british-tanks-1", UnitType.TANK, 2, 0, ""));
      ships.add(new Bombardment("cruiser-1", 4));
    }
    return new AssaultBrief(
        Side.ALLIED,
        new Place("1811"),
        attackers,
        guns,
        ships,
        0,
        List.of(
            new Fighter("mountain-1-1", UnitType.INFANTRY_COMPANY, 2, 3, "1st-mountain-battalion"),
            new Fighter("mountain-1-2", UnitType.INFANTRY_COMPANY, 2, 0, "1st-mountain-battalion")),
        List.of(),
        false,
        false,
        1);
  }

  private static Fighter infantry(String id, int strength, int fatigue, String formation) {
    return new Fighter(id, UnitType.INFANTRY_BATTALION, strength, fatigue, formation);
  }

  private static AssaultBrief brief(
      Side attacker,
      List<Fighter> attackers,
      List<Fighter> guns,
      List<Bombardment> ships,
      int airPoints,
      Fighter defender,
      boolean badWeather,
      int bases) {
    return new AssaultBrief(
        attacker,
        new Place("1811"),
        attackers,
        guns,
        ships,
        airPoints,
        List.of(defender),
        List.of(),
        badWeather,
        false,
        bases);
  }
}
