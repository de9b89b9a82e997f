package umpire.tournament.knockout;

/** Who has a place of a bracket. */
public sealed interface Slot {
  /** It is not decided yet. */
  record Open() implements Slot {}

  /** Nobody, and nobody will: whoever meets this slot goes on without playing. */
  record Nobody() implements Slot {}

  /** The entrant with this number. */
  record Held(int entrant) implements Slot {}

  /** The only open slot. */
  Slot OPEN = new Open();

  /** The only slot that nobody has. */
  Slot NOBODY = new Nobody();
}
