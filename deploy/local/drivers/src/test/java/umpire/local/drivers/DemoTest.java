package umpire.local.drivers;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.local.drivers.http.Api;

class DemoTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'view': {'turn': 3, 'lastTurn': 12, 'due': [{'turn': 9}]}}",
        "{'view': {'calendar': {'play': 'campaign', 'turn': 3, 'lastTurn': 12}, 'due': [{'turn': 9}]}}"
      })
  void theTurnIsFoundWhereverAGameShowsIt(String match) throws JsonProcessingException {
    var now = Api.JSON.readTree(match.replace('\'', '"'));
    assertThat(Demo.inTheView(now, "turn")).isEqualTo(3);
    assertThat(Demo.inTheView(now, "lastTurn")).isEqualTo(12);
  }

  @Test
  void aGameWithoutTurnsIsAtNone() {
    assertThat(Demo.inTheView(Api.JSON.createObjectNode(), "turn")).isZero();
  }
}
