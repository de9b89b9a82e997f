package umpire.kernel.flow;

/** Marks what a frame that is gone tells the one that is on top now. */
public interface FrameResult {}
