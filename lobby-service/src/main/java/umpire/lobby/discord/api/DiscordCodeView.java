package umpire.lobby.discord.api;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A code by which an account is linked with a Discord user. */
@Schema(requiredProperties = {"code", "expiresAt"})
public record DiscordCodeView(
    @Schema(description = "To be typed in Discord.", pattern = "[0-9A-Z]{5}-[0-9A-Z]{5}")
        String code,
    Instant expiresAt) {
  @Override
  public String toString() {
    return "DiscordCodeView until " + expiresAt;
  }
}
