package umpire.kernel.flow;

/**
 * Marks a frame of an order that is not complete: no position of a match has one, and nobody but
 * the author of the order sees it.
 */
public interface DraftFrame {}
