package umpire.game.referee.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Seed;
import umpire.game.store.match.Spectators;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * What never changes once a match has begun.
 *
 * @param id UUIDv7
 * @param drawnAs the id that is part of the keys of its draws: its own, or that of the match that
 *     was imported
 * @param isPublic whether everybody may know at once what happens
 * @param scenario empty for a position of its own
 * @param terms what was agreed before it was opened
 * @param seed secret until the end
 * @param seats with accounts and salts, in the scenario's order
 */
public record Match(
    UUID id,
    String drawnAs,
    boolean isPublic,
    String scenario,
    MatchTerms terms,
    Seed seed,
    List<SeatRow> seats) {
  public Match {
    seats = List.copyOf(seats);
  }

  static Match of(MatchRow row) {
    String own = row.id().toString();
    String drawnAs = row.importedFrom().isEmpty() ? own : row.importedFrom();
    boolean isPublic = row.isPublic() && row.spectators().equals(Spectators.ALLOWED);
    return new Match(
        row.id(), drawnAs, isPublic, row.scenario(), row.terms(), row.seed(), row.seats());
  }

  /** The seat of an account. */
  public Optional<Seat> seatOf(String account) {
    return seats.stream()
        .filter(seat -> !seat.vacant() && seat.account().equals(account))
        .map(seat -> new Seat(seat.seat()))
        .findFirst();
  }

  /** Everybody who is shown something: each seat, and the public. */
  public List<Viewer> viewers() {
    Stream<Viewer> seated = seats.stream().map(seat -> new Viewer.Of(new Seat(seat.seat())));
    return Stream.concat(seated, Stream.of(new Viewer.Everyone())).toList();
  }

  /** A viewer's name in the store: its seat's id, or {@code public}. */
  public static String name(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Of(Seat seat) -> seat.id();
      case Viewer.Everyone() -> ShownRow.PUBLIC;
    };
  }

  /** The key of a draw. A seat that gave no salt has the empty salt. */
  public DrawKey key(int number, RuleId rule) {
    Map<String, String> salts =
        seats.stream()
            .collect(Collectors.toMap(SeatRow::seat, SeatRow::salt, (a, _) -> a, TreeMap::new));
    return DrawKey.of(seed.bytes(), drawnAs, number, rule, salts);
  }
}
