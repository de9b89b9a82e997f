package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.knockout.DrawRule;
import umpire.tournament.knockout.Elimination;
import umpire.tournament.knockout.Knockout;
import umpire.tournament.standing.Criteria;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Scoring;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.UnplayedRounds;

/** Tournaments to draw. */
final class Samples {
  /** Names that somebody chose to break a picture. */
  static final List<String> HOSTILE =
      List.of(
          "<script>alert(1)</script>",
          "]]></text><rect/>",
          "\"Tom\" & 'Jerry' &amp; <!--",
          "שלום עולם (המלך)!",
          "العربية السلام عليكم",
          "evil \u202e txt.exe \u2066 \u2069\u2069",
          "漢".repeat(100),
          "W".repeat(100),
          "👨‍👩‍👧🏳️‍🌈".repeat(20),
          "Z\u0310\u0336\u0321\u0327".repeat(25),
          "two\nlines\tand\u2028three\u0000",
          "half \ud83d of a pair",
          "Константин Константинопольский-Щедрин",
          "-");

  private Samples() {}

  static Labels labels(IntFunction<String> names) {
    return new Labels("Spring Cup", "after round 3", List.of("german", "norwegian"), names);
  }

  static Labels labels() {
    return labels(number -> "P" + number);
  }

  /** Labels whose every text is hostile. */
  static Labels hostile() {
    IntFunction<String> names = number -> HOSTILE.get(number % HOSTILE.size());
    return new Labels(HOSTILE.get(6), HOSTILE.get(3), List.of(HOSTILE.get(7), "<a&b>"), names);
  }

  static Event start(int entrants) {
    return new Event(
        IntStream.rangeClosed(1, entrants).mapToObj(number -> Entrant.of(number, 0)).toList(),
        List.of(),
        List.of());
  }

  /** That many rounds of a format, or all that it has. */
  static Event played(Format format, int entrants, int rounds, Function<Pairing, Outcome> result) {
    Event event = start(entrants);
    List<Round> over = new ArrayList<>();
    while (over.size() < rounds && format.pair(event) instanceof Pairings.Paired paired) {
      over.add(new Round(paired.pairings().stream().map(result).toList(), paired.byes()));
      event = new Event(event.entrants(), over, List.of());
    }
    return event;
  }

  static Outcome lowerWins(Pairing pairing) {
    return outcome(pairing, pairing.seats().get(0) < pairing.seats().get(1) ? 1000 : 0, true);
  }

  static Function<Pairing, Outcome> random(int seed) {
    Random random = new Random(seed);
    return pairing -> outcome(pairing, 500 * random.nextInt(3), random.nextInt(6) > 0);
  }

  static Outcome outcome(Pairing pairing, int thousandths, boolean played) {
    return new Outcome(
        pairing, List.of(new Points(thousandths), new Points(1000 - thousandths)), played);
  }

  static CrossTable table(Event event) {
    return CrossTable.of(event, Scoring.USUAL, UnplayedRounds.SWISS_2026, Map.of());
  }

  /** Without a shared rank. */
  static Standings standings(CrossTable table) {
    return Standings.of(
        table,
        List.of(
            Criteria.POINTS,
            Criteria.BUCHHOLZ_CUT_1,
            Criteria.DIRECT_ENCOUNTER,
            Criteria.SONNEBORN_BERGER,
            Criteria.PERFORMANCE,
            Criteria.lot("seed")));
  }

  static Bracket single(int entrants, int rounds, Function<Pairing, Outcome> result) {
    return bracket(new Elimination.Single(true), entrants, rounds, result);
  }

  static Bracket twofold(int entrants, int rounds, Function<Pairing, Outcome> result) {
    return bracket(new Elimination.Twofold(true), entrants, rounds, result);
  }

  private static Bracket bracket(
      Elimination elimination, int entrants, int rounds, Function<Pairing, Outcome> result) {
    Knockout knockout = new Knockout(elimination, DrawRule.HIGHER_SEED, false);
    return knockout.bracket(played(knockout, entrants, rounds, result));
  }
}
