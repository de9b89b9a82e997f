package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;

/**
 * A Swiss by the FIDE (Dutch) System, Handbook C.04.3 as of February 2026, with seats in place of
 * colours. Other than in chess nobody, not even a topscorer of the last round, has the same side
 * three times running or one side three times more often than the other. An outcome that was not
 * played counts for points alone.
 *
 * @param rounds how many rounds it has, 1 or more
 * @param twice whether each pairing is played twice with the sides changed; no side counts then
 * @param initialSide C.04.3 5.1: the seat, 0 or 1, of odd numbers who have no preference; a draw
 *     before the first round decides it
 * @param points what counts without a match
 */
public record Swiss(int rounds, boolean twice, int initialSide, SwissPoints points)
    implements Format {
  public Swiss {
    if (rounds < 1 || initialSide < 0 || initialSide > 1) {
      throw new IllegalArgumentException(rounds + " rounds, initial side " + initialSide);
    }
  }

  /** One match in each pairing, the usual points. */
  public static Swiss of(int rounds, int initialSide) {
    return new Swiss(rounds, false, initialSide, SwissPoints.USUAL);
  }

  /**
   * The round to come. Throws IllegalArgumentException if a pairing of the event is not of two, or
   * is played twice where this format plays once or the other way round, or if somebody is in a
   * round twice or is not among the entrants.
   */
  @Override
  public Pairings pair(Event event) {
    if (event.rounds().size() >= rounds) {
      return new Pairings.Finished();
    }
    List<Contender> contenders = Histories.contenders(event, points, twice);
    if (contenders.isEmpty()) {
      return new Pairings.Impossible("Nobody is there to be paired in round " + event.next() + ".");
    }
    return switch (RoundGraph.of(contenders)) {
      case RoundGraph.Found.Complete(RoundGraph graph) ->
          paired(RoundPairing.pairs(graph), contenders, event.absent());
      case RoundGraph.Found.None(String because) ->
          new Pairings.Impossible("Round " + event.next() + " cannot be paired: " + because + ".");
    };
  }

  private Pairings.Paired paired(
      List<RoundPairing.Pair> pairs, List<Contender> contenders, List<Bye> absent) {
    Set<Integer> numbers = new HashSet<>();
    List<Pairing> pairings = new ArrayList<>();
    for (RoundPairing.Pair pair : pairs) {
      List<Integer> seats = SideAllocation.seats(pair.higher(), pair.lower(), initialSide);
      pairings.add(new Pairing(seats, twice));
      numbers.addAll(seats);
    }
    List<Bye> byes = new ArrayList<>();
    for (Contender contender : contenders) {
      if (!numbers.contains(contender.number())) {
        byes.add(new Bye(contender.number(), Bye.Kind.PAIRING));
      }
    }
    byes.addAll(absent);
    return new Pairings.Paired(pairings, byes);
  }
}
