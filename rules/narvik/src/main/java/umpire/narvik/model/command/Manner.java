package umpire.narvik.model.command;

/** How a German arrival is placed (23.4, 11.2). */
public enum Manner {
  FACE_UP,
  FACE_DOWN,
  /** Face down, and a new decoy besides. */
  WITH_DECOY
}
