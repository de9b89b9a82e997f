package umpire.chassis.quota;

/**
 * What is counted, and for whom. The key is stable: clients may decide by it. How much each quota
 * holds is configured as {@code umpire.quota.<key>.most} and {@code umpire.quota.<key>.a-minute}.
 */
public enum Quota {
  /**
   * Orders, drafts and what else a seat does in its match. What is accepted is free, so that nobody
   * is held below the pace of the match; what is refused counts.
   */
  PLAY("play", Holder.TOKEN, "orders that were refused; those that were accepted are free"),

  /**
   * Everything that only reads. An accepted order gives {@link #READS_EARNED} back to the token
   * that gave it, and so does each event to a token that reads in the match and is shown it. Acts
   * of others that a reader is not shown change nothing: the budget would reveal them.
   */
  READ(
      "read",
      Holder.TOKEN,
      "whatever is read; each order of yours that is accepted, and each event that you are shown,"
          + " gives "
          + Quota.READS_EARNED
          + " back"),

  /** What takes a processor: odds, explanations, adjudications, reports on whole matches. */
  REASON("reason", Holder.OWNER, "odds, explanations, briefs and fair-play reports"),

  /** What stays: matches, seats, seeks, tokens, accounts, subscriptions. */
  CREATE("create", Holder.OWNER, "what is made or changed outside of play");

  /** How often may be read after an order or an event, until the next. */
  public static final int READS_EARNED = 20;

  private final String key;
  private final Holder holder;
  private final String about;

  Quota(String key, Holder holder, String about) {
    this.key = key;
    this.holder = holder;
    this.about = about;
  }

  /** Whose calls are counted together; whoever has no token is counted by address. */
  public enum Holder {
    /** One token: several bots of one owner do not starve each other. */
    TOKEN,
    /** All tokens of an account, its bots' and its services'. */
    OWNER;

    /** The name in JSON and in documents. */
    public String word() {
      return switch (this) {
        case TOKEN -> "token";
        case OWNER -> "owner";
      };
    }
  }

  /** The name in JSON, in refusals and in the configuration; it never changes. */
  public String key() {
    return key;
  }

  /** Whose calls are counted together, for a caller who is signed in. */
  public Holder holder() {
    return holder;
  }

  /** Which calls count, in one line for clients. */
  public String about() {
    return about;
  }
}
