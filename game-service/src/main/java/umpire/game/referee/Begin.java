package umpire.game.referee;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.game.store.Appended;
import umpire.game.store.Cause;
import umpire.game.store.MatchRow;
import umpire.game.store.Matches;

/**
 * The start of a match: as soon as every seat is taken and every salt revealed, run to the first
 * thing to wait for.
 */
@ApplicationScoped
class Begin {
  private final Matches matches;
  private final Editions editions;
  private final Standings standings;
  private final Scribe scribe;
  private final DiceBox dice;

  Begin(Matches matches, Editions editions, Standings standings, Scribe scribe, DiceBox dice) {
    this.matches = matches;
    this.editions = editions;
    this.standings = standings;
    this.scribe = scribe;
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

  private <P, C, E, V> Uni<Appended> begin(MatchRow row, Edition<P, C, E, V> edition) {
    Course<P, C, E, V> course = new Course<>(standings.first(row, edition), dice);
    course.act(Cause.STARTED, act(row.scenario()));
    course.settle();
    return scribe.commit(course, 0);
  }

  /** What is told of it. */
  static ObjectNode act(String scenario) {
    ObjectNode act = JsonNodeFactory.instance.objectNode().put("type", "started");
    return act.put("scenario", scenario);
  }
}
