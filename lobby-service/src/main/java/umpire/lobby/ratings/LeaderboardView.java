package umpire.lobby.ratings;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The best of a game, or of a side of a scenario. */
@Schema(requiredProperties = {"game", "players"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LeaderboardView(
    String game,
    @Nullable String scenario,
    @Nullable String seat,
    List<LineView> players,
    @Schema(description = "The cursor of the next page; left out on the last.")
        @Nullable String next) {
  public LeaderboardView {
    players = List.copyOf(players);
  }

  /** A place. */
  @Schema(
      name = "LeaderboardLineView",
      requiredProperties = {"place", "account", "name", "rating", "deviation", "provisional"})
  public record LineView(
      @Schema(description = "From 1 on; equal ratings share it.") int place,
      String account,
      String name,
      double rating,
      double deviation,
      boolean provisional) {}
}
