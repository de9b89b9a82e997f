package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.pack.Pack;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;
import umpire.wire.Packs;

class ResamplesTest {
  @Test
  void aSoundGameKeepsItsSecrets() {
    Resamples.Report report = check(Flaw.NONE);
    assertThat(report.pairs()).isEqualTo(300);
    assertThat(report.share()).isGreaterThan(0.3);
    assertThat(report.inputs()).isGreaterThan(400);
    assertThat(report.line("skirmish")).startsWith("skirmish: 300 pairs, ");
  }

  @Test
  void aGameThatResamplesNothingIsSeenByItsShare() {
    assertThat(check(Flaw.RESAMPLES_NOTHING).share()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          LEAKS_IN_THE_VIEW   | views tell
          LEAKS_IN_THE_OFFERS | what is waited for tell
          LEAKS_IN_THE_EVENTS | the number of events tell
          LEAKS_IN_A_REFUSAL  | refusals of
          """)
  void aPlantedLeakIsCaught(Flaw flaw, String message) {
    assertThatThrownBy(() -> check(flaw))
        .isInstanceOf(WalkFailure.class)
        .hasMessageContaining(message)
        .hasMessageContaining("the two positions apart");
  }

  @Test
  void aPackThatDeniesItsSecretsIsCaught() {
    assertThatThrownBy(() -> check(open(Flaw.NONE))).hasMessageContaining("hides something from");
    assertThat(check(open(Flaw.RESAMPLES_NOTHING)).pairs()).isZero();
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

  private static Resamples.Report check(Flaw flaw) {
    return check(Rulebook.of(new Skirmish(flaw)));
  }

  private static Resamples.Report check(Rulebook book) {
    return Resamples.check(
        book,
        book.pack().scenario("duel"),
        300,
        1,
        event ->
            event instanceof Model.Event.BidsOpened || event instanceof Model.Event.ShotResolved);
  }
}
