package umpire.lobby.ratings;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Somebody who plays, as everybody may know them. */
@Schema(requiredProperties = {"account", "name", "kind", "ratings"})
public record PlayerView(
    String account,
    String name,
    @Schema(enumeration = {"person", "bot", "service"}) String kind,
    @Schema(description = "Empty before the first rated match ended.") List<RatingView> ratings) {
  public PlayerView {
    ratings = List.copyOf(ratings);
  }
}
