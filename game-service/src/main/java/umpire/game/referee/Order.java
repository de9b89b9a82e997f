package umpire.game.referee;

import java.util.OptionalInt;
import umpire.game.store.DraftRow;
import umpire.kernel.scenario.Seat;

/**
 * What a seat has sent.
 *
 * @param seat whose order it is
 * @param decision that it answers; none for a free act
 * @param draft what stands of it so far, as it was read
 * @param added what is added now
 */
record Order<C>(Seat seat, OptionalInt decision, DraftRow draft, ParsedCommands<C> added) {}
