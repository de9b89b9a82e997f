package umpire.kernel.event;

/**
 * Marks an event by which a seat answers unseen what others are asked beside it. Such an answer is
 * changed by a new one and never taken back: a refusal that named what others did since would tell
 * that one of them has changed theirs.
 */
public interface SealedAnswer {}
