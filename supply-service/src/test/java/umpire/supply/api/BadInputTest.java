package umpire.supply.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.BadInput;
import umpire.local.testing.HostResource;
import umpire.supply.sample.Sample;

/** Whatever is sent, what cannot be read is refused; nothing is kept that could change. */
@QuarkusTest
@WithTestResource(HostResource.class)
class BadInputTest {

  @Test
  void everyRouteRefusesWhatItCannotRead() throws IOException {
    List<umpire.chassis.testing.Sample> samples =
        List.of(sample("trace").sending("{\"brief\": " + Sample.brief() + "}"));
    assertThat(BadInput.faults("supply-service", samples, () -> "")).isEmpty();
  }

  private static umpire.chassis.testing.Sample sample(String operation) {
    return umpire.chassis.testing.Sample.of(operation, "").at("game", Sample.game());
  }
}
