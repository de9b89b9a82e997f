package umpire.lobby.challenges;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.matchmaking.Page;

/** A page of challenges. */
@Schema(requiredProperties = {"challenges"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ChallengeList(
    List<ChallengeView> challenges,
    @Schema(description = "`cursor` of the next page; left out at the end.")
        @Nullable String next) {
  static ChallengeList of(Page<ChallengeRow> page, Instant now) {
    return new ChallengeList(
        page.rows().stream().map(row -> ChallengeView.of(row, now)).toList(),
        BlankTexts.asNull(page.next()));
  }
}
