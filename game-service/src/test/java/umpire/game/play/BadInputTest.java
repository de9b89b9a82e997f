package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.BadInput;
import umpire.chassis.testing.Sample;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Samples;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.TwoPlayerOpening;
import umpire.local.testing.HostResource;

/** Whatever is sent, nothing comes of what cannot be read, and nothing breaks. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class BadInputTest {
  /** The small game: no other answers as fast. */
  private static final String SMALL = "river-crossing";

  /** What reads commands of the game. */
  private static final Set<String> OF_COMMANDS = Set.of("command", "explain", "matchOdds");

  @ParameterizedTest
  @MethodSource("umpire.game.testing.TwoPlayerOpening#all")
  void everyRouteRefusesWhatItCannotRead(TwoPlayerOpening opening) throws IOException {
    StartedMatch begun = opening.begin();
    List<Sample> samples = Samples.of(begun, opening);
    Set<String> rules = Samples.rules(opening.game());
    Supplier<String> state = () -> Samples.state(begun);
    assertThat(
            opening.game().equals(SMALL)
                ? BadInput.faults("game-service", samples, state, rules)
                : BadInput.faults("game-service", samples, state, rules, OF_COMMANDS))
        .isEmpty();
  }
}
