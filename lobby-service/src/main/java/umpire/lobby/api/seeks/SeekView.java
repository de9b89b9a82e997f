package umpire.lobby.api.seeks;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Instant;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.store.seeks.MatchPlayer;
import umpire.lobby.store.seeks.SeekRow;
import umpire.lobby.store.seeks.WantedMatch;

/** A seek: what is sought, by whom, and what became of it. */
@Schema(
    requiredProperties = {
      "id",
      "game",
      "scenario",
      "options",
      "visibility",
      "spectators",
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
        blankAsNone(wanted.clock()),
        SeekPlayer.of(row.owner()),
        row.status(),
        row.postedAt(),
        row.joiner().account().isEmpty() ? null : SeekPlayer.of(row.joiner()),
        blankAsNone(row.match()),
        blankAsNone(row.reason()));
  }

  static @Nullable String blankAsNone(String text) {
    return text.isEmpty() ? null : text;
  }

  /** Who will play. */
  @Schema(requiredProperties = {"id", "name"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record SeekPlayer(
      String id,
      String name,
      @Schema(description = "The seat that is wanted; left out: any.") @Nullable String seat) {
    static SeekPlayer of(MatchPlayer matchPlayer) {
      return new SeekPlayer(
          matchPlayer.account(), matchPlayer.name(), blankAsNone(matchPlayer.seat()));
    }
  }
}
