package umpire.game.api.http;

/** The scopes of tokens that this service asks for. */
public final class Scopes {
  public static final String READ = "match:read";
  public static final String PLAY = "match:play";
  public static final String ADMIN = "admin";

  private Scopes() {}
}
