package umpire.kernel.play;

/** What comes back from an adjudicator: a record of the game. */
public interface Report {}
