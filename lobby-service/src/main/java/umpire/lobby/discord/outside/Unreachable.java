package umpire.lobby.discord.outside;

/** Nobody answered. */
public final class Unreachable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Unreachable(String host, Throwable cause) {
    super(host + " does not answer", cause);
  }
}
