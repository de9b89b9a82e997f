package umpire.local.drivers.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.stack.Stack;

class WholeMatchKillCheckTest {
  @Test
  void twentyRunsKillEveryProcessTwiceAndMore() {
    List<String> victims = WholeMatchKillCheck.victims(20, 7);

    assertThat(victims).hasSize(20).isEqualTo(WholeMatchKillCheck.victims(20, 7));
    assertThat(victims.subList(0, 8)).doesNotHaveDuplicates().contains(Stack.BOTS);
    assertThat(victims.subList(8, 16)).doesNotHaveDuplicates();
    assertThat(victims).isNotEqualTo(WholeMatchKillCheck.victims(20, 8));
  }
}
