package umpire.game.api.shape.match;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Where a match goes on from. */
@Schema(
    name = "Continues",
    description = "Where a match goes on from, with dice of its own.",
    requiredProperties = {"match", "after", "draws"})
public record ContinuesShape(
    @Schema(description = "The imported match.") String match,
    @Schema(description = "As it stood after this revision of its export.") int after,
    @Schema(description = "The draws before that: its own are numbered on from there.")
        int draws) {}
