package umpire.game.api.shape.catalogue;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An edition that was laid. */
@Schema(
    name = "Edition",
    description = "An edition that was laid, and may be played by its name.",
    requiredProperties = {"game", "edition", "checksum"})
public record EditionShape(
    String game, String edition, @Schema(description = "SHA-256 of its pack.") String checksum) {}
