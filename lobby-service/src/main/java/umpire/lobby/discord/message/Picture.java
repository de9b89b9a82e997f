package umpire.lobby.discord.message;

/**
 * A PNG that goes with a message.
 *
 * @param name of the file, such as {@code board.png}
 * @param alternative what it shows, for who cannot see it
 */
@SuppressWarnings("ArrayRecordComponent") // never compared; it goes from one connection to another
public record Picture(String name, String alternative, byte[] png) {
  public Picture {
    alternative = DiscordLimits.cut(alternative, DiscordLimits.ALTERNATIVE);
  }
}
