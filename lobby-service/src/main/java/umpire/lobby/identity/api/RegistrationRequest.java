package umpire.lobby.identity.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The name that one of the provider's people chooses. */
@Schema(requiredProperties = {"ticket", "name"})
public record RegistrationRequest(
    String ticket,
    @Schema(pattern = "[A-Za-z0-9-]{3,32}", description = "Capitals are taken as small letters.")
        String name) {
  @Override
  public String toString() {
    return "RegistrationRequest of " + name;
  }
}
