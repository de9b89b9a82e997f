package umpire.lobby.tournaments.store;

/**
 * Who acts on a tournament.
 *
 * @param account its id, empty for what follows by itself
 */
public record Actor(String account, String name) {
  /** The end of a match, or what follows from it. */
  public static final Actor NOBODY = new Actor("", "");
}
