package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import umpire.game.store.Step;

/**
 * An order that was not refused.
 *
 * @param course what happens; without events if the order is not complete yet
 * @param draft the seat's draft after it
 * @param left the commands that were not reached, because something else came first
 */
record Judged<P, C, E, V>(Course<P, C, E, V> course, Step.DraftChange draft, List<JsonNode> left) {
  Judged {
    left = List.copyOf(left);
  }

  /** True if only the draft grows and the match stays as it is. */
  boolean draftOnly() {
    return course.events().isEmpty();
  }
}
