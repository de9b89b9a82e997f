package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.Fallschirmjaeger;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.kernel.pack.Pack;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkReport;

/** Random matches on the real map keep what every rulebook promises, and end. */
class WalksTest {
  @Test
  void randomMatchesReachTheEnd() {
    Pack pack = Edition.real();
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), pack);
    for (long seed = 1; seed <= 4; seed++) {
      Field field =
          Field.on(pack)
              .turn(13)
              .support(new Support.Thrown())
              .unit("fjr-1-1", "05.27")
              .unit("fjr-1-2", "08.26")
              .unit("fj-guns", "08.25")
              .unit("sr-10-1", "13.20")
              .unit("pzr-33-1", "04.26")
              .unit("moerdijk-north", "07.25")
              .unit("ra-14-1", "10.21")
              .unit("ri-28-1", "14.19")
              .unit("depot-dordrecht-1", "13.18")
              .airborne("fjr-1-3", "fjr-1-4", "ir-47-5", "ir-47-6", "head-1", "head-waalhaven")
              .arriving("rw-1-2", 13, "entry-gorinchem");
      WalkReport report = Walk.play(book, field.scenario(), pack.choose(Map.of()), seed, 3);
      assertThat(report.outcome().level()).isIn("german-victory", "dutch-victory");
    }
  }

  @Test
  void R5_3_randomMatchesOfTheCampaignReachALevel() {
    Pack pack = Edition.real();
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), pack);
    for (long seed = 1; seed <= 2; seed++) {
      WalkReport report = Walk.play(book, pack.scenario("5.3"), pack.choose(Map.of()), seed, 100);
      assertThat(report.outcome().level())
          .isIn(pack.<String>table("victory-levels").cells().stream().map(List::getFirst).toList());
    }
  }

  @Test
  void R5_2_randomMatchesOfTheHagueReachTheEnd() {
    Pack pack = Edition.real();
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), pack);
    for (long seed = 1; seed <= 2; seed++) {
      WalkReport report = Walk.play(book, pack.scenario("5.2"), pack.choose(Map.of()), seed, 100);
      assertThat(report.outcome().level()).isIn("german-victory", "dutch-victory");
    }
  }

  /** The bridges at Moerdijk and Dordrecht as the pack has them. */
  @Test
  void R5_1_randomMatchesOfTheIntroductionReachTheEnd() {
    Pack pack = Edition.real();
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), pack);
    for (long seed = 1; seed <= 3; seed++) {
      WalkReport report = Walk.play(book, pack.scenario("5.1"), pack.choose(Map.of()), seed, 10);
      assertThat(report.outcome().level()).isIn("german-victory", "dutch-victory");
    }
  }
}
