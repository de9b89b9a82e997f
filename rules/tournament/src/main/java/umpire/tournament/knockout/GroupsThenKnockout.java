package umpire.tournament.knockout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Pairings;
import umpire.tournament.Round;
import umpire.tournament.roundrobin.Group;
import umpire.tournament.roundrobin.RoundRobin;

/**
 * Groups, the best of each of which go on into a knock-out with crossed seeds: A1 meets B2, and two
 * of one group meet as late as possible. Whoever withdrew during the groups is passed over; if a
 * group has too few left, a seed has nobody, and whoever meets it goes on.
 *
 * <p>Impossible: what is impossible in either part, and a group with fewer entrants than go on.
 *
 * @param groups the first part
 * @param best how many of each group go on, at least 1, and at least 2 from a single group
 * @param order who did better in a group
 * @param knockout the second part
 */
public record GroupsThenKnockout(RoundRobin groups, int best, GroupOrder order, Knockout knockout)
    implements Format {
  public GroupsThenKnockout {
    if (best < 1 || best * groups.groups() < 2) {
      throw new IllegalArgumentException(best + " of each of " + groups.groups() + " groups");
    }
  }

  @Override
  public Pairings pair(Event event) {
    Optional<String> refusal = refusal(event);
    if (refusal.isPresent()) {
      return new Pairings.Impossible(refusal.get());
    }
    int before = groups.rounds(event);
    if (event.next() <= before) {
      return groups.pair(event);
    }
    return knockout.pair(event, seeds(event, before), before);
  }

  /**
   * The bracket; empty while the groups play. Throws IllegalArgumentException for an event that is
   * refused, or whose past rounds lack a meeting of the bracket.
   */
  public Optional<Bracket> bracket(Event event) {
    refusal(event)
        .ifPresent(
            because -> {
              throw new IllegalArgumentException(because);
            });
    int before = groups.rounds(event);
    return event.next() <= before
        ? Optional.empty()
        : Optional.of(knockout.bracket(event, seeds(event, before), before));
  }

  private Optional<String> refusal(Event event) {
    Optional<String> ofGroups = groups.refusal(event);
    if (ofGroups.isPresent()) {
      return ofGroups;
    }
    for (Group group : groups.groups(event)) {
      if (group.entrants().size() < best) {
        return Optional.of(
            "Group %s has %d entrants, but %d of each group go on."
                .formatted(group.name(), group.entrants().size(), best));
      }
    }
    return Optional.empty();
  }

  private List<Integer> seeds(Event event, int before) {
    List<Round> rounds = event.rounds().subList(0, before);
    List<List<Integer>> ranked = new ArrayList<>();
    for (Group group : groups.groups(event)) {
      ranked.add(left(event, ranked(group, rounds), before + 1));
    }
    List<Integer> seeds = new ArrayList<>();
    for (int group : CrossSeeding.of(groups.groups(), best)) {
      int rank = seeds.size() / groups.groups();
      List<Integer> members = ranked.get(group);
      seeds.add(rank < members.size() ? members.get(rank) : 0);
    }
    return seeds;
  }

  private List<Integer> ranked(Group group, List<Round> rounds) {
    List<Integer> ranked = order.order(group, rounds);
    if (ranked.size() != group.entrants().size()
        || !new HashSet<>(ranked).equals(new HashSet<>(group.entrants()))) {
      throw new IllegalArgumentException(
          "group %s is %s, not %s".formatted(group.name(), group.entrants(), ranked));
    }
    return ranked;
  }

  private static List<Integer> left(Event event, List<Integer> ranked, int round) {
    HashSet<Integer> playing = new HashSet<>();
    for (Entrant entrant : event.entrants()) {
      if (entrant.playsIn(round)) {
        playing.add(entrant.number());
      }
    }
    return ranked.stream().filter(playing::contains).toList();
  }
}
