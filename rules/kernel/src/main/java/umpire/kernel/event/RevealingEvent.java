package umpire.kernel.event;

/** Marks an event that tells its own actor something new: undo stops there. */
public interface RevealingEvent {}
