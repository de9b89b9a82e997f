package umpire.game.api;

/** The scopes of tokens that this service asks for. */
final class Scopes {
  static final String READ = "match:read";
  static final String PLAY = "match:play";
  static final String ADMIN = "admin";

  private Scopes() {}
}
