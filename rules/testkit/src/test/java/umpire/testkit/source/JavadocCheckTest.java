package umpire.testkit.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JavadocCheckTest {
  private static final Path BREACH = Path.of("src/test/sources/undocumented");

  @Test
  void aPublicTypeOrMethodWithoutJavadocIsCaught() {
    assertThat(faults("has no Javadoc"))
        .containsExactly(
            "3: the type Undocumented",
            "4: the method Undocumented.<init>",
            "7: the method Undocumented.blank",
            "36: the method Undocumented.hook",
            "44: the type Dot",
            "46: the method Shape.sides",
            "51: the method Couple.<init>",
            "58: the method Mark.value");
  }

  @Test
  void anExceptionThatTheJavadocDoesNotNameIsCaught() {
    assertThat(JavadocCheck.faults(BREACH))
        .filteredOn(fault -> fault.contains("does not say when it throws"))
        .extracting(fault -> fault.replaceFirst(".*Undocumented.java:", ""))
        .containsExactly(
            "12: the Javadoc of Undocumented.half does not say when it throws"
                + " IllegalArgumentException",
            "20: the Javadoc of Undocumented.quarter does not say when it throws an exception",
            "32: the Javadoc of Undocumented.first does not say when it throws IOException",
            "32: the Javadoc of Undocumented.first does not say when it throws"
                + " IllegalStateException");
  }

  @Test
  void commentsOverridesRecordsAndWhatIsNotPublicPass() {
    assertThat(JavadocCheck.faults(Path.of("src/test/sources/documented"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../wire",
        "../tournament",
        "../../deploy/chassis",
        "../../deploy/desk",
        "../kernel",
        "."
      })
  void thePublicApiOfTheModuleHasJavadoc(String module) {
    assertThat(JavadocCheck.faults(Path.of(module, "src/main/java"))).isEmpty();
  }

  private static List<String> faults(String words) {
    return JavadocCheck.faults(BREACH).stream()
        .filter(fault -> fault.contains(words))
        .map(fault -> fault.replaceFirst(".*Undocumented.java:", ""))
        .map(fault -> fault.replaceFirst(" has no Javadoc.*", ""))
        .toList();
  }
}
