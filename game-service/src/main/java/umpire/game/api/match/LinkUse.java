package umpire.game.api.match;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * By which link a seat is taken.
 *
 * @param link the secret
 * @param salt the holder's part in every draw: up to 64 lower-case hexadecimal digits
 * @param saltCommitment SHA-256 of a salt that is revealed once every seat is taken
 */
@Schema(
    description = "By which link a seat is taken.",
    requiredProperties = {"link"})
public record LinkUse(
    @Schema(maxLength = 200, description = "The secret.") String link,
    @Schema(pattern = "[0-9a-f]{0,64}", description = "The holder's part in every draw.")
        @Nullable String salt,
    @Schema(
            pattern = "[0-9a-f]{64}",
            description =
                "Instead of the salt, SHA-256 of its 32 to 64 digits; the salt is revealed once every seat is taken.")
        @Nullable String saltCommitment) {
  @Override
  public String toString() {
    return "LinkUse"; // the secret is nobody's to read in a log
  }
}
