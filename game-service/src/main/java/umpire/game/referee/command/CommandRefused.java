package umpire.game.referee.command;

import umpire.chassis.http.Problem;

/**
 * Commands that were refused: nothing has happened.
 *
 * @param problem why, as the sender receives it
 */
public record CommandRefused(Problem problem) implements CommandResult {}
