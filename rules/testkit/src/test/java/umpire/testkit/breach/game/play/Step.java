package umpire.testkit.breach.game.play;

/** A step of play, harmless in itself. */
public record Step(int number) {}
