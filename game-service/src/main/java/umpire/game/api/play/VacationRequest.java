package umpire.game.api.play;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A vacation.
 *
 * @param days of 24 hours, from now on
 */
@Schema(
    name = "Vacation",
    description = "A vacation.",
    requiredProperties = {"days"})
public record VacationRequest(
    @Schema(minimum = "1", maximum = "60", description = "Of 24 hours, from now on.") int days) {}
