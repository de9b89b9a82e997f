package umpire.game.referee.opening;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.Matches;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.EventCause;

/**
 * Starts a match when every seat is taken and every salt is revealed, and runs it to the first
 * thing for which it waits.
 */
@Singleton
public class MatchStart {
  private final Matches matches;
  private final Editions editions;
  private final MatchStateCache matchStateCache;
  private final MatchCommitter matchCommitter;
  private final DrawSource dice;

  MatchStart(
      Matches matches,
      Editions editions,
      MatchStateCache matchStateCache,
      MatchCommitter matchCommitter,
      DrawSource dice) {
    this.matches = matches;
    this.editions = editions;
    this.matchStateCache = matchStateCache;
    this.matchCommitter = matchCommitter;
    this.dice = dice;
  }

  /** The match, begun if it can begin and nobody has begun it. */
  Uni<MatchRow> ifFull(MatchRow row) {
    if (!row.status().equals(MatchRow.OPEN) || !row.ready()) {
      return Uni.createFrom().item(row);
    }
    // OVERTAKEN means that another request has begun it: as good.
    return editions
        .pinned(row)
        .flatMap(edition -> begin(row, edition))
        .flatMap(_ -> matches.find(row.id()))
        .map(found -> found.orElseThrow());
  }

  private <P, C, E, V> Uni<AppendResult> begin(MatchRow row, Edition<P, C, E, V> edition) {
    MatchTransaction<P, C, E, V> transaction =
        new MatchTransaction<>(matchStateCache.first(row, edition), dice);
    transaction.act(EventCause.STARTED, act(row.scenario()));
    transaction.settle();
    return matchCommitter.commit(transaction, 0);
  }

  /** The act that everybody is shown. */
  public static ObjectNode act(String scenario) {
    ObjectNode act = JsonNodeFactory.instance.objectNode().put("type", "started");
    return act.put("scenario", scenario);
  }
}
