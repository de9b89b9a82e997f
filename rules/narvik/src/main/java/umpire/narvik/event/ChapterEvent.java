package umpire.narvik.event;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.narvik.model.Position;

/**
 * An event of a chapter beyond the land battle. It knows what it changes and what it says by
 * paragraph, so that a chapter can be read in one place; who sees it is told by {@link Audiences}.
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
  @Override
  Position applied(Position before);

  /** What it says by paragraph. */
  @Override
  default List<Finding> findings() {
    return List.of();
  }
}
