package umpire.lobby.moderation.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.moderation.ModerationAct;

/** What an administrator did about an account. */
@Schema(requiredProperties = {"at", "administrator", "act"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ActView(
    Instant at,
    AccountReference administrator,
    @Schema(description = "`read`, `decide-report`, `warn`, `ban`, `uphold` or `lift`.") String act,
    @Schema(description = "The report or sanction; left out for `read`.") @Nullable String target) {
  static ActView of(ModerationAct act, Map<String, String> names) {
    return new ActView(
        act.at(),
        AccountReference.of(act.administrator(), names),
        act.act(),
        BlankTexts.asNull(act.target()));
  }
}
