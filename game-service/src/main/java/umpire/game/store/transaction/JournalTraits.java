package umpire.game.store.transaction;

import java.util.List;

/** What is among the events of an entry, as bits, so that an entry can be found by it unread. */
final class JournalTraits {
  /** A report with dice. */
  static final int FOUGHT = 1;

  /** Something was taken back. */
  static final int UNDONE = 2;

  /** A player acted, or ran out of time: what followed from the command before ends here. */
  static final int ACTED = 4;

  private JournalTraits() {}

  /** The condition in SQL by which entries with this trait are found. */
  static String has(int trait) {
    return "traits & " + trait + " <> 0";
  }

  static int of(List<EventRow> events) {
    return events.stream().mapToInt(JournalTraits::of).reduce(0, (one, other) -> one | other);
  }

  private static int of(EventRow event) {
    return switch (event.cause()) {
      case REPORTED -> event.draw() > 0 ? FOUGHT : 0;
      case UNDONE -> UNDONE | ACTED;
      case CHOSEN, RESIGNED, OVERDUE -> ACTED;
      default -> 0;
    };
  }
}
