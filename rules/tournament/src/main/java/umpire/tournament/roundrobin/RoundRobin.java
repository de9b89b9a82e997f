package umpire.tournament.roundrobin;

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

/**
 * Everybody in a group meets everybody in it, by the group's {@link BergerTable}; boards in the
 * order of the groups. Where the opponent withdrew, is absent or is the free place of an odd group,
 * an entrant has a bye of the kind PAIRING; {@link Withdrawals} says which of them count. The
 * pairings depend on the number of the round alone, never on results.
 *
 * <p>Impossible: an entrant who joins after the first round, and fewer than two in a group.
 *
 * @param groups how many, at least 1
 * @param legs how often everybody meets everybody
 * @param twice whether each pairing is two matches with the sides changed
 */
public record RoundRobin(int groups, Legs legs, boolean twice) implements Format {
  public RoundRobin {
    if (groups < 1) {
      throw new IllegalArgumentException(groups + " groups");
    }
  }

  /** One group. */
  public static RoundRobin of(Legs legs, boolean twice) {
    return new RoundRobin(1, legs, twice);
  }

  @Override
  public Pairings pair(Event event) {
    Optional<String> refusal = refusal(event);
    if (refusal.isPresent()) {
      return new Pairings.Impossible(refusal.get());
    }
    if (event.next() > rounds(event)) {
      return new Pairings.Finished();
    }
    Set<Integer> present = new HashSet<>();
    event.present().forEach(entrant -> present.add(entrant.number()));
    List<Pairing> pairings = new ArrayList<>();
    List<Bye> byes = new ArrayList<>();
    for (Meeting meeting : meetings(event, event.next())) {
      boolean first = present.contains(meeting.first());
      boolean second = present.contains(meeting.second());
      if (first && second) {
        pairings.add(new Pairing(List.of(meeting.first(), meeting.second()), twice));
      } else if (first || second) {
        byes.add(new Bye(first ? meeting.first() : meeting.second(), Bye.Kind.PAIRING));
      }
    }
    byes.addAll(absent(event));
    return new Pairings.Paired(pairings, byes);
  }

  /** Why an event is refused, a sentence for the host; empty if it is not. */
  public Optional<String> refusal(Event event) {
    return ClosedField.refusal(event, "a round robin of " + groups + " group(s)", 2 * groups);
  }

  /**
   * The groups, by snake seeding in the order of numbers. Throws IllegalArgumentException for an
   * event that is refused.
   */
  public List<Group> groups(Event event) {
    refusal(event)
        .ifPresent(
            because -> {
              throw new IllegalArgumentException(because);
            });
    return Group.snake(ClosedField.of(event), groups);
  }

  /**
   * How many rounds there are, those of the largest group. Throws IllegalArgumentException where
   * {@link #refusal} says why.
   */
  public int rounds(Event event) {
    return groups(event).stream().mapToInt(this::rounds).max().orElseThrow();
  }

  /** How many rounds a group plays. */
  int rounds(Group group) {
    return group.table().rounds() * legs.count();
  }

  /**
   * Two entrants who meet by a table.
   *
   * @param first the number of the one in the first seat, or 0 if that place is free
   * @param second the number of the one in the second seat, or 0
   */
  record Meeting(int first, int second) {}

  /** Who meets whom in a round by the tables, whether or not they are still there. */
  List<Meeting> meetings(Event event, int round) {
    List<Meeting> meetings = new ArrayList<>();
    for (Group group : groups(event)) {
      if (round > rounds(group)) {
        continue;
      }
      BergerTable table = group.table();
      boolean reversed = round > table.rounds();
      for (BergerTable.Game printed : table.round(legs.roundOfTable(round, table.rounds()))) {
        BergerTable.Game game = reversed ? printed.reversed() : printed;
        meetings.add(new Meeting(at(group, game.first()), at(group, game.second())));
      }
    }
    return meetings;
  }

  private static int at(Group group, int place) {
    return place > group.entrants().size() ? 0 : group.entrants().get(place - 1);
  }

  /** Absences of those who would have had a game or a free round. */
  private List<Bye> absent(Event event) {
    Set<Integer> due = new HashSet<>();
    for (Meeting meeting : meetings(event, event.next())) {
      due.add(meeting.first());
      due.add(meeting.second());
    }
    Set<Integer> gone = new HashSet<>();
    for (Entrant entrant : event.entrants()) {
      if (!entrant.playsIn(event.next())) {
        gone.add(entrant.number());
      }
    }
    return event.absent().stream()
        .filter(bye -> due.contains(bye.entrant()) && !gone.contains(bye.entrant()))
        .toList();
  }
}
