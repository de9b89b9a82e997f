package umpire.lobby.discord.links;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkCodeTest {
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
