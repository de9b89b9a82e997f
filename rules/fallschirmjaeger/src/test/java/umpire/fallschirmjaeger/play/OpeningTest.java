package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.Fallschirmjaeger;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.kernel.pack.Pack;
import umpire.testkit.match.Rulebook;

/** How a match opens, and which set-ups are refused until their chapters are carried out. */
class OpeningTest {
  private static Position opened(String scenario) {
    return opened(scenario, Map.of());
  }

  private static Position opened(String scenario, Map<String, String> choices) {
    Pack pack = Edition.real();
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), pack);
    return (Position) book.play().open(pack.scenario(scenario), pack.choose(choices)).position();
  }

  @Test
  void RT_JU52_theIntroductionHasTwentyFourPoints() {
    assertThat(opened("5.1").air().free()).isEqualTo(24);
  }

  @Test
  void R5_0_r48_unitsStandAndWaitAsTheSetUpSays() {
    Position position = opened("5.1");
    assertThat(position.forces().inPlay()).containsKey("moerdijk-north");
    assertThat(position.forces().reserve()).containsKeys("fjr-1-1", "head-1", "ri-28-1");
  }

  @Test
  void R5_0_r48_theCampaignOpensWithLeadersGoldAndReinforcementsForPoints() {
    Position position = opened("5.3");
    assertThat(position.forces().inPlay()).containsKeys("queen", "gold", "trucks-1", "z-5");
    assertThat(position.forces().reserve().get("rhm-2"))
        .isEqualTo(new Reserve.Offered(7, "hussars", "entry-gouda", 1));
  }

  @Test
  void R5_2_whatIsReleasedLaterIsHeld() {
    assertThat(opened("5.2").forces().reserve().get("fjr-2-5")).isEqualTo(new Reserve.Held());
  }
}
