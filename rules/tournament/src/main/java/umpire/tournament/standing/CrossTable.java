package umpire.tournament.standing;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Points;

/**
 * Who did what in which round: all that scores and tie-breaks are computed from. As many rounds as
 * are over count as all there are, so the standings after a round are those of an event that ends
 * with it.
 */
public final class CrossTable {
  private final UnplayedRounds unplayed;
  private final Scoring scoring;
  private final Map<RoundSeat, Victory> victories;
  private final SortedMap<Integer, Entrant> entrants = new TreeMap<>();
  private final SortedMap<Integer, List<Cell>> cells;
  private final OpponentScores scores;

  private CrossTable(
      Event event, Scoring scoring, UnplayedRounds unplayed, Map<RoundSeat, Victory> victories) {
    this.unplayed = unplayed;
    this.scoring = scoring;
    this.victories = Map.copyOf(victories);
    event.entrants().forEach(entrant -> entrants.put(entrant.number(), entrant));
    cells = new Cells(event, scoring).byEntrant();
    scores = new OpponentScores(cells, scoring, unplayed, event.rounds().size());
  }

  /**
   * The table of an event, all rounds up to now.
   *
   * <p>Throws IllegalArgumentException if a round has an entrant twice or one who does not take
   * part in the event.
   *
   * @param victories what is known of levels of victory and victory points; what is missing counts
   *     nothing
   */
  public static CrossTable of(
      Event event, Scoring scoring, UnplayedRounds unplayed, Map<RoundSeat, Victory> victories) {
    return new CrossTable(event, scoring, unplayed, victories);
  }

  /** All numbers in order. */
  public List<Integer> entrants() {
    return List.copyOf(entrants.keySet());
  }

  /** What a win and a draw are worth. */
  public Scoring scoring() {
    return scoring;
  }

  /**
   * The rating of an entrant at the start, 0 without one. Throws IllegalArgumentException for a
   * number that is not there.
   */
  public int rating(int entrant) {
    return known(entrant).rating();
  }

  /**
   * An entrant's rounds from the first on, one cell for each. Throws IllegalArgumentException for a
   * number that is not there.
   */
  public List<Cell> cells(int entrant) {
    return cells.getOrDefault(known(entrant).number(), List.of());
  }

  /**
   * An entrant's points of all rounds. Throws IllegalArgumentException for a number that is not
   * there.
   */
  public Points points(int entrant) {
    return scores.points(known(entrant).number());
  }

  /** What an entrant achieved in a round beside points. */
  public Victory victory(int round, int entrant) {
    return victories.getOrDefault(new RoundSeat(round, entrant), Victory.NONE);
  }

  /**
   * What opponents and dummies contribute to an entrant's tie-breaks, in the order of rounds.
   * Throws IllegalArgumentException for a number that is not there.
   */
  public List<Contribution> contributions(int entrant) {
    return scores.contributions(known(entrant).number());
  }

  /** Whether a cell counts as a meeting with its opponents. */
  public boolean met(Cell cell) {
    return cell.kind() == Cell.Kind.PLAYED
        || (cell.kind() == Cell.Kind.FORFEIT && unplayed == UnplayedRounds.ROUND_ROBIN);
  }

  private Entrant known(int entrant) {
    Entrant found = entrants.get(entrant);
    if (found == null) {
      throw new IllegalArgumentException("no entrant " + entrant);
    }
    return found;
  }
}
