package umpire.game.api.shape.catalogue;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A page of the bots that have announced themselves. */
@Schema(
    name = "Bots",
    description = "A page of the bots that have announced themselves.",
    requiredProperties = {"bots"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BotsShape(
    List<BotShape> bots,
    @Schema(description = "The cursor of the next page, if there is one.") @Nullable String next) {

  /** A bot. */
  @Schema(
      name = "Bot",
      description = "A bot: what it plays, and how it is.",
      requiredProperties = {
        "name",
        "account",
        "house",
        "games",
        "scenarios",
        "seats",
        "clocks",
        "concurrency",
        "playing",
        "online",
        "announcedAt"
      })
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record BotShape(
      String name,
      @Schema(description = "To be named as the seat's account.", examples = "bot:random")
          String account,
      @Schema(description = "Whether it is the house's own.") boolean house,
      List<String> games,
      @Schema(description = "None for all.") List<String> scenarios,
      @Schema(description = "None for all.") List<String> seats,
      @Schema(description = "None for all; `none` for time that is not measured.")
          List<String> clocks,
      @Schema(description = "Matches at a time.") int concurrency,
      @Schema(description = "Matches now, invitations included.") int playing,
      @Schema(description = "Of its matches at a time, against one opponent; left out: all.")
          @Nullable Integer matchesPerOpponent,
      @Schema(description = "Whether it has announced itself within the last 30 s.") boolean online,
      @Schema(description = "When it last did.") Instant announcedAt) {}

  /** How long an announcement holds. */
  @Schema(
      name = "BotAnnounced",
      description = "How long an announcement holds.",
      requiredProperties = {"seconds"})
  public record AnnouncedShape(int seconds) {}
}
