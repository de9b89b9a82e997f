package umpire.lobby.discord.slash;

/** Something cannot be done; the message says what the user must do. */
public final class HintException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A sentence in Discord's Markdown. */
  public HintException(String sentence) {
    super(sentence, null, false, false);
  }

  /** The sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
