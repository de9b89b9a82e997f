package umpire.game.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * By which link a seat is taken.
 *
 * @param link the secret
 * @param salt the holder's part in every draw: up to 64 lower-case hexadecimal digits
 */
@Schema(
    description = "By which link a seat is taken.",
    requiredProperties = {"link"})
public record LinkUse(
    @Schema(maxLength = 200, description = "The secret.") String link,
    @Schema(pattern = "[0-9a-f]{0,64}", description = "The holder's part in every draw.")
        @Nullable String salt) {
  @Override
  public String toString() {
    return "LinkUse"; // the secret is nobody's to read in a log
  }
}
