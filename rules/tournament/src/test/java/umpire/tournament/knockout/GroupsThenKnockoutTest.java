package umpire.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.tournament.Event;
import umpire.tournament.Pairings;
import umpire.tournament.roundrobin.Group;
import umpire.tournament.roundrobin.Legs;
import umpire.tournament.roundrobin.RoundRobin;
import umpire.tournament.shared.Play;

class GroupsThenKnockoutTest {
  private static final Knockout KNOCKOUT =
      new Knockout(new Elimination.Single(false), DrawRule.HIGHER_SEED, false);

  private static GroupsThenKnockout format(int groups, int best) {
    return new GroupsThenKnockout(
        new RoundRobin(groups, Legs.ONE, false), best, (group, _) -> group.entrants(), KNOCKOUT);
  }

  /** Names such as A1 of those who meet in the first round of the knock-out. */
  private static List<Set<String>> firstRound(int groups, int best, int entrants) {
    GroupsThenKnockout format = format(groups, best);
    Event event = Play.start(entrants);
    Map<Integer, String> names = new HashMap<>();
    for (Group group : format.groups().groups(event)) {
      for (int member : group.entrants()) {
        names.put(member, group.name() + (group.entrants().indexOf(member) + 1));
      }
    }
    for (int round = format.groups().rounds(event); round > 0; round--) {
      event = Play.after(format, event, Play::lowerWins);
    }
    List<Set<String>> result = new ArrayList<>();
    Pairings.Paired paired = Play.paired(format, event);
    paired
        .pairings()
        .forEach(
            pairing ->
                result.add(
                    Set.of(names.get(pairing.seats().get(0)), names.get(pairing.seats().get(1)))));
    paired.byes().forEach(bye -> result.add(Set.of(names.get(bye.entrant()))));
    return result;
  }

  @Test
  void winnersMeetSecondsOfTheNeighbour() {
    assertThat(firstRound(2, 2, 8)).containsExactly(Set.of("A1", "B2"), Set.of("B1", "A2"));
    assertThat(firstRound(4, 2, 16))
        .containsExactlyInAnyOrder(
            Set.of("A1", "B2"), Set.of("B1", "A2"), Set.of("C1", "D2"), Set.of("D1", "C2"));
    assertThat(firstRound(8, 2, 32))
        .containsExactlyInAnyOrder(
            Set.of("A1", "B2"),
            Set.of("B1", "A2"),
            Set.of("C1", "D2"),
            Set.of("D1", "C2"),
            Set.of("E1", "F2"),
            Set.of("F1", "E2"),
            Set.of("G1", "H2"),
            Set.of("H1", "G2"));
    assertThat(firstRound(6, 2, 24))
        .as("E and F have no bye, so their winners meet each other's seconds")
        .contains(Set.of("E1", "F2"), Set.of("F1", "E2"));
    assertThat(firstRound(3, 2, 12))
        .containsExactlyInAnyOrder(
            Set.of("A1"), Set.of("B1"), Set.of("C1", "A2"), Set.of("B2", "C2"));
    assertThat(firstRound(4, 1, 16)).containsExactly(Set.of("A1", "D1"), Set.of("B1", "C1"));
  }

  @ParameterizedTest
  @CsvSource({
    "2,2", "4,2", "8,2", "16,2", "3,2", "5,2", "6,2", "7,2", "12,2", "2,4", "4,4", "8,4", "2,8",
    "1,2", "1,8"
  })
  void twoOfAGroupMeetAsLateAsPossible(int groups, int best) {
    List<Integer> groupOf = CrossSeeding.of(groups, best);
    assertThat(groupOf).hasSize(groups * best);
    for (int rank = 0; rank < best; rank++) {
      assertThat(new HashSet<>(groupOf.subList(rank * groups, (rank + 1) * groups)))
          .hasSize(groups);
    }
    List<Integer> order = Seeding.order(Seeding.size(groups * best));
    // of k in a group, every section of half, a quarter and so on has its share, rounded up
    for (int section = order.size() / 2, share = (best + 1) / 2;
        section >= 2;
        section /= 2, share = (share + 1) / 2) {
      for (int from = 0; from < order.size(); from += section) {
        int[] count = new int[groups];
        for (int seed : order.subList(from, from + section)) {
          if (seed <= groupOf.size()) {
            count[groupOf.get(seed - 1)]++;
          }
        }
        for (int group = 0; group < groups; group++) {
          assertThat(count[group]).isLessThanOrEqualTo(share);
        }
      }
    }
  }

  @Test
  void theOrderOfGroupsIsThatOfTheFunction() {
    GroupsThenKnockout format =
        new GroupsThenKnockout(
            new RoundRobin(2, Legs.ONE, false),
            1,
            (group, rounds) -> {
              assertThat(rounds).hasSize(3);
              return group.entrants().reversed();
            },
            KNOCKOUT);
    Event over = Play.toTheEnd(format, Play.start(8), Play::lowerWins);
    assertThat(over.rounds()).hasSize(4);
    assertThat(over.rounds().getLast().outcomes().getFirst().pairing().seats())
        .containsExactlyInAnyOrder(8, 7);
    assertThat(format.bracket(over).orElseThrow().champion()).isEqualTo(new Slot.Held(7));
    assertThat(format.bracket(Play.start(8))).isEmpty();
  }

  @Test
  void whoeverWithdrewInTheGroupsIsPassedOver() {
    GroupsThenKnockout format = format(2, 2);
    Event event = Play.start(6);
    for (int round = 1; round <= 3; round++) {
      event = Play.after(format, event, Play::lowerWins);
    }
    // A: 1, 4, 5; B: 2, 3, 6
    event = Play.withdrawn(event, 1, 3);
    assertThat(Play.paired(format, event).pairings())
        .extracting(pairing -> Set.copyOf(pairing.seats()))
        .containsExactly(Set.of(4, 3), Set.of(2, 5));
    event = Play.withdrawn(event, 5, 3);
    assertThat(Play.paired(format, event).byes()).hasSize(1);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(format(2, 3).pair(Play.start(5)))
        .isEqualTo(new Pairings.Impossible("Group B has 2 entrants, but 3 of each group go on."));
    assertThat(format(2, 1).pair(Play.start(3))).isInstanceOf(Pairings.Impossible.class);
    assertThatThrownBy(() -> format(1, 1)).hasMessage("1 of each of 1 groups");
    assertThatThrownBy(() -> format(2, 3).bracket(Play.start(5)))
        .isInstanceOf(IllegalArgumentException.class);
    GroupsThenKnockout wrong =
        new GroupsThenKnockout(
            new RoundRobin(2, Legs.ONE, false), 1, (_, _) -> List.of(1, 1), KNOCKOUT);
    Event event = Play.after(wrong, Play.start(4), Play::lowerWins);
    assertThatThrownBy(() -> wrong.pair(event)).hasMessage("group A is [1, 4], not [1, 1]");
  }
}
