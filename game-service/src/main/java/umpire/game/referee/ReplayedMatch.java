package umpire.game.referee;

import java.util.List;
import umpire.game.store.DrawRow;
import umpire.game.store.EventRow;
import umpire.game.store.ShownRow;

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
