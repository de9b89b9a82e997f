package umpire.kernel.pack;

import umpire.kernel.citation.Provenance;

/** A counter of the mix: a record of the game. */
public interface Counter {
  /** The counter's id: kebab-case, unique in the pack. */
  String id();

  /** Where the counter's factors come from. */
  Provenance provenance();
}
