package umpire.lobby.discord;

/** Something cannot be done, and this is what whoever asked for it should know. */
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
