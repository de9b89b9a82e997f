package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.Fallschirmjaeger;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.chart.Cells.TurnOfTrack;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.testkit.match.Rulebook;

/** How a match opens: nations, set-ups and the turn track. */
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
  void R3_6_r59_goldAndLeadersBeginInHollandOrInTheAir() {
    Map<String, String> places =
        Map.of("gold", "32.19", "government", "55.17", "winkelmann", "55.17", "queen", "56.17");
    Position campaign = opened("5.3");
    places.forEach(
        (id, hex) -> assertThat(campaign.piece(id).place()).as(id).isEqualTo(Edition.at(hex)));
    assertThat(campaign.forces().reserve())
        .containsEntry("student", new Reserve.Airborne())
        .containsEntry("sponeck", new Reserve.Airborne());
    assertThat(opened("5.2").forces().reserve())
        .containsEntry("sponeck", new Reserve.Airborne())
        .doesNotContainKey("student");
  }

  @Test
  void R5_2_whatIsReleasedLaterIsHeld() {
    assertThat(opened("5.2").forces().reserve().get("fjr-2-5")).isEqualTo(new Reserve.Held());
  }

  @Test
  void RP_Players_theGermanHasTheGermansAndTheDutchPlayerAllOthers() {
    assertThat(Arrays.stream(Nation.values()).filter(nation -> nation.side() == Side.GERMAN))
        .containsExactly(Nation.GERMAN);
    assertThat(opened("5.3").forces().inPlay().keySet())
        .map(id -> Edition.real().counters().get(id))
        .map(FallschirmjaegerCounter.class::cast)
        .filteredOn(counter -> counter.nation() == Nation.DUTCH)
        .isNotEmpty()
        .allMatch(counter -> counter.side() == Side.ALLIED);
  }

  @Test
  void RT_TurnTrack_r52_everyTurnHasItsDayAndFourAreNights() {
    Table<TurnOfTrack> track = Edition.real().table("turn-track");
    List<Integer> days = new ArrayList<>();
    List<Integer> nights = new ArrayList<>();
    for (int turn = 1; turn <= 15; turn++) {
      TurnOfTrack of = track.at(Integer.toString(turn), "turn");
      days.add(of.day());
      if (of.night()) {
        nights.add(turn);
      }
    }
    assertThat(days).containsExactly(10, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14);
    assertThat(nights).containsExactly(4, 7, 10, 13);
  }
}
