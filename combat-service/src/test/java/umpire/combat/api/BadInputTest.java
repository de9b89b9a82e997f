package umpire.combat.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.BadInput;
import umpire.combat.sample.Sample;
import umpire.local.testing.HostResource;

/** Whatever is sent, what cannot be read is refused; nothing is kept that could change. */
@QuarkusTest
@WithTestResource(HostResource.class)
class BadInputTest {

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void everyRouteRefusesWhatItCannotRead(Sample battle) throws IOException {
    List<umpire.chassis.testing.Sample> samples =
        List.of(
            sample("adjudicate", battle)
                .sending(
                    "{\"brief\": %s, \"key\": \"%s\"}".formatted(battle.brief(), Sample.key(7))),
            umpire.chassis.testing.Sample.of("combatLimits", ""),
            sample("odds", battle)
                .sending("{\"brief\": %s, \"policy\": {}}".formatted(battle.brief())));
    assertThat(BadInput.faults("combat-service", samples, () -> "")).isEmpty();
  }

  private static umpire.chassis.testing.Sample sample(String operation, Sample battle) {
    return umpire.chassis.testing.Sample.of(operation, "").at("game", battle.game());
  }
}
