package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;

/**
 * Checks pairings against C.04.1 (2, 3, 4, 6, 7) for everybody in every round. Written from the
 * handbook and from the values of the root package; it uses nothing of the code that it checks.
 */
final class AbsoluteRules {
  private final Event event;

  AbsoluteRules(Event event) {
    this.event = event;
  }

  /** What is wrong with a round, a sentence each; empty if nothing is. */
  List<String> faults(Pairings.Paired paired) {
    List<String> faults = new ArrayList<>();
    List<Integer> seen = new ArrayList<>();
    for (Pairing pairing : paired.pairings()) {
      seen.addAll(pairing.seats());
      int first = pairing.seats().get(0);
      int second = pairing.seats().get(1);
      if (met(first, second)) {
        faults.add(first + " and " + second + " have met (C.04.1 2)");
      }
      faults.addAll(sideFaults(first, 0));
      faults.addAll(sideFaults(second, 1));
    }
    List<Integer> byes = pairingByes(paired.byes());
    seen.addAll(byes);
    if (byes.size() != event.present().size() % 2) {
      faults.add("pairing byes for " + byes + " (C.04.1 3)");
    }
    for (int number : byes) {
      if (!mayHaveBye(number)) {
        faults.add("no pairing bye any more for " + number + " (C.04.1 4)");
      }
    }
    Collections.sort(seen);
    if (!seen.equals(event.present().stream().map(Entrant::number).toList())) {
      faults.add("paired are " + seen + ", present " + event.present());
    }
    if (!paired.byes().containsAll(event.absent())) {
      faults.add("absences are missing: " + paired.byes());
    }
    return faults;
  }

  /** Whether some complete pairing keeps the rules, by trying all. */
  boolean canBePaired() {
    List<Integer> numbers = new ArrayList<>(event.present().stream().map(Entrant::number).toList());
    return !numbers.isEmpty() && canBePaired(numbers, numbers.size() % 2 == 1);
  }

  private boolean canBePaired(List<Integer> numbers, boolean bye) {
    if (numbers.isEmpty()) {
      return true;
    }
    int one = numbers.getFirst();
    List<Integer> others = numbers.subList(1, numbers.size());
    if (bye && mayHaveBye(one) && canBePaired(others, false)) {
      return true;
    }
    for (int other : others) {
      boolean may = !met(one, other) && (maySit(one, other) || maySit(other, one));
      List<Integer> left = new ArrayList<>(others);
      left.remove((Object) other);
      if (may && canBePaired(left, bye)) {
        return true;
      }
    }
    return false;
  }

  private boolean maySit(int first, int second) {
    return sideFaults(first, 0).isEmpty() && sideFaults(second, 1).isEmpty();
  }

  private boolean met(int one, int other) {
    return event.rounds().stream()
        .flatMap(round -> round.outcomes().stream())
        .anyMatch(
            outcome ->
                outcome.played() && outcome.pairing().seats().containsAll(Set.of(one, other)));
  }

  private List<String> sideFaults(int number, int side) {
    List<Integer> sides = new ArrayList<>();
    for (Round round : event.rounds()) {
      for (Outcome outcome : round.outcomes()) {
        int seat = outcome.pairing().seats().indexOf(number);
        if (outcome.played() && seat >= 0) {
          sides.add(seat);
        }
      }
    }
    sides.add(side);
    List<String> faults = new ArrayList<>();
    int count = sides.size();
    if (count >= 3 && new HashSet<>(sides.subList(count - 3, count)).size() == 1) {
      faults.add(number + " has side " + side + " three times running (C.04.1 7)");
    }
    int ones = sides.stream().mapToInt(Integer::intValue).sum();
    if (Math.abs(count - 2 * ones) > 2) {
      faults.add(number + " has sides " + sides + " (C.04.1 6)");
    }
    return faults;
  }

  private boolean mayHaveBye(int number) {
    for (Round round : event.rounds()) {
      if (pairingByes(round.byes()).contains(number)) {
        return false;
      }
      for (Outcome outcome : round.outcomes()) {
        boolean wonWithoutPlaying =
            !outcome.played()
                && outcome.pairing().seats().contains(number)
                && outcome.of(number).equals(Points.ONE);
        if (wonWithoutPlaying) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<Integer> pairingByes(List<Bye> byes) {
    return byes.stream().filter(bye -> bye.kind() == Bye.Kind.PAIRING).map(Bye::entrant).toList();
  }
}
