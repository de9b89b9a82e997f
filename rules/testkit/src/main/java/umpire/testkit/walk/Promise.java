package umpire.testkit.walk;

/** What a walk makes sure of; it counts how often. */
public enum Promise {
  ACCEPTED("offered commands were taken"),
  REFUSED("commands that were not on offer were refused and left nothing"),
  SIZE("decisions were offered something, in at most 2,000 values"),
  NUMBER("decisions had numbers of their own, higher than those that were closed"),
  FALLBACK("fallbacks could be taken"),
  LAPSE("lapses were accepted, twice alike"),
  DERIVED("positions read from JSON, of which nothing had been worked out, waited for the same"),
  TWICE("orders, sent once more as a whole, had the same events"),
  POSITION("positions went through JSON and came back equal, in the same bytes"),
  NOTATION("commands were written as text, one in fifty, and read back equal"),
  EVENT("events went through JSON and came back equal"),
  FIXED("events held no list, set or map that can be changed"),
  REPLAY("positions were equal to their replay from events"),
  VIEW("views and boards were built and written as JSON"),
  SHOWN("events were shown to each viewer without failing"),
  CITED("findings cited a paragraph of the ledger"),
  SOUND("positions had everything in its place, as far as the game says so");

  private final String words;

  Promise(String words) {
    this.words = words;
  }

  /** What was checked, as the rest of a sentence that begins with a number. */
  public String words() {
    return words;
  }
}
