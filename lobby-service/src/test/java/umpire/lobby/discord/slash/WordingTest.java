package umpire.lobby.discord.slash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.DiscordChannelOptions;

/** What people type with commands. */
class WordingTest {
  @ParameterizedTest
  @CsvSource({
    "15.1e, 15.1e",
    "15.3.1/r32, 15.3.1.r32",
    "1.7a(1), 1.7a.1",
    "SCS-1.2, scs.1.2",
    "'6.5 #2', 6.5.#2",
    "' 9.0 ', 9.0",
    "../../admin, admin",
  })
  void a_rules_id_becomes_its_address(String id, String slug) {
    assertThat(RuleCommand.slug(id)).isEqualTo(slug);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "pass | pass | {\"text\":\"pass\"}",
        "` Assault-Hex 1811; commit x ` | Assault-Hex | {\"text\":\"Assault-Hex 1811; commit x\"}",
        "; # the road | none | none",
        "{\"type\": \"pass\"} | pass | {\"commands\":[{\"type\":\"pass\"}]}",
        "[{\"type\": \"a\"}, {\"type\": \"b\", \"to\": 1}] | a | {\"commands\":[{\"type\":\"a\"},{\"type\":\"b\",\"to\":1}]}",
      })
  void an_order_is_text_or_commands(String text, String type, String body) {
    OrderText orders = new OrderText(new ObjectMapper());
    if (type.equals("none")) {
      assertThatThrownBy(() -> orders.read(text)).isInstanceOf(HintException.class);
    } else {
      assertThat(orders.read(text).type()).isEqualTo(type);
      assertThat(orders.read(text).body().toString()).isEqualTo(body);
    }
  }

  @Test
  void a_comment_may_stand_before_the_first_word() {
    OrderText orders = new OrderText(new ObjectMapper());
    assertThat(orders.read("# to Ankenes\n assault-hex 1811").type()).isEqualTo("assault-hex");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "[1]",
        "{\"type\": 1}",
        ";;",
        "# x",
        "[{\"type\": \"x\"}, {}]",
        "!"
      })
  void what_is_no_order_is_answered_with_the_form_of_one(String text) {
    OrderText orders = new OrderText(new ObjectMapper());
    assertThatThrownBy(() -> orders.read(text))
        .isInstanceOf(HintException.class)
        .hasMessageContaining("/decision");
  }

  @Test
  void a_channel_says_when_it_is_sent_messages() {
    assertThat(BindOptions.of(options(Map.of()))).isEqualTo(DiscordChannelOptions.PLAIN);
    assertThat(
            BindOptions.of(
                options(
                    Map.of(
                        "board", "true", "every", "60", "quiet", "22 - 7", "zone", "Europe/Oslo"))))
        .isEqualTo(new DiscordChannelOptions(true, 60, 22, 7, "Europe/Oslo"));
  }

  @ParameterizedTest
  @CsvSource({
    "quiet, 22",
    "quiet, 24-7",
    "quiet, 1-2-3",
    "quiet, late-early",
    "every, -1",
    "every, 1441",
    "every, often",
    "every, 99999999999",
    "zone, Narvik",
    "zone, '../etc'",
  })
  void what_makes_no_sense_is_reported(String name, String value) {
    assertThatThrownBy(() -> BindOptions.of(options(Map.of(name, value))))
        .isInstanceOf(HintException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "../x", "x?y", "0198/x"})
  void what_is_no_id_of_a_match_goes_into_no_address(String id) {
    assertThatThrownBy(() -> MatchChoice.checked(id)).isInstanceOf(HintException.class);
  }

  private static Interaction.Options options(Map<String, String> values) {
    return new Interaction.Options("bind", values);
  }
}
