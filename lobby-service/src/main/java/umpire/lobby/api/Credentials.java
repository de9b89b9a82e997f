package umpire.lobby.api;

/** What one signs up and in with. */
public record Credentials(String name, String password) {
  @Override
  public String toString() {
    return "Credentials of " + name;
  }
}
