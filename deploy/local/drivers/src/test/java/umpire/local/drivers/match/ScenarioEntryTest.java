package umpire.local.drivers.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.program.Arguments;

class ScenarioEntryTest {
  private final JsonNode scenarios;

  ScenarioEntryTest() throws JsonProcessingException {
    scenarios =
        Api.JSON.readTree(
            """
            [{"id": "ashore", "seats": ["german", "allied"]},
             {"id": "campaign-3", "seats": ["german", "western", "norwegian"]},
             {"id": "campaign", "seats": ["german", "allied"]}]
            """);
  }

  @Test
  void theScenarioOfThatNameIsTaken() {
    assertThat(ScenarioEntry.of("game", scenarios, "campaign", 0))
        .isEqualTo(new ScenarioEntry("game", "campaign", List.of("german", "allied")));
    assertThat(ScenarioEntry.of("game", scenarios, "campaign", 2).scenario()).isEqualTo("campaign");
    assertThat(ScenarioEntry.of("game", scenarios, "campaign-3", 0).seats()).hasSize(3);
  }

  @Test
  void withOtherSeatsTheOneWhoseNameBeginsLikeIt() {
    assertThat(ScenarioEntry.of("game", scenarios, "campaign", 3).scenario())
        .isEqualTo("campaign-3");
  }

  @Test
  void aScenarioThatIsMissingIsReported() {
    assertThatThrownBy(() -> ScenarioEntry.of("game", scenarios, "ashore", 3))
        .isInstanceOf(Arguments.Unknown.class)
        .hasMessage("game has no scenario 'ashore' with 3 seats");
    assertThatThrownBy(() -> ScenarioEntry.of("game", scenarios, "camp", 0))
        .isInstanceOf(Arguments.Unknown.class)
        .hasMessage("game has no scenario 'camp'");
  }

  @Test
  void eachSeatIsKeptForOneAccount() {
    assertThat(
            ScenarioEntry.of("game", scenarios, "campaign", 3)
                .between(List.of("a", "b", "c"))
                .toString())
        .isEqualTo(
            "{\"game\":\"game\",\"scenario\":\"campaign-3\",\"seats\":"
                + "{\"german\":\"a\",\"western\":\"b\",\"norwegian\":\"c\"}}");
  }
}
