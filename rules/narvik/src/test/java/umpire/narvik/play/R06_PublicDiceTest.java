package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.NarvikScript;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.TurnFrame;

/** 6 Whatever is thrown openly is seen at once by both seats and by everyone else. */
class R06_PublicDiceTest {
  private static Stream<Frame> thrownOpenly() {
    return Stream.of(
        new TurnFrame.RollingWeather(),
        new TurnFrame.RollingAirPoints(),
        new TurnFrame.RollingReconnaissance(),
        new RandomEventFrame.ThrowingEvent(EventThrow.KIND),
        new RandomEventFrame.ThrowingEvent(EventThrow.OPEN));
  }

  @ParameterizedTest
  @MethodSource("thrownOpenly")
  void R6_3_publicDiceAreSeenByAll(Frame open) {
    Position position = Situation.allied().position();
    Position throwing = position.with(position.agenda().push(open));
    if (!(new NarvikScript(Situation.PACK).flow().at(throwing).pending()
        instanceof Pending.Draw<?> draw)) {
      throw new AssertionError(open + " waits for no draw");
    }
    assertThat(draw.seenBy())
        .containsExactlyInAnyOrder(
            new Viewer.Everyone(),
            new Viewer.Of(Side.ALLIED.seat()),
            new Viewer.Of(Side.GERMAN.seat()));
  }
}
