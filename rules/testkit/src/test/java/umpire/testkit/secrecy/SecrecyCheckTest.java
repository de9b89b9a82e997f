package umpire.testkit.secrecy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Picture;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishEvent;
import umpire.testkit.walk.WalkFailure;
import umpire.wire.pack.Packs;

class SecrecyCheckTest {
  private static final Picture PLAIN = boardContents -> boardContents.toString();
  private static final Map<String, String> CLEAR = Map.of("fog", "off");

  @Test
  void aSoundGameKeepsItsSecrets() {
    SecrecyCounts secrecyCounts = check(Flaw.NONE);
    assertThat(secrecyCounts.pairs()).isEqualTo(300);
    assertThat(secrecyCounts.hidden()).isGreaterThan(290);
    assertThat(secrecyCounts.share()).isGreaterThan(0.9);
    assertThat(secrecyCounts.inputs()).isGreaterThan(400);
    assertThat(secrecyCounts.viewers()).containsKeys("from blue", "from the public");
    assertThat(secrecyCounts.starts()).isBetween(500, secrecyCounts.looks());
    assertThat(secrecyCounts.line("skirmish"))
        .startsWith(
            "skirmish: something hidden at %d of %d places; 300 pairs, "
                .formatted(secrecyCounts.starts(), secrecyCounts.looks()));
  }

  /** Without fog nothing is hidden but a bid that waits for the other. */
  @Test
  void pairsBeginWhereSomethingIsHiddenHoweverSeldomItIs() {
    SecrecyCounts secrecyCounts = check(Flaw.NONE, List.of(CLEAR));
    assertThat(secrecyCounts.starts()).isPositive().isLessThan(secrecyCounts.looks() / 4);
    assertThat(secrecyCounts.hidden()).isEqualTo(300);
    assertThat(secrecyCounts.share()).isGreaterThan(0.9);
    assertThat(secrecyCounts.viewers().values()).allMatch(count -> count > 50);
  }

  @Test
  void walksTakeOptionsInTurnAndAFindingNamesThem() {
    int fog = check(Flaw.NONE, List.of(Map.of())).starts();
    int clear = check(Flaw.NONE, List.of(CLEAR)).starts();
    assertThat(check(Flaw.NONE, List.of(Map.of(), CLEAR)).starts()).isBetween(clear + 1, fog - 1);
    assertThatThrownBy(() -> check(Flaw.LEAKS_BIDS, List.of(CLEAR)))
        .isInstanceOf(WalkFailure.class)
        .hasMessageStartingWith("resampled skirmish/duel with {fog=off}, seed ");
  }

  private static SecrecyCounts check(Flaw flaw, List<Map<String, String>> choices) {
    Rulebook book = Rulebook.of(new Skirmish(flaw));
    List<Options> options = choices.stream().map(book.pack()::choose).toList();
    Scenario duel = book.pack().scenario("duel");
    return SecrecyCheck.check(book, duel, options, 300, 1, SecrecyCheckTest::reveals, PLAIN);
  }

  @Test
  void aPairComesOutTheSameByItself() {
    Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
    Scenario duel = book.pack().scenario("duel");
    Options presets = book.pack().choose(Map.of());
    SecrecyCounts all =
        SecrecyCheck.check(book, duel, List.of(presets), 20, 10, SecrecyCheckTest::reveals, PLAIN);
    SecrecyCounts one =
        SecrecyCheck.along(book, duel, presets, 1)
            .found()
            .plus(SecrecyCheck.along(book, duel, presets, 2).found());
    for (int seed = 10; seed < 30; seed++) {
      SecrecyCheck along = SecrecyCheck.along(book, duel, presets, SecrecyCheck.walk(seed));
      one = one.plus(along.pair(seed, SecrecyCheckTest::reveals, PLAIN));
    }
    assertThat(one).isEqualTo(all);
  }

  @Test
  void aGameThatResamplesNothingIsSeenByItsShare() {
    SecrecyCounts secrecyCounts = check(Flaw.RESAMPLES_NOTHING);
    assertThat(secrecyCounts.starts()).isZero();
    assertThat(secrecyCounts.pairs()).isEqualTo(300);
    assertThat(secrecyCounts.hidden()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          LEAKS_IN_THE_VIEW   | distinguished by views:
          LEAKS_ON_THE_BOARD  | distinguished by boards:
          LEAKS_IN_THE_OFFERS | distinguished by what is waited for:
          LEAKS_IN_THE_EVENTS | distinguished by the number of events:
          LEAKS_IN_A_REFUSAL  | refusals of
          """)
  void aPlantedLeakIsCaught(Flaw flaw, String message) {
    assertThatThrownBy(() -> check(flaw))
        .isInstanceOf(WalkFailure.class)
        .hasMessageContaining(message)
        .hasMessageContaining("the two positions can be distinguished by ");
  }

  /** Views, sketches, offers and events are those of a sound game: only the drawing reveals. */
  @Test
  void aDrawingThatKeepsWhatItDrewIsCaught() {
    AtomicInteger drawn = new AtomicInteger();
    Picture numbered =
        boardContents -> "<g id=\"" + drawn.incrementAndGet() + "\">" + boardContents + "</g>";
    assertThatThrownBy(() -> check(Rulebook.of(new Skirmish(Flaw.NONE)), numbered))
        .isInstanceOf(WalkFailure.class)
        .hasMessageContaining("the two positions can be distinguished by pictures:");
  }

  @Test
  void aPackThatDeniesItsSecretsIsCaught() {
    assertThatThrownBy(() -> check(open(Flaw.NONE))).hasMessageContaining("hides something from");
    assertThat(check(open(Flaw.RESAMPLES_NOTHING)).pairs()).isZero();
  }

  @Test
  void aGameThatDeniesWhatItHidesIsCaught() {
    assertThatThrownBy(() -> check(Flaw.DENIES_WHAT_IT_HIDES))
        .hasMessageContaining("hides denies what resample hides from");
  }

  private static Rulebook open(Flaw flaw) {
    Pack pack = Packs.load(new Skirmish(flaw));
    return Rulebook.of(
        new Skirmish(flaw),
        new Pack(
            pack.game(),
            pack.edition(),
            pack.checksum(),
            pack.title(),
            pack.seats(),
            pack.options(),
            false,
            pack.map(),
            pack.counters(),
            pack.tables(),
            pack.scenarios(),
            pack.rules()));
  }

  private static SecrecyCounts check(Flaw flaw) {
    return check(Rulebook.of(new Skirmish(flaw)));
  }

  private static SecrecyCounts check(Rulebook book) {
    return check(book, PLAIN);
  }

  private static SecrecyCounts check(Rulebook book, Picture picture) {
    Scenario duel = book.pack().scenario("duel");
    List<Options> presets = List.of(book.pack().choose(Map.of()));
    return SecrecyCheck.check(book, duel, presets, 300, 1, SecrecyCheckTest::reveals, picture);
  }

  private static boolean reveals(Object event) {
    return event instanceof SkirmishEvent.BidsOpened || event instanceof SkirmishEvent.ShotResolved;
  }
}
