package umpire.narvik.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.OpenEvent;
import umpire.narvik.model.chart.RandomEvent;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.chart.WeatherResult;

/** What the charts of weather, events and air attacks come to, as HOUSE.md prints it. */
final class ChancesOfATurn {
  private static final int LAST_TURN = 10;
  private static final int LAST_WEATHER = 7;
  private static final int THAW_TAKES = 2;
  private static final int DIE = 6;

  private static final Table<WeatherResult> WEATHER = Narviks.PACK.table("weather");
  private static final Table<RandomEvent> WHOSE = Narviks.PACK.table("random-events");
  private static final Table<SecretEvent> SECRET = Narviks.PACK.table("secret-events");
  private static final Table<OpenEvent> OPEN = Narviks.PACK.table("open-events");
  private static final Table<AirResult> AIR = Narviks.PACK.table("air");

  private ChancesOfATurn() {}

  /** The tables, one after the other. */
  static List<String> all() {
    return List.of(weather(), season(), events(), lastTurn(), ships());
  }

  private static String weather() {
    List<String> lines = new ArrayList<>();
    lines.add("### Weather of a turn, turns 1 to 7\n");
    lines.add("| result | chance |");
    lines.add("|---|---|");
    for (WeatherResult result : WeatherResult.values()) {
      lines.add("| %s | %s |".formatted(words(result), percent(weather(result))));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String season() {
    double winter = 1 - weather(WeatherResult.THAW);
    List<String> lines = new ArrayList<>();
    lines.add("### The costs of good weather hold by turn\n");
    lines.add("| turn | chance |");
    lines.add("|---|---|");
    for (int turn = 1; turn <= LAST_TURN; turn++) {
      int throwsSoFar = Math.clamp(turn - THAW_TAKES, 0, LAST_WEATHER);
      lines.add("| %d | %s |".formatted(turn, percent(1 - Math.pow(winter, throwsSoFar))));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String events() {
    List<String> lines = new ArrayList<>();
    lines.add("### Events of a turn\n");
    lines.add("| event | chance |");
    lines.add("|---|---|");
    lines.add(row("the Germans throw for reinforcements", open(OpenEvent::reinforces)));
    lines.add(row("Allied units are redeployed", open(OpenEvent::redeploys)));
    lines.add(row("an end is announced to both", open(OpenEvent::endsGame)));
    lines.add(row("an end that the Allied player alone knows", evacuation()));
    lines.add(
        row(
            "Führer's orders",
            whose(RandomEvent.GERMAN_SECRET) * secret("german", SecretEvent.FUHRERS_ORDERS)));
    lines.add(
        row(
            "nothing",
            open(event -> event == OpenEvent.NONE)
                + whose(RandomEvent.ALLIED_SECRET) * secret("allied", SecretEvent.NONE)
                + whose(RandomEvent.GERMAN_SECRET) * secret("german", SecretEvent.NONE)));
    return String.join("\n", lines) + "\n";
  }

  private static String lastTurn() {
    double end = open(OpenEvent::endsGame) + evacuation();
    List<String> lines = new ArrayList<>();
    lines.add("### The last turn of the game\n");
    lines.add("| turn | chance | not later |");
    lines.add("|---|---|---|");
    double over = 0;
    for (int turn = 2; turn <= LAST_TURN; turn++) {
      double here = turn == LAST_TURN ? 1 - over : (1 - over) * end;
      over += here;
      lines.add("| %d | %s | %s |".formatted(turn, percent(here), percent(over)));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String ships() {
    List<String> lines = new ArrayList<>();
    lines.add("### An air attack on an undamaged ship, by air points\n");
    lines.add("| air points | damaged | sunk | sunk or damaged under the emergency support |");
    lines.add("|---|---|---|---|");
    Table<Integer> modifiers = Narviks.PACK.table("modifiers");
    int support = modifiers.at("air-emergency-support", "modifier");
    List<Integer> points = List.of(1, 4, 7, 11, 16);
    for (int i = 0; i < points.size(); i++) {
      int spent = points.get(i);
      lines.add(
          "| %s | %s | %s | %s |"
              .formatted(
                  AIR.columns().headings().get(i),
                  percent(sums(sum -> AIR.at(sum, spent).naval() == 1)),
                  percent(sums(sum -> AIR.at(sum, spent).naval() == 2)),
                  percent(sums(sum -> AIR.at(sum + support, spent).naval() > 0))));
    }
    return String.join("\n", lines);
  }

  private static double weather(WeatherResult result) {
    return sums(sum -> WEATHER.at(Integer.toString(sum), "result") == result);
  }

  private static double evacuation() {
    return whose(RandomEvent.ALLIED_SECRET) * secret("allied", SecretEvent.EVACUATION);
  }

  private static double whose(RandomEvent event) {
    return die(face -> WHOSE.at(Integer.toString(face), "event") == event);
  }

  private static double secret(String side, SecretEvent event) {
    return die(face -> SECRET.at(Integer.toString(face), side) == event);
  }

  private static double open(Predicate<OpenEvent> which) {
    return whose(RandomEvent.OPEN)
        * IntStream.rangeClosed(1, DIE)
            .mapToDouble(first -> die(second -> which.test(OPEN.at(first, second))))
            .average()
            .orElseThrow();
  }

  /** The share of the 36 falls of two dice whose sum will do. */
  private static double sums(IntPredicate sum) {
    return IntStream.rangeClosed(1, DIE)
        .mapToDouble(first -> die(second -> sum.test(first + second)))
        .average()
        .orElseThrow();
  }

  /** The share of the faces that will do. */
  private static double die(IntPredicate face) {
    return IntStream.rangeClosed(1, DIE).filter(face).count() / (double) DIE;
  }

  private static String row(String what, double chance) {
    return "| %s | %s |".formatted(what, percent(chance));
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", share * 100);
  }
}
