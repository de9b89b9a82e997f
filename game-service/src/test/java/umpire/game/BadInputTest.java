package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.BadInput;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Begun;
import umpire.game.testing.Openings;
import umpire.game.testing.Samples;
import umpire.local.testing.HostResource;

/** Whatever is sent, nothing comes of what cannot be read, and nothing breaks. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class BadInputTest {

  @ParameterizedTest
  @MethodSource("umpire.game.testing.Openings#all")
  void everyRouteRefusesWhatItCannotRead(Openings opening) throws IOException {
    Begun begun = opening.begin();
    assertThat(
            BadInput.faults(
                "game-service",
                Samples.of(begun, opening),
                () -> Samples.state(begun),
                Samples.rules(opening.game())))
        .isEmpty();
  }
}
