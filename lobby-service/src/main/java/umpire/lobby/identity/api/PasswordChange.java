package umpire.lobby.identity.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A password to be changed. */
@Schema(requiredProperties = {"oldPassword", "newPassword"})
public record PasswordChange(
    String oldPassword, @Schema(minLength = 10, maxLength = 200) String newPassword) {
  @Override
  public String toString() {
    return "PasswordChange";
  }
}
