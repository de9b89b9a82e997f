package umpire.lobby.discord.message;

import java.util.regex.Pattern;

/** What Discord takes at most, and texts cut to it. Discord counts characters; we count chars. */
public final class DiscordLimits {
  /** Characters of a message. */
  public static final int CONTENT = 2_000;

  /** Characters of all embeds of a message together. */
  public static final int EMBEDS = 6_000;

  /** Characters of an embed's title. */
  public static final int TITLE = 256;

  /** Characters of an embed's description. */
  public static final int DESCRIPTION = 4_096;

  /** Rows of components. */
  public static final int ROWS = 5;

  /** Buttons in a row. */
  public static final int BUTTONS = 5;

  /** Options of a select; also the most buttons of a message. */
  public static final int OPTIONS = 25;

  /** Characters of a custom id. */
  public static final int CUSTOM_ID = 100;

  /** Characters on a button. */
  public static final int BUTTON_LABEL = 80;

  /** Characters of an option's label, value and description, each. */
  public static final int OPTION_TEXT = 100;

  /** Characters in an empty select. */
  public static final int PLACEHOLDER = 150;

  /** Characters over a form, and over each of its fields. */
  public static final int FORM_LABEL = 45;

  /** Characters of what is said of a field. */
  public static final int FIELD_DESCRIPTION = 100;

  /** Characters that describe a picture. */
  public static final int ALTERNATIVE = 1_024;

  private static final String CUT = "…";
  private static final Pattern MARKUP = Pattern.compile("([\\\\*_~`|>#\\[\\]<@])");

  private DiscordLimits() {}

  /** The text, or its beginning and an ellipsis, in at most so many chars; no pair is torn. */
  public static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = most - CUT.length();
    if (Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end) + CUT;
  }

  /** The text as it is, whatever Discord's Markdown would make of it. */
  public static String plain(String text) {
    return MARKUP.matcher(text).replaceAll("\\\\$1");
  }

  /** Lines as far as they fit, then how many there are besides. */
  public static String lines(Iterable<String> lines, int most) {
    StringBuilder fitting = new StringBuilder();
    int room = most - "\n… and 1000000 more".length();
    int left = 0;
    for (String line : lines) {
      String cut = cut(line, Math.max(room / 2, 1));
      if (left > 0 || fitting.length() + 1 + cut.length() > room) {
        left++;
      } else {
        fitting.append(fitting.isEmpty() ? "" : "\n").append(cut);
      }
    }
    return left == 0 ? fitting.toString() : fitting + "\n… and " + left + " more";
  }

  static String checkedId(String customId) {
    if (customId.isEmpty() || customId.length() > CUSTOM_ID) {
      throw new IllegalArgumentException("a custom id has 1 to 100 characters: " + customId);
    }
    return customId;
  }
}
