package umpire.lobby.discord.links;

/**
 * A Discord user with an account.
 *
 * @param user Discord's id
 * @param account id of the account
 * @param token the personal token that was lent: with it we call our public API for the user
 */
public record LinkedUser(String user, String account, String token) {
  @Override
  public String toString() {
    return "Linked " + user;
  }
}
