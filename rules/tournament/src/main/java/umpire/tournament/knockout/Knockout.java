package umpire.tournament.knockout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.shared.ClosedField;
import umpire.tournament.shared.SideBalance;

/**
 * A knock-out. Seeds are the entrants in the order of their numbers, placed in the standard order,
 * so that byes of a field that is no power of two go to the strongest. Sides are given by {@link
 * SideBalance}.
 *
 * <p>Whoever withdrew or is absent loses by forfeit: the opponent has a bye of the kind PAIRING and
 * goes on. Nobody goes on if both do, or if an outcome that was not played gives both the same.
 * Whoever waits, because the other bracket alone plays in a round, is neither paired nor has a bye.
 *
 * <p>Impossible: an entrant who joins after the first round, fewer than two entrants, and a drawn
 * pairing that waits for a decision ({@link DrawRule#BY_POINTS}).
 *
 * @param elimination single or double
 * @param drawRule who goes on after a draw
 * @param twice whether each pairing is two matches with the sides changed
 */
public record Knockout(Elimination elimination, DrawRule drawRule, boolean twice)
    implements Format {
  @Override
  public Pairings pair(Event event) {
    Optional<String> refusal = refusal(event);
    if (refusal.isPresent()) {
      return new Pairings.Impossible(refusal.get());
    }
    return pair(event, ClosedField.of(event), 0);
  }

  /**
   * The bracket up to now. Throws IllegalArgumentException for an event that is refused, or whose
   * past rounds lack a meeting of the bracket.
   */
  public Bracket bracket(Event event) {
    refusal(event)
        .ifPresent(
            because -> {
              throw new IllegalArgumentException(because);
            });
    return bracket(event, ClosedField.of(event), 0);
  }

  private static Optional<String> refusal(Event event) {
    return ClosedField.refusal(event, "a knock-out", 2);
  }

  /** The bracket of seeds whose first round comes after some rounds of something else. */
  Bracket bracket(Event event, List<Integer> seeds, int roundsBefore) {
    return new Replay(event, seeds, roundsBefore, this).bracket();
  }

  /** The round to come of seeds whose first round comes after some rounds of something else. */
  Pairings pair(Event event, List<Integer> seeds, int roundsBefore) {
    Replay replay = new Replay(event, seeds, roundsBefore, this);
    if (replay.undecided().isPresent()) {
      return new Pairings.Impossible(replay.undecided().get());
    }
    Bracket bracket = replay.bracket();
    if (bracket.isOver()) {
      return new Pairings.Finished();
    }
    Set<Integer> present = new HashSet<>();
    event.present().forEach(entrant -> present.add(entrant.number()));
    SideBalance sides = SideBalance.ofRounds(event.rounds());
    List<Pairing> pairings = new ArrayList<>();
    List<Bye> byes = new ArrayList<>();
    Set<Integer> due = new HashSet<>();
    for (Bracket.State state : bracket.meetings()) {
      if (roundsBefore + state.meeting().round() != event.next()) {
        continue;
      }
      List<Integer> both = holders(state);
      due.addAll(both);
      List<Integer> here = both.stream().filter(present::contains).toList();
      if (here.size() == 2) {
        pairings.add(sides.pair(here.get(0), here.get(1), event.next(), twice));
      } else if (here.size() == 1) {
        byes.add(new Bye(here.getFirst(), Bye.Kind.PAIRING));
      }
    }
    byes.addAll(absent(event, due));
    return new Pairings.Paired(pairings, byes);
  }

  private static List<Integer> holders(Bracket.State state) {
    List<Integer> holders = new ArrayList<>();
    for (Slot slot : List.of(state.first(), state.second())) {
      if (slot instanceof Slot.Held held) {
        holders.add(held.entrant());
      }
    }
    return holders;
  }

  private static List<Bye> absent(Event event, Set<Integer> due) {
    Set<Integer> playing = new HashSet<>();
    for (Entrant entrant : event.entrants()) {
      if (entrant.playsIn(event.next()) && due.contains(entrant.number())) {
        playing.add(entrant.number());
      }
    }
    return event.absent().stream().filter(bye -> playing.contains(bye.entrant())).toList();
  }
}
