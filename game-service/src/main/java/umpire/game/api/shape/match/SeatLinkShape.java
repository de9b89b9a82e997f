package umpire.game.api.shape.match;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A link for a seat. */
@Schema(
    name = "SeatLink",
    description = "A link for a seat: whoever has it may take the seat.",
    requiredProperties = {"match", "seat", "link", "expiresAt"})
public record SeatLinkShape(
    String match,
    String seat,
    @Schema(description = "The secret, told this once; for `POST /v1/links`.") String link,
    @Schema(description = "Nobody takes the seat by it after that.") Instant expiresAt) {}
