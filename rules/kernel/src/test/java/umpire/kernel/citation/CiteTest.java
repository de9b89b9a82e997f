package umpire.kernel.citation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CiteTest {
  @Test
  void whatIsToldIsWhatIsAdded() {
    record Because() implements Reason {}
    List<Finding> findings =
        List.of(
            Finding.of("1.1", new Because(), new Effect.Adds(-1)),
            Finding.notes("1.2", new Because()),
            Finding.of("1.3", new Because(), new Effect.Adds(3)));
    assertThat(Finding.added(findings)).isEqualTo(2);
    assertThat(Finding.forbidsUnless(true, "1.1", new Because())).isEmpty();
    assertThat(Finding.forbidsUnless(false, "1.1", new Because()))
        .hasValue(Finding.forbids("1.1", new Because()));
  }

  @Test
  void fractionsAreExactAndInLowestTerms() {
    assertThat(new Fraction(6, 4)).isEqualTo(new Fraction(3, 2)).hasToString("3/2");
    assertThat(new Fraction(0, 9)).isEqualTo(Fraction.ZERO);
    assertThat(new Fraction(1, 3).plus(new Fraction(1, 6))).isEqualTo(new Fraction(1, 2));
    assertThat(new Fraction(-2, 3).times(new Fraction(3, 2))).isEqualTo(Fraction.of(-1));
    assertThat(new Fraction(1, 3)).isLessThan(new Fraction(1, 2));
    assertThat(new Fraction(3, 2).decimal()).isEqualTo(1.5);
    assertThatThrownBy(() -> new Fraction(1, 0)).hasMessageContaining("at least 1");
    assertThatThrownBy(() -> Fraction.of(Long.MAX_VALUE).plus(Fraction.ONE))
        .isInstanceOf(ArithmeticException.class);
  }

  /** 36 to the 12th just fits into a long. */
  @Test
  void largeDenominatorsAreAddedOverTheirLeastCommonOne() {
    long power = 4_738_381_338_321_616_896L;
    assertThat(new Fraction(1, power).plus(new Fraction(1, power / 2)))
        .isEqualTo(new Fraction(3, power));
    assertThat(new Fraction(power - 1, power).plus(new Fraction(1, power))).isEqualTo(Fraction.ONE);
  }

  @ParameterizedTest
  @CsvSource({"12.1a,12.1a", "1.7a(1),1.7a.1", "6.5/r7,6.5.r7", "SCS-4.2,scs.4.2", "9#2,9#2"})
  void aSlugIsLowerCaseWithDots(String id, String slug) {
    assertThat(new RuleId(id).slug()).isEqualTo(slug);
  }

  @Test
  void whatNamesNothingIsRefused() {
    assertThatThrownBy(() -> new RuleId(" ")).hasMessageContaining("not a rule id");
    assertThatThrownBy(() -> new RuleId("1.1 ")).hasMessageContaining("not a rule id");
    assertThatThrownBy(() -> new RuleId("1".repeat(41))).hasMessageContaining("not a rule id");
    assertThatThrownBy(() -> new Provenance(Provenance.Kind.HOUSE, " "))
        .hasMessageContaining("names its source");
  }
}
