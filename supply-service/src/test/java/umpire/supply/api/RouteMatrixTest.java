package umpire.supply.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.OpenCallers;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.TestIssuer;
import umpire.local.testing.HostResource;
import umpire.supply.sample.Sample;

/** Every route by every caller, as {@code openapi/matrix/supply-service.csv} says. */
@QuarkusTest
@WithTestResource(HostResource.class)
@QuarkusTestResource(TestIssuer.class)
class RouteMatrixTest {
  @Test
  void every_cell_is_as_the_table_says() throws IOException {
    Sample trace = Sample.all().findFirst().orElseThrow();
    RouteMatrix matrix = RouteMatrix.of("supply-service");
    OpenCallers callers = OpenCallers.of(matrix);
    assertThat(
            matrix.faults(
                (operation, caller) -> request(operation.id(), callers.token(caller), trace)))
        .isEmpty();
  }

  /** One that is served. */
  static umpire.chassis.testing.Sample request(String operation, String token, Sample trace) {
    umpire.chassis.testing.Sample sample = umpire.chassis.testing.Sample.of(operation, token);
    return operation.equals("supplyLimits")
        ? sample
        : sample.at("game", trace.game()).sending("{\"brief\": " + trace.brief() + "}");
  }
}
