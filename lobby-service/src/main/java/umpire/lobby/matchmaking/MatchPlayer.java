package umpire.lobby.matchmaking;

import jakarta.persistence.Embeddable;

/**
 * Who will play, and how.
 *
 * @param account its id
 * @param name of the account
 * @param seat wanted, empty where any will do
 * @param seated whether the seat is taken as soon as the match opens; otherwise it is kept for the
 *     account
 * @param salt the player's part in every draw, where seated
 */
@Embeddable
public record MatchPlayer(String account, String name, String seat, boolean seated, String salt) {
  /** Nobody yet. */
  public static final MatchPlayer NOBODY = new MatchPlayer("", "", "", false, "");
}
