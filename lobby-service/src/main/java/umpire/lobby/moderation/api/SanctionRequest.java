package umpire.lobby.moderation.api;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A sanction to be issued. */
@Schema(requiredProperties = {"account", "kind", "reason"})
public record SanctionRequest(
    @Schema(description = "The id of the account.") String account,
    @Schema(description = "`warning` or `ban`.") String kind,
    @Schema(
            description =
                "Of a ban: `matchmaking` (seeks and challenges), `tournaments` (entering); left out: both.")
        @Nullable List<String> areas,
    @Schema(minLength = 1, maxLength = 500, description = "For the account to read.") String reason,
    @Schema(description = "The open report that it answers, which is upheld by it.")
        @Nullable String report,
    @Schema(description = "When a ban ends; left out: when it is lifted.")
        @Nullable Instant endsAt) {}
