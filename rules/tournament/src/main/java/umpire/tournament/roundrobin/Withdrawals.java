package umpire.tournament.roundrobin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Round;

/**
 * Which results count after a withdrawal, by the FIDE Handbook C.05 on round robins: whoever played
 * at least half of their games keeps the results, and the others win the games that were not
 * played; whoever played fewer has no results in the standings, and neither have the others against
 * them.
 */
public final class Withdrawals {
  private Withdrawals() {}

  /**
   * Whether the results of an entrant count in the standings: they did not withdraw, or played at
   * least half of the games of their group's table. Throws IllegalArgumentException if they are in
   * no group, or the event is refused.
   */
  public static boolean resultsCount(RoundRobin format, Event event, int entrant) {
    Group group =
        format.groups(event).stream()
            .filter(one -> one.entrants().contains(entrant))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no group has entrant " + entrant));
    Entrant who =
        event.entrants().stream().filter(one -> one.number() == entrant).findFirst().orElseThrow();
    if (who.until() >= format.rounds(event)) {
      return true;
    }
    int games = (group.entrants().size() - 1) * format.legs().count();
    long played =
        event.rounds().stream()
            .flatMap(round -> round.outcomes().stream())
            .filter(outcome -> outcome.played() && outcome.pairing().seats().contains(entrant))
            .count();
    return 2 * played >= games;
  }

  /**
   * The rounds as standings count them: without outcomes of those whose results do not count, and
   * without the byes that others had because of them. Throws IllegalArgumentException if the event
   * is refused.
   */
  public static List<Round> counted(RoundRobin format, Event event) {
    Set<Integer> dropped = new HashSet<>();
    for (Group group : format.groups(event)) {
      for (int entrant : group.entrants()) {
        if (!resultsCount(format, event, entrant)) {
          dropped.add(entrant);
        }
      }
    }
    List<Round> rounds = new ArrayList<>();
    for (Round round : event.rounds()) {
      Set<Integer> idle = opponents(format, event, rounds.size() + 1, dropped);
      rounds.add(without(round, dropped, idle));
    }
    return List.copyOf(rounds);
  }

  private static Set<Integer> opponents(
      RoundRobin format, Event event, int round, Set<Integer> dropped) {
    Set<Integer> opponents = new HashSet<>();
    for (RoundRobin.Meeting meeting : format.meetings(event, round)) {
      if (dropped.contains(meeting.first())) {
        opponents.add(meeting.second());
      }
      if (dropped.contains(meeting.second())) {
        opponents.add(meeting.first());
      }
    }
    return opponents;
  }

  private static Round without(Round round, Set<Integer> dropped, Set<Integer> idle) {
    List<Outcome> outcomes =
        round.outcomes().stream()
            .filter(outcome -> outcome.pairing().seats().stream().noneMatch(dropped::contains))
            .toList();
    List<Bye> byes =
        round.byes().stream()
            .filter(bye -> !dropped.contains(bye.entrant()))
            .filter(bye -> bye.kind() != Bye.Kind.PAIRING || !idle.contains(bye.entrant()))
            .toList();
    return new Round(outcomes, byes);
  }
}
