package umpire.narvik.combat;

import umpire.kernel.pack.CounterId;

/**
 * A ship that supports an assault (20.5).
 *
 * @param id of its counter
 * @param strength bombardment strength points
 */
public record Bombardment(@CounterId String id, int strength) {}
