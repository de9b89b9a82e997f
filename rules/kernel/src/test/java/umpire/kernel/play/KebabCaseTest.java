package umpire.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KebabCaseTest {
  @ParameterizedTest
  @CsvSource({
    "AssaultFought, assault-fought",
    "assaultFought, assault-fought",
    "Die, die",
    "REFUSED, refused",
    "anSVGFile, an-svg-file",
    "turn3Begun, turn3-begun",
    "A, a",
    "'', ''"
  })
  void wordsAreParted(String camel, String kebab) {
    assertThat(KebabCase.of(camel)).isEqualTo(kebab);
  }

  @Test
  void aTypeIsNamedWithoutWhatEnclosesIt() {
    assertThat(KebabCase.of(Pending.Choices.class)).isEqualTo("choices");
  }
}
