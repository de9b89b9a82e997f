package umpire.lobby.discord.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SealTest {
  private static final Seal SEAL = Seal.under("a secret of at least 32 characters, this is");

  @Test
  void what_is_closed_opens_for_the_same_purpose_alone() {
    String sealed = SEAL.close("ump_secret", "1/anna");
    assertThat(SEAL.open(sealed, "1/anna")).contains("ump_secret");
    assertThat(SEAL.open(sealed, "2/anna")).isEmpty();
    assertThat(Seal.under("another secret of at least 32 characters").open(sealed, "1/anna"))
        .isEmpty();
  }

  @Test
  void it_shows_nothing_and_is_never_twice_the_same() {
    String sealed = SEAL.close("ump_secret", "1/anna");
    assertThat(sealed).isNotEqualTo(SEAL.close("ump_secret", "1/anna"));
    assertThat(new String(Base64.getDecoder().decode(sealed), StandardCharsets.ISO_8859_1))
        .doesNotContain("ump_");
  }

  @Test
  void no_bit_of_it_can_be_flipped() {
    byte[] sealed = Base64.getDecoder().decode(SEAL.close("ump_secret", "1/anna"));
    for (int bit = 0; bit < sealed.length * 8; bit++) {
      byte[] forged = sealed.clone();
      forged[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(SEAL.open(Base64.getEncoder().encodeToString(forged), "1/anna")).isEmpty();
    }
  }

  @Test
  void a_short_secret_is_refused() {
    assertThatThrownBy(() -> Seal.under("x".repeat(31)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "ABCDE-FGH1J, ABCDEFGH1J",
    "abcde fgh1j, ABCDEFGH1J",
    "ABCDE-FGHIJ, ABCDEFGH1J",
    "' abcdefghlj ', ABCDEFGH1J",
    "OOOOO-00000, 0000000000",
    "'', ''",
  })
  void a_code_is_the_same_however_it_is_typed(String typed, String normal) {
    assertThat(LinkCode.normal(typed)).isEqualTo(normal);
  }

  @Test
  void a_fresh_code_is_its_own_normal_form_but_for_the_dash() {
    for (int i = 0; i < 200; i++) {
      String code = LinkCode.fresh();
      assertThat(code).matches("[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}");
      assertThat(LinkCode.normal(code)).isEqualTo(code.replace("-", ""));
    }
  }
}
