package umpire.local.drivers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WholeMatchesTest {
  @Test
  void twentyRunsKillEveryProcessTwiceAndMore() {
    List<String> victims = WholeMatches.victims(20, 7);

    assertThat(victims).hasSize(20).isEqualTo(WholeMatches.victims(20, 7));
    assertThat(victims.subList(0, 8)).doesNotHaveDuplicates().contains(Stack.BOTS);
    assertThat(victims.subList(8, 16)).doesNotHaveDuplicates();
    assertThat(victims).isNotEqualTo(WholeMatches.victims(20, 8));
  }
}
