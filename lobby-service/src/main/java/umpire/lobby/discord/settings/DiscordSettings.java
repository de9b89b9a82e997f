package umpire.lobby.discord.settings;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Problem;

/**
 * What an installation says of its Discord application. Two values switch it on: the public key and
 * the bot's token. Without a public key there is no Discord: its routes are 404, nothing is read
 * and nothing sent. A key that is none, or one without the token, ends the start.
 */
@ApplicationScoped
public class DiscordSettings {
  private final Optional<String> publicKey;
  private final Optional<String> botToken;
  private final URI api;
  private final URI origin;

  DiscordSettings(
      @ConfigProperty(name = "umpire.discord.public-key") Optional<String> publicKey,
      @ConfigProperty(name = "umpire.discord.bot-token") Optional<String> botToken,
      @ConfigProperty(name = "umpire.discord.api") URI api,
      @ConfigProperty(name = "umpire.discord.origin") URI origin) {
    this.publicKey = publicKey.map(String::strip);
    this.botToken = botToken.map(String::strip);
    this.api = api;
    this.origin = origin;
  }

  void atStart(@Observes StartupEvent started) {
    check();
  }

  /** IllegalStateException where Discord is switched on, and not by what it needs. */
  void check() {
    if (on()) {
      key();
      botToken();
    }
  }

  /** Whether this installation has a Discord application. */
  public boolean on() {
    return publicKey.isPresent();
  }

  /** Answers 404 where there is no Discord. */
  public void require() {
    if (!on()) {
      throw Problem.notFound().asException();
    }
  }

  /** By which Discord signs what it sends. */
  public SignatureKey key() {
    try {
      return SignatureKey.of(publicKey.orElse(""));
    } catch (IllegalArgumentException refused) {
      throw new IllegalStateException(
          "UMPIRE_DISCORD_PUBLIC_KEY (umpire.discord.public-key) is not what Discord's developer"
              + " portal shows: "
              + refused.getMessage(),
          refused);
    }
  }

  /** With which we call Discord as the application's bot. */
  public String botToken() {
    return botToken.orElseThrow(
        () ->
            new IllegalStateException(
                "UMPIRE_DISCORD_PUBLIC_KEY (umpire.discord.public-key) is set, and"
                    + " UMPIRE_DISCORD_TOKEN (umpire.discord.bot-token) is not"));
  }

  /** Where Discord's REST API is, such as {@code https://discord.com/api/v10}. */
  public URI api() {
    return api;
  }

  /** Where our own public API is: the gateway. */
  public URI origin() {
    return origin;
  }
}
