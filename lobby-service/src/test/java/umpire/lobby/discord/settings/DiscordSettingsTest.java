package umpire.lobby.discord.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.http.ProblemException;

/** What an installation must say, and how it fails without it. */
class DiscordSettingsTest {
  private static final String KEY =
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
  private static final String TOKEN = "a token of a bot, which is never so short";

  @Test
  void a_key_and_a_token_switch_it_on() {
    DiscordSettings settings = settings(KEY, TOKEN);
    settings.check();
    settings.require();
    assertThat(settings.on()).isTrue();
    assertThat(settings.botToken()).isEqualTo(TOKEN);
  }

  @Test
  void without_a_key_there_is_none() {
    DiscordSettings settings = settings("", "");
    settings.check();
    assertThat(settings.on()).isFalse();
    assertThatThrownBy(settings::require).isInstanceOf(ProblemException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "not-a-key, a token of a bot which is never so short, public-key",
    "d75a98, a token of a bot which is never so short, public-key",
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a, '', TOKEN (umpire.discord.bot-token) is not",
  })
  void what_cannot_work_ends_the_start(String key, String token, String why) {
    assertThatThrownBy(() -> settings(key, token).check())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(why);
  }

  private static DiscordSettings settings(String key, String token) {
    return new DiscordSettings(
        given(key),
        given(token),
        URI.create("http://127.0.0.1:1"),
        URI.create("http://127.0.0.1:2"));
  }

  private static Optional<String> given(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }
}
