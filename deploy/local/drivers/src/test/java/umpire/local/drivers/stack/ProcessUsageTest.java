package umpire.local.drivers.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessUsageTest {
  private static final String LINE =
      "42 (a (strange) name) S 7 42 42 0 -1 4194560 1 2 3 4 100 50 20 10 20 0 9 0 1234 5000000 512 18446744073709551615";

  @Test
  void aLineOfProcIsReadWhateverTheNameHolds() {
    assertThat(ProcessUsage.Process.of(LINE)).isEqualTo(new ProcessUsage.Process(42, 7, 180, 512));
  }

  @Test
  void aFamilyIsCountedTogether() {
    List<ProcessUsage.Process> all =
        List.of(
            new ProcessUsage.Process(1, 0, 1000, 9999),
            new ProcessUsage.Process(42, 1, 100, 256),
            new ProcessUsage.Process(43, 42, 50, 256),
            new ProcessUsage.Process(44, 43, 25, 512),
            new ProcessUsage.Process(50, 1, 7777, 7777));

    assertThat(ProcessUsage.of(42, all)).isEqualTo(new ProcessUsage(1.75, 4));
  }

  @Test
  void thisProcessUsesSomething() {
    ProcessUsage own = ProcessUsage.of(ProcessHandle.current().pid());

    assertThat(own.cpuSeconds()).isPositive();
    assertThat(own.memoryMib()).isPositive();
  }
}
