package umpire.game.referee.replay;

import java.util.List;
import umpire.game.referee.state.MatchState;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.ShownRow;

/** A match that was played again to its end: where it stands, and all that is to be stored. */
record ReplayedMatch(
    MatchState<?, ?, ?, ?> standing,
    List<EventRow> events,
    List<ShownRow> shown,
    List<DrawRow> draws) {
  ReplayedMatch {
    events = List.copyOf(events);
    shown = List.copyOf(shown);
    draws = List.copyOf(draws);
  }
}
