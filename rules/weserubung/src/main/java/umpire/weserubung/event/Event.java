package umpire.weserubung.event;

import umpire.weserubung.model.Position;

/**
 * What has happened. An event knows what it changes and what it says by paragraph; which family it
 * belongs to says who is shown it.
 */
public sealed interface Event extends umpire.kernel.event.Event<Position>
    permits OpenEvent, SealedEvent, SideEvent, Bookkeeping {}
