package umpire.lobby.breach.stray;

/** Breach: of no slice. */
public record Stray() {}
