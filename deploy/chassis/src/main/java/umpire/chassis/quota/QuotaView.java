package umpire.chassis.quota;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How the caller stands with a quota of a service. */
@Schema(
    name = "Quota",
    description =
        "How the caller stands with a quota. Every answer that is counted tells the same in the headers `RateLimit` and `RateLimit-Policy`.",
    requiredProperties = {"key", "service", "by", "most", "aMinute", "remaining", "reset", "about"})
public record QuotaView(
    @Schema(description = "A stable name, also of a refusal's `key`.", examples = "read")
        String key,
    @Schema(description = "The service that counts.", examples = "game-service") String service,
    @Schema(
            description = "What is counted together; without a token, the address.",
            enumeration = {"token", "owner", "address"})
        String by,
    @Schema(description = "Calls at once, after a time of silence.") long most,
    @Schema(description = "Calls that are given back in a minute.") long aMinute,
    @Schema(description = "Calls that are left now.") long remaining,
    @Schema(description = "Seconds until all are left again.") long reset,
    @Schema(description = "What counts.") String about) {}
