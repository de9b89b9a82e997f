package umpire.lobby.moderation.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.moderation.Sanction;

/** A warning or a ban. */
@Schema(requiredProperties = {"id", "account", "kind", "reason", "issuedAt", "status"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SanctionView(
    String id,
    AccountReference account,
    @Schema(description = "`warning` or `ban`.") String kind,
    @Schema(description = "What a ban is from: `matchmaking`, `tournaments`.")
        @Nullable List<String> areas,
    String reason,
    Instant issuedAt,
    @Schema(description = "Left out where it lasts until it is lifted.") @Nullable Instant endsAt,
    @Schema(description = "`in-force`, `ended` or `lifted`.") String status,
    @Schema(description = "What the account says against it.") @Nullable String appeal,
    @Nullable Instant appealedAt,
    @Schema(description = "What an administrator says to the appeal, or why it was lifted.")
        @Nullable String answer,
    @Nullable Instant decidedAt) {
  static SanctionView of(Sanction sanction, Map<String, String> names, Instant now) {
    return new SanctionView(
        sanction.id(),
        AccountReference.of(sanction.account(), names),
        sanction.kind().word(),
        sanction.areas().isEmpty() ? null : sanction.areas(),
        sanction.reason(),
        sanction.issuedAt(),
        sanction.endsAt().orElse(null),
        sanction.status(now),
        BlankTexts.asNull(sanction.appeal()),
        sanction.appealedAt().orElse(null),
        BlankTexts.asNull(sanction.answer()),
        sanction.decidedAt().orElse(null));
  }
}
