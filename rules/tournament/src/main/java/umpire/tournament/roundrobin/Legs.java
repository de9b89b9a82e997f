package umpire.tournament.roundrobin;

/** How often everybody meets everybody, and in what order of rounds. */
public enum Legs {
  /** Once. */
  ONE,
  /** Twice; the second leg has the rounds of the first with the sides reversed. */
  TWO,
  /**
   * Twice; the last two rounds of the first leg are exchanged, which FIDE Handbook C.05, Annex 1
   * recommends so that nobody has the same side three times in a row.
   */
  TWO_EXCHANGED;

  /** How many legs there are. */
  int count() {
    return this == ONE ? 1 : 2;
  }

  /** Which round of a table of some rounds is played, from 1 on. */
  int roundOfTable(int round, int rounds) {
    int inLeg = (round - 1) % rounds + 1;
    boolean firstLeg = round <= rounds;
    if (this != TWO_EXCHANGED || !firstLeg || rounds < 3) {
      return inLeg;
    }
    if (inLeg == rounds) {
      return rounds - 1;
    }
    return inLeg == rounds - 1 ? rounds : inLeg;
  }
}
