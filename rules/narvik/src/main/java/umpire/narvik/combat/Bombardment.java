package umpire.narvik.combat;

/**
 * A ship that supports an assault (20.5).
 *
 * @param id of its counter
 * @param strength bombardment strength points
 */
public record Bombardment(String id, int strength) {}
