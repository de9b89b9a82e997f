package umpire.kernel.play;

/**
 * A position at rest, with what it waits for. A ruleset gives one on opening a match, for a stored
 * position and with each ruling, and is handed it back with the next input: what may be answered is
 * worked out once.
 *
 * @param position the position
 * @param pending what it waits for
 * @param <P> the game's position
 * @param <C> the game's commands
 */
public record Rest<P, C>(P position, Pending<C> pending) {}
