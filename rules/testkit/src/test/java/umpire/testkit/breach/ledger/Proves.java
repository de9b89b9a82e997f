package umpire.testkit.breach.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests by name; surefire does not run them, the ledger reads their names. */
public class Proves {
  @Test
  void R1_2a_oneIsOne() {
    assertThat(new Cites(1).count()).isEqualTo(1);
  }

  @Test
  void R8_8_namesNoParagraph() {
    assertThat(new Cites(2).count()).isEqualTo(2);
  }
}
