package umpire.game.referee.replay;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import umpire.game.referee.act.Parley;
import umpire.game.referee.act.Parley.Word;
import umpire.game.store.match.MatchPolicies;

/**
 * An act of a seat in an exported match, replayed. Its effect on the clocks is taken over; a draw
 * counts only if all seats agreed.
 *
 * @param policies what the match allows
 * @param place of it in the export
 */
record ReplayedParley(Parley parley, MatchPolicies policies, String place) {
  /** Says it, and what was settled by it; throws InvalidExport for what nobody says. */
  void replay(JsonNode event, JsonNode next) {
    JsonNode act = event.path("event");
    Word word = word(act).orElseThrow(this::unsaid);
    if (!allows(word)) {
      throw new InvalidExport(place + "/event/type", "the policies of the match do not allow this");
    }
    switch (word) {
      case DRAW_OFFERED -> parley.offerDraw();
      case DRAW_WITHDRAWN, DRAW_DECLINED -> parley.withdrawDraw();
      case PAUSE_WITHDRAWN, PAUSE_DECLINED, PAUSE_END_OFFERED, VACATION_ENDED ->
          parley.record(word);
      case PAUSE_OFFERED, VACATION_BEGUN -> parley.record(word, until(act));
      case PAUSED, PAUSE_ENDED -> throw unsaid(); // these follow from another's
    }
    if (next.path("revision").equals(event.path("revision"))) {
      Optional<Word> settled = word(next.path("event"));
      settled.filter(Word.PAUSED::equals).ifPresent(paused -> parley.record(paused, until(act)));
      settled.filter(Word.PAUSE_ENDED::equals).ifPresent(parley::record);
    }
  }

  private boolean allows(Word word) {
    return switch (word) {
      case DRAW_OFFERED, DRAW_WITHDRAWN, DRAW_DECLINED -> policies.draw();
      case PAUSE_OFFERED, PAUSE_END_OFFERED, PAUSE_WITHDRAWN, PAUSE_DECLINED, PAUSED, PAUSE_ENDED ->
          policies.pause();
      case VACATION_BEGUN, VACATION_ENDED -> true;
    };
  }

  private static Optional<Word> word(JsonNode act) {
    return Arrays.stream(Word.values())
        .filter(word -> word.type().equals(act.path("type").asText()))
        .findFirst();
  }

  private InvalidExport unsaid() {
    return new InvalidExport(place + "/event/type", "no seat can send this");
  }

  private Instant until(JsonNode act) {
    return moment(act, place);
  }

  /** The moment that an act at this place names; throws InvalidExport where there is none. */
  static Instant moment(JsonNode act, String place) {
    try {
      return Instant.parse(act.path("until").asText());
    } catch (DateTimeException _) {
      throw new InvalidExport(place + "/event/until", "a moment belongs here");
    }
  }
}
