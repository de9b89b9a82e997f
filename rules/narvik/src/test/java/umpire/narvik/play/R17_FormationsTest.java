package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Reason;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.why.Why;

/** 17.0 What a formation is: the brigade or battalion of the schedule, never the nation. */
class R17_FormationsTest {
  @ParameterizedTest
  @CsvSource({
    "foreign-legion-1, foreign-legion-2, foreign-legion-demi-brigade",
    "norwegian-7-1, norwegian-7-2, 7th-brigade",
    "polish-1, polish-4, 1st-polish-brigade",
    "mountain-2-1, mountain-2-3, 2nd-mountain-battalion"
  })
  void R17_0_r14_twoOfOneBrigadeOrBattalionAreAFormation(
      String one, String other, String formation) {
    assertThat(bonuses(one, other))
        .containsExactly(new Why.DieModifier("formation " + formation, 1));
  }

  /** Of one nation, but of two brigades or battalions, or of none. */
  @ParameterizedTest
  @CsvSource({
    "foreign-legion-1, chasseurs-alpins-6",
    "norwegian-6-1, norwegian-7-1",
    "mountain-1-1, mountain-2-1",
    "infantry-1, infantry-2",
    "infantry-1, mountain-1-1",
    "parachute-1, parachute-2",
    "marine-1, marine-2"
  })
  void R17_0_r14_theNationMakesNone(String one, String other) {
    assertThat(bonuses(one, other)).isEmpty();
  }

  /** The two assault Ankenes together from 1810; what is said of 17.0. */
  private static List<Reason> bonuses(String one, String other) {
    Side side = Situation.PACK.counter(one, NarvikCounter.LandUnit.class).side();
    Situation situation = side == Side.ALLIED ? Situation.allied() : Situation.german();
    Played played =
        situation
            .with(one, "1810")
            .with(other, "1810")
            .with(side == Side.ALLIED ? "mountain-3-1" : "scots-guards", "1811")
            .play(3);
    String[] both = Stream.of(one, other).sorted().toArray(String[]::new);
    if (side == Side.ALLIED) {
      played.allied(assault("1811"), commit(both));
    } else {
      played.german(assault("1811"), commit(both));
    }
    return played.said("17.0");
  }
}
