package umpire.lobby.tournaments.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What somebody may do. */
@Schema(requiredProperties = {"role"})
public record RoleRequest(
    @Schema(
            enumeration = {"host", "arbiter", "reader"},
            description =
                "`host`: everything; `arbiter`: entrants, rounds and results; `reader`: reading, a draft too.")
        String role) {}
