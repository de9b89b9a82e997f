package umpire.lobby.discord.slash;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.DiscordChannelOptions;

/** How a channel is to be notified, from the options of {@code /match bind}. */
final class BindOptions {
  private static final Pattern HOURS = Pattern.compile("(\\d{1,2})\\s*-\\s*(\\d{1,2})");
  private static final int MOST_MINUTES = 24 * 60;

  private BindOptions() {}

  /** Given: board, every (minutes), quiet (22-7) and zone; all may be left out. */
  static DiscordChannelOptions of(Interaction.Options options) {
    String quiet = options.text("quiet");
    Matcher hours = HOURS.matcher(quiet);
    if (!quiet.isEmpty() && !hours.matches()) {
      throw new HintException("Quiet hours are two hours of the day, such as 22-7.");
    }
    return new DiscordChannelOptions(
        options.flag("board"),
        minutes(options.text("every")),
        quiet.isEmpty() ? 0 : hour(hours.group(1)),
        quiet.isEmpty() ? 0 : hour(hours.group(2)),
        zone(options.text("zone")));
  }

  private static int minutes(String text) {
    int minutes = text.isEmpty() ? 0 : number(text);
    if (minutes < 0 || minutes > MOST_MINUTES) {
      throw new HintException("Every 0 to " + MOST_MINUTES + " minutes.");
    }
    return minutes;
  }

  private static int hour(String text) {
    int hour = number(text);
    if (hour > 23) {
      throw new HintException("An hour of the day is 0 to 23.");
    }
    return hour;
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException _) {
      throw new HintException("'" + text.replace("`", "") + "' is no number.");
    }
  }

  private static String zone(String text) {
    try {
      return text.isEmpty() ? "UTC" : ZoneId.of(text).getId();
    } catch (DateTimeException _) {
      throw new HintException("A zone is a name such as Europe/Oslo.");
    }
  }
}
