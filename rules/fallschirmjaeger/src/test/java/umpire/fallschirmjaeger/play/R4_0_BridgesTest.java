package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.counter.Side;

/** 4.0a: which bridges score. */
class R4_0_BridgesTest {
  private static final String A = "fjr-1-1";
  private static final String DUTCH = "ri-28-1";

  private static Move move(String unit) {
    return new Move(List.of(unit));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Set<String> held(Field.Played played) {
    return played.position().score().held();
  }

  @Test
  void R4_0a_r70_theMaasBridgesAreControlledLikeAHex() {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(A, "31.20").unit(DUTCH, "50.10").play();
    played.german(move(A), step("31.19"), step("31.20"), new Halt());
    assertThat(held(played)).containsExactly("rotterdam-bridges");
    assertThat(played.events())
        .contains(new TurnEvent.ObjectiveChanged("rotterdam-bridges", true, 5));
  }

  @Test
  void R4_0a_r70_byTheOptionABridgeIsEnteredLikeAnyHex() {
    for (String option : List.of("crossed", "entered")) {
      Field.Played played =
          Field.on(Edition.real())
              .option("bridge-control", option)
              .unit(A, "05.27")
              .unit(DUTCH, "40.20")
              .play();
      played.german(move(A), step("06.26"));
      assertThat(held(played).contains("moerdijk-road-bridge")).isEqualTo(option.equals("entered"));
    }
  }

  @Test
  void R4_0a_r71_whileTheSidesHoldAnEndEachNobodyScores() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "13.19")
            .german("13.19")
            .unit(DUTCH, "12.19")
            .turn(3)
            .play();
    played.german(move(A), step("14.19"), new Halt());
    assertThat(held(played))
        .containsExactlyInAnyOrder("dordrecht-railway-bridge", "dordrecht-road-bridge");
    played.allied(move(DUTCH), step("13.19"));
    assertThat(held(played)).isEmpty();
    assertThat(played.position().ground().crossedLast("dordrecht-road-bridge"))
        .isEqualTo(Side.GERMAN);
  }
}
