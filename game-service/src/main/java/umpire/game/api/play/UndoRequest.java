package umpire.game.api.play;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Taking the last order back.
 *
 * @param commandId the sender's own, up to 255 characters: a repetition takes nothing more back
 */
@Schema(
    name = "Undo",
    description = "Taking the last order back.",
    requiredProperties = {"commandId"})
public record UndoRequest(
    @Schema(
            minLength = 1,
            maxLength = 255,
            description = "The sender's own: a repetition takes nothing more back.")
        String commandId) {}
