package umpire.fallschirmjaeger.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.kernel.citation.Rule;

/** 5.1 to 5.3: the columns of each scenario. */
class R5_1_PlayAreaTest {
  private static final PlayArea AREA = new PlayArea(Edition.real().map());

  private static boolean has(String scenario, String hex) {
    return AREA.has(((Setup) Edition.real().scenario(scenario).setup()).terms(), at(hex));
  }

  @Test
  @Rule("5.2")
  void R5_1_theColumnsOfEachScenario() {
    assertThat(has("5.1", "20.10")).isTrue();
    assertThat(has("5.1", "21.10")).isFalse();
    assertThat(has("5.2", "36.10")).isTrue();
    assertThat(has("5.2", "35.10")).isFalse();
    assertThat(has("5.3", "01.28")).isTrue();
    assertThat(has("5.3", "60.10")).isTrue();
  }
}
