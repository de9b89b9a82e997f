package umpire.game.referee.order;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import umpire.chassis.http.Problem;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.transaction.StoredTransaction;

/** What the rules, and the sequence of decisions, say of an order. */
public sealed interface OrderRuling<P, C, E, V> {
  /**
   * It was not refused.
   *
   * @param course what happens; without events if the order is not complete yet
   * @param draft the seat's draft after it
   * @param left the commands that were not reached, because something else came first
   */
  record Done<P, C, E, V>(
      MatchTransaction<P, C, E, V> course, StoredTransaction.DraftChange draft, List<JsonNode> left)
      implements OrderRuling<P, C, E, V> {
    public Done {
      left = List.copyOf(left);
    }

    /** True if only the draft grows and the match stays as it is. */
    public boolean draftOnly() {
      return course.events().isEmpty();
    }
  }

  /** It was refused, and nothing has happened. */
  record Refused<P, C, E, V>(Problem problem) implements OrderRuling<P, C, E, V> {}
}
