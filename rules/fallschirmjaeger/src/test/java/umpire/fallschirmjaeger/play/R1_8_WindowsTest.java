package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.model.command.AirCommand.AimAt;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.OpenFire;
import umpire.fallschirmjaeger.model.command.AirCommand.Shift;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.StrikeCommand.Defend;
import umpire.fallschirmjaeger.model.command.StrikeCommand.EndAiming;
import umpire.fallschirmjaeger.model.command.StrikeCommand.Fly;
import umpire.fallschirmjaeger.model.command.StrikeCommand.PlaceBarrage;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.kernel.citation.Rule;

/** A whole German air phase, input by input: both windows, scatter, losses and a marker. */
class R1_8_WindowsTest {
  private static final String A = "lua-13";
  private static final String B = "lua-164";
  private static final String C = "lua-76";
  private static final String FIRST = "fjr-1-1";
  private static final String SECOND = "fjr-1-2";

  @Test
  @Rule({"SOP-G.air", "1.8a/r8", "1.8a/r63", "2.5g/r65"})
  void R1_8_bothWindowsOfTheFifthTurn() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .turn(5)
            .support(new Support.Fixed(Map.of("ju-87b", 2)))
            .airborne(FIRST, SECOND)
            .unit("sr-10-1", "50.10")
            .unit(A, "20.12")
            .unit(B, "24.12")
            .unit(C, "20.10")
            .unit("ra-14-1", "22.18")
            .marker("ra-14-1", "22.12")
            .play(1, 5, 5, 1, 1, 1, 4, 1, 1, 1, 5, 1, 1, 1, 1, 1);
    PlaceBarrage strike = new PlaceBarrage("ju-87b", at("20.10"));
    played.german(strike, strike, new Fly());
    // A of its own will, C because it is barraged: 4 points; one of two strikes is aborted.
    assertThat(played.refused(Side.ALLIED, new Defend(C, at("20.10")))).isEqualTo("1.8a");
    played.allied(new Defend(A, at("20.10")), new EndAiming());
    // The other one misses C. All drops are scattered in one throw, then shifted.
    played.german(new NameTarget(at("22.10")), new Drop(FIRST), new Drop(SECOND), new TakeOff());
    played.german(new Shift(FIRST, at("22.11")), new Shift(SECOND, at("22.09")));
    // A has had its shot; B and C have not.
    assertThat(played.refused(Side.ALLIED, new AimAt(A, at("22.11")))).isEqualTo("1.8a");
    assertThat(played.offers(Side.ALLIED, new AimAt(B, at("22.11")))).isTrue();
    played.allied(new AimAt(C, at("22.11")), new OpenFire());
    // A hit, and 5 on the loss die: an aircraft and a step; it is shifted under the marker.
    played.german(new Shift(FIRST, at("22.12")));
    assertThat(played.position().air().lost()).isEqualTo(1);
    assertThat(played.piece(FIRST).place()).isEqualTo(at("22.12"));
    assertThat(played.piece(FIRST).steps()).isEqualTo(1);
    assertThat(played.piece(FIRST).marks()).contains(Mark.DISORGANISED);
    assertThat(played.piece(SECOND).place()).isEqualTo(at("22.09"));
  }
}
