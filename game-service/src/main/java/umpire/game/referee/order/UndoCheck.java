package umpire.game.referee.order;

import java.util.List;
import java.util.Optional;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.transaction.EventRow;
import umpire.kernel.scenario.Seat;

/**
 * Whether a seat may undo its last order: only if nothing followed from it that revealed something
 * or was drawn.
 */
public enum UndoCheck {
  NOTHING("nothing", "There is no order of this seat to undo."),
  OTHER_SEAT("other-seat", "Another seat has acted since."),
  SEALED("sealed", "A sealed answer cannot be undone; send another answer to replace it."),
  OVERDUE("overdue", "A seat's time has run out since."),
  DRAW("draw", "Dice were drawn since; no die is thrown twice."),
  QUESTION("question", "Another service was asked since."),
  REVELATION("revelation", "It revealed something to the seat.");

  private final String word;
  private final String sentence;

  UndoCheck(String word, String sentence) {
    this.word = word;
    this.sentence = sentence;
  }

  /** As programs read it. */
  String word() {
    return word;
  }

  /** As people read it. */
  public String sentence() {
    return sentence;
  }

  /**
   * Why not; empty if it may.
   *
   * @param made the revision that would be taken back
   * @param since the events of that revision and all after it
   */
  public static Optional<UndoCheck> refusal(Seat seat, int made, List<EventRow> since) {
    return since.stream()
        .map(event -> refusal(seat, made, event))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<UndoCheck> refusal(Seat seat, int made, EventRow event) {
    return switch (event.cause()) {
      case STARTED, RESIGNED, ADJUDICATED, ENDED -> Optional.of(NOTHING);
      case CHOSEN, DRAWN, REPORTED, LAPSED -> ruled(seat, event);
      // What was taken back revealed nothing, or it could not have been.
      case UNDONE -> event.revision() > made ? Optional.empty() : Optional.of(NOTHING);
      case OVERDUE -> Optional.of(OVERDUE);
      // Words are no input to the game.
      case PARLEY, ADJOURNED -> Optional.empty();
    };
  }

  private static Optional<UndoCheck> ruled(Seat seat, EventRow event) {
    return switch (event.barrier()) {
      case DRAWN -> Optional.of(DRAW);
      case REPORTED -> Optional.of(QUESTION);
      case LAPSED -> Optional.of(OVERDUE);
      // Whosever it is: that another seat has changed its own is nobody else's business.
      case SEALED -> Optional.of(SEALED);
      case REVEALED -> Optional.of(isBy(seat, event) ? REVELATION : OTHER_SEAT);
      case NONE -> isBy(seat, event) ? Optional.empty() : Optional.of(OTHER_SEAT);
    };
  }

  /** True of an event in the midst of an order too: the first says whose it is. */
  private static boolean isBy(Seat seat, EventRow event) {
    return event.input().isEmpty()
        || StoredJson.tree(event.input()).path("seat").asText().equals(seat.id());
  }
}
