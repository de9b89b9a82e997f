package umpire.lobby.tournaments.news;

import io.smallrye.mutiny.Uni;

/** Something that is told outside, step by step. */
public interface Telling {
  /** Tells something that nobody has told yet, once; false where there is nothing left. */
  Uni<Boolean> next();
}
