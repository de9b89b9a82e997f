package umpire.lobby.discord.api;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.discord.store.DiscordLinkRow;

/** The caller's links with Discord. */
@Schema(requiredProperties = {"links"})
public record DiscordLinkList(List<DiscordLinkView> links) {

  /** A link. */
  @Schema(requiredProperties = {"user", "name", "token", "linkedAt"})
  public record DiscordLinkView(
      @Schema(description = "Discord's id of the user.") String user,
      @Schema(description = "What the user was called when they linked.") String name,
      @Schema(description = "The id of the personal token that was lent.") String token,
      Instant linkedAt) {}

  static DiscordLinkList of(List<DiscordLinkRow> rows) {
    return new DiscordLinkList(
        rows.stream()
            .map(
                row -> new DiscordLinkView(row.user(), row.userName(), row.token(), row.linkedAt()))
            .toList());
  }
}
