package umpire.testkit.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceCheckTest {
  private static final Path BREACH = Path.of("src/test/sources/breach");

  @Test
  void aDefaultOverAFamilyIsCaught() {
    assertThat(SourceCheck.faults(BREACH))
        .anyMatch(fault -> fault.contains("Breaches.java:17: a default in a switch over Shape"));
  }

  @Test
  void aDefaultOverAnEnumIsCaught() {
    assertThat(SourceCheck.faults(BREACH))
        .anyMatch(fault -> fault.contains("Breaches.java:24: a default in a switch over the enum"));
  }

  @Test
  void allWarningsSuppressedIsCaught() {
    assertThat(SourceCheck.faults(BREACH))
        .anyMatch(fault -> fault.contains("Breaches.java:15: all warnings are suppressed"))
        .hasSize(3);
  }

  @Test
  void otherSwitchesPass() {
    assertThat(SourceCheck.faults(Path.of("src/test/sources/sound"))).isEmpty();
  }

  @Test
  void aLongFileAndALongMethodAreCaught(@TempDir Path folder) throws IOException {
    String lines = "    count++;\n".repeat(300);
    Files.writeString(
        folder.resolve("Long.java"),
        "class Long {\n  int count;\n  void method() {\n" + lines + "  }\n}\n");
    assertThat(SourceCheck.faults(folder))
        .anyMatch(fault -> fault.contains("Long.java has 305 lines, not 300"))
        .anyMatch(fault -> fault.contains("Long.java:3: the method method has 302 lines, not 40"));
  }

  @Test
  void aSuppressionsFileIsCaught(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("checkstyle-suppressions.xml"), "<suppressions/>");
    assertThat(SourceCheck.suppressions(folder)).hasSize(1);
    assertThat(SourceCheck.suppressions(BREACH)).isEmpty();
  }

  @Test
  void kernelOpponentsWireAndTestkitHaveNoFault() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(SourceCheck.suppressions(Path.of(""))).isEmpty();
    assertThat(SourceCheck.faults(Path.of("../kernel/src/main/java"))).isEmpty();
    assertThat(SourceCheck.faults(Path.of("../opponents/src/main/java"))).isEmpty();
    assertThat(SourceCheck.faults(Path.of("../wire/src/main/java"))).isEmpty();
  }
}
