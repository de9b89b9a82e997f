package umpire.tournament.standing;

/** How rounds without a match count in the tie-breaks that go by opponents. */
public enum UnplayedRounds {
  /**
   * C.07, 15: of a round robin. A forfeit counts against the opponent who was to be met; a round
   * without a pairing counts nothing.
   */
  ROUND_ROBIN,
  /**
   * C.07, 16, in force from 2024-08-01: of a Swiss. An unplayed round counts as one against a dummy
   * with the entrant's own score (16.4). An entrant's score counts for opponents with byes that
   * were asked for taken as draws where no match follows (16.2.5, 16.3.2).
   */
  SWISS_2024,
  /**
   * C.07, 16, in force from 2026-03-01: the same, but the dummy of a forfeit has at most the score
   * of the opponent who was to be met (16.4.1), any other at most a draw in every round (16.4.2).
   */
  SWISS_2026
}
