package umpire.kernel.hex;

/** Something that never changes and keeps what was worked out of it. */
public interface Remembering {
  /** What was worked out of it; always the same object. */
  Memory memory();
}
