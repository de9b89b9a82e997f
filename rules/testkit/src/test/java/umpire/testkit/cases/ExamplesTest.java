package umpire.testkit.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;

class ExamplesTest {
  @Test
  void theFaultOfAGameWithoutItsFileSaysWhereTheRightOneLies() {
    assertThat(Examples.faults(new Skirmish(Flaw.NONE), Path.of("src/test/resources/nowhere")))
        .singleElement()
        .asString()
        .contains("nowhere/skirmish/commands.json", "target/commands.json", "copy it");
  }
}
