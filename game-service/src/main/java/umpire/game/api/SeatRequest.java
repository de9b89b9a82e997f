package umpire.game.api;

import org.jspecify.annotations.Nullable;

/**
 * How a seat is taken.
 *
 * @param salt the holder's part in every draw: up to 64 lower-case hexadecimal digits
 */
public record SeatRequest(@Nullable String salt) {}
