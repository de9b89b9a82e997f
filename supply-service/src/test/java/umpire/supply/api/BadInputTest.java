package umpire.supply.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.BadInput;
import umpire.local.testing.HostResource;
import umpire.supply.sample.Sample;

/** Whatever is sent, what cannot be read is refused; nothing is kept that could change. */
@QuarkusTest
@WithTestResource(HostResource.class)
class BadInputTest {

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void everyRouteRefusesWhatItCannotRead(Sample trace) throws IOException {
    List<umpire.chassis.testing.Sample> samples =
        List.of(
            umpire.chassis.testing.Sample.of("supplyLimits", ""),
            umpire.chassis.testing.Sample.of("trace", "")
                .at("game", trace.game())
                .sending("{\"brief\": " + trace.brief() + "}"));
    assertThat(BadInput.faults("supply-service", samples, () -> "")).isEmpty();
  }
}
