package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class StrictJsonTest {
  private final ObjectMapper mapper = new ObjectMapper();

  StrictJsonTest() {
    new StrictJson().customize(mapper);
  }

  @Test
  void sixtyFourLevelsAreReadAndOneMoreIsRefusedInWords() throws JsonProcessingException {
    JsonNode deep = mapper.readTree("[".repeat(StrictJson.DEPTH) + "]".repeat(StrictJson.DEPTH));
    assertThat(deep.isArray()).isTrue();
    assertThatThrownBy(() -> mapper.readTree("[".repeat(StrictJson.DEPTH + 1)))
        .isInstanceOfSatisfying(
            JsonProcessingException.class,
            deeper ->
                assertThat(JsonReadFailure.problem(deeper).detail())
                    .contains("deeper than 64 levels"));
  }
}
