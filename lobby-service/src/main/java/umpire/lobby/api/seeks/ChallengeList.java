package umpire.lobby.api.seeks;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.seeks.Challenges;

/** A page of challenges. */
@Schema(requiredProperties = {"challenges"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ChallengeList(
    List<ChallengeView> challenges,
    @Schema(description = "`cursor` of the next page; left out at the end.")
        @Nullable String next) {
  static ChallengeList of(Challenges.Page page, Instant now) {
    return new ChallengeList(
        page.challenges().stream().map(row -> ChallengeView.of(row, now)).toList(),
        page.next().isEmpty() ? null : page.next());
  }
}
