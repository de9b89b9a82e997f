package umpire.narvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.testkit.Examples;

/** The contracts show each command by an example out of the cases. */
class ExamplesTest {
  @Test
  void everyCommandHasAnExampleOutOfTheCases() {
    assertThat(Examples.faults(new Narvik())).isEmpty();
  }
}
