package umpire.tournament.knockout;

import java.util.List;

/**
 * A bracket up to now, complete enough to be drawn.
 *
 * @param meetings in the order of their numbers, so by rounds and boards
 * @param champion who won it all: open while it goes on, nobody if all forfeited
 */
public record Bracket(List<State> meetings, Slot champion) {
  public Bracket {
    meetings = List.copyOf(meetings);
  }

  /**
   * A meeting and what became of it.
   *
   * @param meeting what was provided for
   * @param first who came from its first source
   * @param second who came from its second source
   * @param winner who goes on
   * @param loser who does not; nobody if only one came, or if both forfeited
   */
  public record State(Meeting meeting, Slot first, Slot second, Slot winner, Slot loser) {}

  /** Whether every meeting is decided. */
  public boolean isOver() {
    return meetings.stream().noneMatch(state -> state.winner().equals(Slot.OPEN));
  }
}
