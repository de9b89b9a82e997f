package umpire.tournament.picture;

/** The colours of a picture; the contrast of every text with what is behind it is at least 4.5. */
public enum Theme {
  /** Dark letters on white. */
  LIGHT("#ffffff", "#f1f3f5", "#1a1a1a", "#50555c", "#858b92", "#0b6b2d"),
  /** Light letters on near black. */
  DARK("#16181c", "#22262c", "#eceef1", "#adb4bc", "#737b85", "#6fd08c");

  private final String page;
  private final String stripe;
  private final String text;
  private final String muted;
  private final String rule;
  private final String mark;

  Theme(String page, String stripe, String text, String muted, String rule, String mark) {
    this.page = page;
    this.stripe = stripe;
    this.text = text;
    this.muted = muted;
    this.rule = rule;
    this.mark = mark;
  }

  /** Behind everything. */
  String page() {
    return page;
  }

  /** Behind every second line of a table, and behind the names of a bracket. */
  String stripe() {
    return stripe;
  }

  /** Of names and results. */
  String text() {
    return text;
  }

  /** Of headings, notes and what is not decided. */
  String muted() {
    return muted;
  }

  /** Of lines. */
  String rule() {
    return rule;
  }

  /** Of the sign beside a winner. */
  String mark() {
    return mark;
  }
}
