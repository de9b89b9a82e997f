package umpire.game.referee.reading;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.DrawKey;

/** The battles of a match, as somebody may know them. */
@Singleton
public class Battles {
  private final MatchReader matchReader;
  private final EventJournal eventJournal;
  private final MatchDataStore matchDataStore;

  Battles(MatchReader matchReader, EventJournal eventJournal, MatchDataStore matchDataStore) {
    this.matchReader = matchReader;
    this.eventJournal = eventJournal;
    this.matchDataStore = matchDataStore;
  }

  /**
   * One throw of a battle's dice, and what came of it.
   *
   * @param draw with its dice; without them where the viewer may not see them
   * @param key of the dice, or nothing where the viewer may not see them
   * @param events what the viewer was shown of it, in order
   */
  public record Round(DrawRow draw, List<DrawKey> key, List<ShownRow> events) {
    public Round {
      key = List.copyOf(key);
      events = List.copyOf(events);
    }
  }

  /** Every battle in the order fought; each has the rounds of it in order, at least one. */
  public Uni<List<List<Round>>> of(UUID match, MatchReaderAccess matchReaderAccess) {
    return matchReader
        .see(match, matchReaderAccess)
        .flatMap(
            visibleMatch ->
                eventJournal
                    .fought(match, visibleMatch.row().revision())
                    .flatMap(
                        fought ->
                            fought.isEmpty()
                                ? Uni.createFrom().item(List.of())
                                : rounds(visibleMatch, fought)));
  }

  private Uni<List<List<Round>>> rounds(VisibleMatch visibleMatch, List<EventRow> fought) {
    UUID match = visibleMatch.row().id();
    var revisions = fought.stream().map(EventRow::revision).collect(Collectors.toSet());
    return matchDataStore
        .draws(match, visibleMatch.row().revision())
        .flatMap(
            draws ->
                eventJournal
                    .shownIn(match, visibleMatch.viewer(), revisions)
                    .map(shown -> rounds(visibleMatch, fought, byNumber(draws), shown)));
  }

  private static Map<Integer, DrawRow> byNumber(List<DrawRow> draws) {
    return draws.stream().collect(Collectors.toMap(DrawRow::number, Function.identity()));
  }

  private static List<List<Round>> rounds(
      VisibleMatch visibleMatch,
      List<EventRow> fought,
      Map<Integer, DrawRow> draws,
      List<ShownRow> shown) {
    List<List<Round>> battles = new ArrayList<>();
    for (EventRow event : fought) {
      DrawRow draw = draws.get(event.draw());
      if (draw != null) {
        battles.add(List.of(round(visibleMatch, draw, shownOf(event, shown))));
      }
    }
    return List.copyOf(battles);
  }

  private static Round round(VisibleMatch visibleMatch, DrawRow draw, List<ShownRow> events) {
    if (visibleMatch.standing().over() || draw.seenBy().contains(visibleMatch.viewer())) {
      DrawKey key = visibleMatch.standing().match().key(draw.number(), new RuleId(draw.rule()));
      return new Round(draw, List.of(key), events);
    }
    DrawRow covered =
        new DrawRow(
            draw.number(), draw.rule(), draw.lot(), List.of(), List.of(), draw.seenBy(), true);
    return new Round(covered, List.of(), events);
  }

  /**
   * What was shown of the report's transaction: a report is all that its transaction begins with.
   */
  private static List<ShownRow> shownOf(EventRow event, List<ShownRow> shown) {
    return shown.stream()
        .filter(row -> row.revision() == event.revision())
        .dropWhile(row -> !followsFrom(row, event.draw()))
        .toList();
  }

  private static boolean followsFrom(ShownRow row, int draw) {
    for (JsonNode number : StoredJson.tree(row.body()).path("draws")) {
      if (number.asInt() == draw) {
        return true;
      }
    }
    return false;
  }
}
