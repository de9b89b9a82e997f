package umpire.tournament.knockout;

import java.util.List;
import umpire.tournament.Round;
import umpire.tournament.roundrobin.Group;

/** Who did better in a group. Pure: the same results give the same order. */
@FunctionalInterface
public interface GroupOrder {
  /**
   * The entrants of a group, the best first; each of them once.
   *
   * @param rounds all rounds of the groups, those of other groups among them
   */
  List<Integer> order(Group group, List<Round> rounds);
}
