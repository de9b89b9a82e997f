package umpire.narvik.play;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.narvik.model.Position;

/**
 * An event of a chapter beyond the land battle. It knows what it changes, who sees it and what it
 * says by paragraph, so that a chapter can be read in one place.
 */
public sealed interface ChapterEvent extends Event
    permits ArrivalEvent,
        EventPhaseEvent,
        NavalEvent,
        RedeploymentEvent,
        SetupEvent,
        TurnEvent,
        AirEvent,
        FireEvent,
        EdgeEvent {
  /** The position after it: total and dumb. */
  Position applied(Position before);

  /** What a viewer sees of it; everyone all of it, unless it says otherwise. */
  default Shown<Event> shown(Position before, Viewer viewer) {
    return new Shown.Whole<>(this);
  }

  /** What it says by paragraph. */
  default List<Finding> findings() {
    return List.of();
  }
}
