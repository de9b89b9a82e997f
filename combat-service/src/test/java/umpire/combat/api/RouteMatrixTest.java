package umpire.combat.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.OpenCallers;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.TestIssuer;
import umpire.combat.sample.Sample;
import umpire.local.testing.HostResource;

/** Every route by every caller, as {@code openapi/matrix/combat-service.csv} says. */
@QuarkusTest
@WithTestResource(HostResource.class)
@QuarkusTestResource(TestIssuer.class)
class RouteMatrixTest {
  @Test
  void every_cell_is_as_the_table_says() throws IOException {
    Sample battle = Sample.all().findFirst().orElseThrow();
    RouteMatrix matrix = RouteMatrix.of("combat-service");
    OpenCallers callers = OpenCallers.of(matrix);
    assertThat(
            matrix.faults(
                (operation, caller) -> request(operation.id(), callers.token(caller), battle)))
        .isEmpty();
  }

  /** One that is served. */
  static umpire.chassis.testing.Sample request(String operation, String token, Sample battle) {
    umpire.chassis.testing.Sample sample = umpire.chassis.testing.Sample.of(operation, token);
    return operation.equals("combatLimits")
        ? sample
        : sample.at("game", battle.game()).sending(body(operation, battle));
  }

  private static String body(String operation, Sample battle) {
    return operation.equals("odds")
        ? "{\"brief\": %s, \"policy\": {}}".formatted(battle.brief())
        : "{\"brief\": %s, \"key\": \"%s\"}".formatted(battle.brief(), Sample.key(7));
  }
}
