package umpire.game.api.shape;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The house bots that may be invited now. */
@Schema(
    name = "Bots",
    description = "The house bots that may be invited now.",
    requiredProperties = {"bots"})
public record BotsShape(List<BotShape> bots) {

  /** A house bot. */
  @Schema(
      name = "Bot",
      description = "A house bot.",
      requiredProperties = {"name", "account", "games", "scenarios", "seats", "concurrency"})
  public record BotShape(
      String name,
      @Schema(description = "To be named as the seat's account.", examples = "bot:random")
          String account,
      List<String> games,
      @Schema(description = "None for all.") List<String> scenarios,
      @Schema(description = "None for all.") List<String> seats,
      @Schema(description = "Matches at a time.") int concurrency) {}

  /** How long an announcement holds. */
  @Schema(
      name = "BotAnnounced",
      description = "How long an announcement holds.",
      requiredProperties = {"seconds"})
  public record AnnouncedShape(int seconds) {}
}
