package umpire.supply.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.local.testing.HostResource;

/** The published contract is the one that the service serves. */
@QuarkusTest
@WithTestResource(HostResource.class)
class ContractTest {
  private static final Path PUBLISHED = Path.of("..", "openapi", "supply-service.yaml");
  private static final Path SERVED = Path.of("target", "openapi", "supply-service.yaml");

  @Test
  void equalsThePublishedOne() throws Exception {
    String served = given().get("/openapi?format=yaml").then().statusCode(200).extract().asString();
    Files.createDirectories(SERVED.getParent());
    Files.writeString(SERVED, served);

    assertThat(Files.exists(PUBLISHED) ? Files.readString(PUBLISHED) : "")
        .as(
            "openapi/supply-service.yaml is stale. If the change is meant (additive within v1):"
                + " cp supply-service/target/openapi/supply-service.yaml openapi/")
        .isEqualTo(served);
  }
}
