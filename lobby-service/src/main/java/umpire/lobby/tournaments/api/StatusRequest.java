package umpire.lobby.tournaments.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Where a tournament is to be led. */
@Schema(requiredProperties = {"status"})
public record StatusRequest(
    @Schema(
            enumeration = {
              "published",
              "registration",
              "check-in",
              "running",
              "finished",
              "cancelled"
            })
        String status) {}
