package umpire.lobby.matchmaking;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;

/** Who will play. */
@Schema(requiredProperties = {"id", "name"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeekPlayer(
    String id,
    String name,
    @Schema(description = "The seat that is wanted; left out: any.") @Nullable String seat) {
  public static SeekPlayer of(MatchPlayer matchPlayer) {
    return new SeekPlayer(
        matchPlayer.account(), matchPlayer.name(), BlankTexts.asNull(matchPlayer.seat()));
  }
}
