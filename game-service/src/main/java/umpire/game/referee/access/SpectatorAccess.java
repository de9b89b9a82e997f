package umpire.game.referee.access;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import umpire.game.store.match.ListedRow;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.PastState;
import umpire.game.store.match.PastStates;

/**
 * The one place that decides how much of a match an account without a seat sees: the row of the
 * match as it may be shown. Everything else that such an account reads ends at the revision of that
 * row.
 */
@Singleton
public class SpectatorAccess {
  private final PastStates pastStates;

  SpectatorAccess(PastStates pastStates) {
    this.pastStates = pastStates;
  }

  /**
   * A match as it may be shown.
   *
   * @param row as it stands, or as it stood for as long ago as its spectators' delay; then its
   *     clock and why it is stalled are not shown
   * @param late whether it is the row of then
   * @param next in how many milliseconds there is more to be shown; empty if that is not known
   */
  public record Glimpse(MatchRow row, boolean late, OptionalLong next) {}

  /** The match as it may be shown to somebody who may look on. */
  public Uni<Glimpse> of(MatchRow row, MatchReaderAccess matchReaderAccess) {
    if (!matchReaderAccess.seesLate(row)) {
      return Uni.createFrom().item(new Glimpse(row, false, OptionalLong.empty()));
    }
    return pastStates
        .shown(List.of(row.id()))
        .map(
            all -> {
              PastState pastState = all.getOrDefault(row.id(), NOTHING);
              return new Glimpse(then(row, pastState), true, pastState.next());
            });
  }

  /** The same for one of many who follow it: those who see it late share the question. */
  public Uni<Glimpse> of(
      MatchRow row, MatchReaderAccess matchReaderAccess, SharedLookups sharedLookups) {
    return matchReaderAccess.seesLate(row)
        ? sharedLookups.late(() -> of(row, matchReaderAccess))
        : of(row, matchReaderAccess);
  }

  /** The rows of a list for everybody, each as it may be shown to somebody without a seat. */
  public Uni<List<ListedRow>> everybodys(List<ListedRow> rows) {
    List<UUID> late =
        rows.stream()
            .map(ListedRow::match)
            .filter(row -> row.spectators().delayed())
            .map(MatchRow::id)
            .toList();
    return pastStates
        .shown(late)
        .map(all -> rows.stream().map(row -> new ListedRow(shown(row, all), row.waits())).toList());
  }

  private static MatchRow shown(ListedRow listed, Map<UUID, PastState> moments) {
    MatchRow row = listed.match();
    return row.spectators().delayed() ? then(row, moments.getOrDefault(row.id(), NOTHING)) : row;
  }

  private static final PastState NOTHING =
      new PastState(0, MatchRow.OPEN, "{}", "", OptionalLong.empty());

  private static MatchRow then(MatchRow row, PastState pastState) {
    return row.as(pastState.status(), pastState.revision(), pastState.waits(), pastState.outcome());
  }
}
