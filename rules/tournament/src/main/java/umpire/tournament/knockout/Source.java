package umpire.tournament.knockout;

/** From where somebody comes into a meeting. */
public sealed interface Source {
  /**
   * From outside.
   *
   * @param seed from 1 on; 1 is the strongest; a seed that nobody has is a bye
   */
  record Seed(int seed) implements Source {}

  /** The winner of the meeting with this number. */
  record WinnerOf(int meeting) implements Source {}

  /** The loser of the meeting with this number. */
  record LoserOf(int meeting) implements Source {}
}
