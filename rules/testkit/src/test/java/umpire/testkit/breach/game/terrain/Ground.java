package umpire.testkit.breach.game.terrain;

/** A kind of ground, harmless in itself. */
public record Ground(String name) {}
