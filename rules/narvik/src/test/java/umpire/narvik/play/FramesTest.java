package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.narvik.event.Event;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;

/**
 * Frames at which a match never rests: they are carried out within the ruling that reached them, so
 * no walk finds them on an agenda.
 */
class FramesTest {
  private static final List<Class<? extends Frame>> AUTOMATIC =
      List.of(
          AssaultFrame.Revealing.class,
          AssaultFrame.TestingSupply.class,
          AssaultFrame.Fighting.class,
          AssaultFrame.Concluding.class);

  @Test
  void R15_1d_everyAssaultPassesThroughTheAutomaticFramesInOrder() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1)
            .allied(Say.assault("1811"), Say.commit("scots-guards"));
    List<Class<?>> entered =
        played.events().stream()
            .flatMap(
                event ->
                    switch (event) {
                      case Event.Pushed(Frame frame) -> Stream.of(frame);
                      case Event.Replaced(Frame frame) -> Stream.of(frame);
                      default -> Stream.<Frame>of();
                    })
            .<Class<?>>map(Frame::getClass)
            .filter(AUTOMATIC::contains)
            .toList();
    assertThat(entered).containsExactlyElementsOf(AUTOMATIC);
  }
}
