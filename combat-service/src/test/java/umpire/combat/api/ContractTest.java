package umpire.combat.api;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.PublishedContract;
import umpire.local.testing.HostResource;

/** The published contract is the one that the service serves. */
@QuarkusTest
@WithTestResource(HostResource.class)
class ContractTest {

  @Test
  void equalsThePublishedOne() throws IOException {
    PublishedContract.isServed("combat-service");
  }
}
