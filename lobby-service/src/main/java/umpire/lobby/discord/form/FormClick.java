package umpire.lobby.discord.form;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A click into a form, as its custom id says it: {@code f:<form>:<version>:<verb>:<argument>}. The
 * version is that of the page which was clicked, so that a click into an old page is known.
 *
 * @param form the id of the form
 * @param argument a number, or empty
 */
public record FormClick(String form, int version, Verb verb, String argument) {
  /** What custom ids of forms begin with. */
  public static final String PREFIX = "f:";

  private static final Pattern SHAPE =
      Pattern.compile("f:([A-Za-z0-9_-]{1,40}):(\\d{1,9}):([a-z]+)(?::(\\d{1,9}))?");

  /** What a click does. */
  public enum Verb {
    /** Takes the entry of the argument's number. */
    TAKE,
    /** Takes the entries that were selected. */
    SELECT,
    /** Turns to the argument's page. */
    TURN,
    /** Asks for a text. */
    WRITE,
    /** Brings that text. */
    WRITTEN,
    /** Enough is selected. */
    DONE,
    /** Begins anew. */
    BACK,
    /** Sends the command. */
    SEND,
    /** Asks for the command's odds. */
    ODDS,
    /** Takes the last command of the draft back. */
    UNDRAFT,
    /** Drops the draft. */
    DROP;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The click of a custom id; refuses by IllegalArgumentException what is none of ours. */
  public static FormClick read(String customId) {
    Matcher matcher = SHAPE.matcher(customId);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("no custom id of a form: " + customId);
    }
    String argument = matcher.group(4);
    return new FormClick(
        matcher.group(1),
        Integer.parseInt(matcher.group(2)),
        Verb.valueOf(matcher.group(3).toUpperCase(Locale.ROOT)),
        argument == null ? "" : argument);
  }

  /** The argument as a number; 0 where there is none. */
  public int number() {
    return argument.isEmpty() ? 0 : Integer.parseInt(argument);
  }

  /** As a custom id. */
  String customId() {
    return PREFIX
        + form
        + ":"
        + version
        + ":"
        + verb.word()
        + (argument.isEmpty() ? "" : ":" + argument);
  }
}
