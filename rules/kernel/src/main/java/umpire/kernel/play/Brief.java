package umpire.kernel.play;

/** What goes to an adjudicator: a self-contained record of the game. */
public interface Brief {}
