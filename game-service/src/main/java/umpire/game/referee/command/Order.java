package umpire.game.referee.command;

import java.util.OptionalInt;
import umpire.game.store.transaction.DraftRow;
import umpire.kernel.scenario.Seat;

/**
 * What a seat has sent.
 *
 * @param seat whose order it is
 * @param decision that it answers; none for a free act
 * @param draft what stands of it so far, as it was read
 * @param added what is added now
 */
public record Order<C>(Seat seat, OptionalInt decision, DraftRow draft, ParsedCommands<C> added) {}
