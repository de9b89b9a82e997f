package umpire.game.api.shape.stream;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A ticket for one stream.
 *
 * @param ticket to be sent as {@code ?ticket=}, once
 * @param expiresAt until when the stream must be opened
 */
@Schema(
    name = "StreamTicket",
    description = "A ticket for one stream.",
    requiredProperties = {"ticket", "expiresAt"})
public record TicketShape(
    @Schema(description = "To be sent as `?ticket=`, once.") String ticket,
    @Schema(description = "Until when the stream must be opened.") Instant expiresAt) {
  @Override
  public String toString() {
    return "TicketShape until " + expiresAt;
  }
}
