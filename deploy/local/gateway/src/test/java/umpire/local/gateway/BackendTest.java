package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every address of a contract is reached through the gateway. */
class BackendTest {
  @ParameterizedTest
  @EnumSource
  void everyPathOfAServiceGoesToThatService(Backend backend) throws IOException {
    Path contract = Path.of("../../../openapi/" + backend.service() + ".yaml");
    List<String> paths =
        Files.readAllLines(contract).stream()
            .filter(line -> line.matches(" {2}/v1/.*:"))
            .map(line -> line.strip().replaceAll(":$", ""))
            .toList();
    assertThat(paths).isNotEmpty().allMatch(Backend::answers);
    assertThat(paths).filteredOn(path -> Backend.of(path) != backend).isEmpty();
  }
}
