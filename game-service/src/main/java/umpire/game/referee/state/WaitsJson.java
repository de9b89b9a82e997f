package umpire.game.referee.state;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.game.clock.Clocks;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.scenario.Seat;

/**
 * What a match waits for, as everyone may know it: {waitingFor: [seats], question: adjudicator,
 * deadlines: {seat: moment}}.
 */
public final class WaitsJson {
  private WaitsJson() {}

  public static ObjectNode of(MatchState<?, ?, ?, ?> matchState) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode seats = json.putArray("waitingFor");
    matchState.waitedFor().stream().map(Seat::id).forEach(seats::add);
    matchState
        .question()
        .ifPresent(question -> json.put("question", adjudicator(question.adjudicator())));
    SortedMap<Seat, Instant> deadlines = deadlines(matchState);
    if (!deadlines.isEmpty()) {
      ObjectNode moments = json.putObject("deadlines");
      deadlines.forEach((seat, at) -> moments.put(seat.id(), at.toString()));
    }
    return json;
  }

  /** The end of the time of each seat that is waited for, if time is measured. */
  static SortedMap<Seat, Instant> deadlines(MatchState<?, ?, ?, ?> matchState) {
    return matchState.affairs().clocks().map(Clocks::deadlines).orElseGet(TreeMap::new);
  }

  /** An adjudicator's name. */
  public static String adjudicator(Adjudicator adjudicator) {
    return switch (adjudicator) {
      case Adjudicator.Combat _ -> "combat";
      case Adjudicator.Supply _ -> "supply";
    };
  }
}
