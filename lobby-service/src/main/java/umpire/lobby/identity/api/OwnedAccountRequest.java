package umpire.lobby.identity.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A bot or service to be made. */
@Schema(requiredProperties = {"name", "kind"})
public record OwnedAccountRequest(
    @Schema(pattern = "[A-Za-z0-9-]{3,32}", description = "Capitals are taken as small letters.")
        String name,
    @Schema(
            enumeration = {"bot", "service"},
            description = "A bot plays; a service arranges what others play.")
        String kind) {}
