package umpire.lobby.discord.http;

/** Nobody answered. */
public final class ApiUnreachable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ApiUnreachable(String host, Throwable cause) {
    super(host + " does not answer", cause);
  }
}
