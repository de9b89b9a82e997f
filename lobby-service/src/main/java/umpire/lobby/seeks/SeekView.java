package umpire.lobby.seeks;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Instant;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.common.RatingRangeForm;
import umpire.lobby.matchmaking.ClockTermsShape;
import umpire.lobby.matchmaking.SeekPlayer;
import umpire.lobby.matchmaking.SpectatorsForm;
import umpire.lobby.matchmaking.WantedMatch;

/** A seek: what is sought, by whom, and what became of it. */
@Schema(
    requiredProperties = {
      "id",
      "game",
      "scenario",
      "options",
      "visibility",
      "spectators",
      "rated",
      "owner",
      "status",
      "postedAt"
    })
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeekView(
    String id,
    String game,
    String scenario,
    @JsonRawValue
        @Schema(implementation = Map.class, description = "Those that were chosen, by id.")
        String options,
    @Schema(enumeration = {"public", "private"}) String visibility,
    @Schema(enumeration = {"allowed", "delayed", "none"}) String spectators,
    @Schema(description = "How late they see the match, where they are `delayed`.")
        @Nullable Integer spectatorDelaySeconds,
    @JsonRawValue
        @Schema(
            implementation = ClockTermsShape.class,
            description = "How time is given; left out: it is not measured.")
        @Nullable String clock,
    @Schema(description = "Whether its end counts for ratings.") boolean rated,
    @Schema(description = "Who may join; left out: anybody.") @Nullable RatingRangeForm ratings,
    SeekPlayer owner,
    @Schema(enumeration = {"open", "opening", "opened", "failed", "cancelled"}) String status,
    Instant postedAt,
    @Schema(description = "Who joined.") @Nullable SeekPlayer joiner,
    @Schema(description = "The match, once somebody joined; it is there when the status is opened.")
        @Nullable String match,
    @Schema(description = "Why the match was refused.") @Nullable String reason) {

  static SeekView of(SeekRow row) {
    WantedMatch wanted = row.wanted();
    return new SeekView(
        row.id(),
        wanted.game(),
        wanted.scenario(),
        wanted.options(),
        wanted.isPublic() ? "public" : "private",
        SpectatorsForm.word(wanted.spectatorDelay()),
        SpectatorsForm.seconds(wanted.spectatorDelay()),
        BlankTexts.asNull(wanted.clock()),
        wanted.rated(),
        row.ratings().shown(),
        SeekPlayer.of(row.owner()),
        row.status(),
        row.postedAt(),
        row.joiner().account().isEmpty() ? null : SeekPlayer.of(row.joiner()),
        BlankTexts.asNull(row.match()),
        BlankTexts.asNull(row.reason()));
  }
}
