package umpire.kernel.play;

/** Marks an event that tells its own actor something he did not know: undo stops there. */
public interface RevealingEvent {}
