package umpire.supply.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.TestIssuer;
import umpire.local.testing.HostResource;
import umpire.supply.sample.Sample;

/** Each route is refused in the end, by the quota of its line in the matrix. */
@QuarkusTest
@TestProfile(RouteQuotasTest.Small.class)
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class RouteQuotasTest {
  /** Quotas of which one call may come at once: on a busy machine a call takes seconds. */
  public static final class Small implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("umpire.quota.reason", "6", "umpire.quota.read", "6");
    }
  }

  @Test
  void everyRouteIsCountedByTheQuotaOfItsLine() throws IOException {
    Sample trace = Sample.all().findFirst().orElseThrow();
    String token = TestIssuer.token("zoe", "zoe");
    assertThat(
            RouteMatrix.of("supply-service")
                .quotaFaults(operation -> RouteMatrixTest.request(operation.id(), token, trace)))
        .isEmpty();
  }
}
