package umpire.lobby.tournaments.state;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import umpire.tournament.Bye;
import umpire.tournament.Pairings;
import umpire.tournament.Round;

/**
 * A round.
 *
 * @param number from 1 on
 * @param dueAt its deadline, if it has one
 * @param closedAt empty while results are missing or may still be given
 * @param boards in the order of their numbers
 */
public record RoundState(
    int number,
    Instant openedAt,
    Optional<Instant> dueAt,
    Optional<Instant> closedAt,
    List<Board> boards,
    List<Bye> byes) {
  public RoundState {
    boards = List.copyOf(boards);
    byes = List.copyOf(byes);
  }

  /** Whether every board has a result. */
  public boolean isDecided() {
    return boards.stream().allMatch(board -> board.result().isPresent());
  }

  /** The same with those boards alone that have no result. */
  public RoundState undecided() {
    return new RoundState(
        number,
        openedAt,
        dueAt,
        closedAt,
        boards.stream().filter(board -> board.result().isEmpty()).toList(),
        byes);
  }

  /** Who meets whom. */
  public Pairings.Paired paired() {
    return new Pairings.Paired(boards.stream().map(Board::pairing).toList(), byes);
  }

  /** As formats see it; boards without a result are left out. */
  public Round round() {
    return new Round(boards.stream().flatMap(board -> board.outcome().stream()).toList(), byes);
  }
}
