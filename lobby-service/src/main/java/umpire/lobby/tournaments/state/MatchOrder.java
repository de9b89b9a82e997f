package umpire.lobby.tournaments.state;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts the boards of a format without rounds into rounds, as standings and tables need them. */
final class MatchOrder {
  private MatchOrder() {}

  /**
   * As few rounds as let each entrant be once in each, and have their boards in the order of their
   * numbers. Boards without a result are left out.
   */
  static List<RoundState> rounds(List<RoundState> stored) {
    Map<Integer, Integer> last = new HashMap<>();
    List<List<Board>> rounds = new ArrayList<>();
    Instant opened = Instant.EPOCH;
    for (RoundState round : stored) {
      opened = round.openedAt();
      for (Board board : round.boards()) {
        if (board.result().isEmpty()) {
          continue;
        }
        List<Integer> seats = board.pairing().seats();
        int number = seats.stream().mapToInt(seat -> last.getOrDefault(seat, 0)).max().orElse(0);
        if (number == rounds.size()) {
          rounds.add(new ArrayList<>());
        }
        rounds.get(number).add(board);
        seats.forEach(seat -> last.put(seat, number + 1));
      }
    }
    List<RoundState> states = new ArrayList<>();
    for (List<Board> boards : rounds) {
      states.add(
          new RoundState(
              states.size() + 1, opened, Optional.empty(), Optional.empty(), boards, List.of()));
    }
    return states;
  }
}
