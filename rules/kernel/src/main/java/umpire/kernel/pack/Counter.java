package umpire.kernel.pack;

import umpire.kernel.cite.Provenance;

/** A counter of the mix: a record of the game. */
public interface Counter {
  /** Kebab-case, unique in the pack. */
  String id();

  /** Whence its factors. */
  Provenance provenance();
}
