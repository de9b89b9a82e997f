package umpire.lobby.identity.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What one signs up and in with. */
@Schema(requiredProperties = {"name", "password"})
public record Credentials(String name, String password) {
  @Override
  public String toString() {
    return "Credentials of " + name;
  }
}
