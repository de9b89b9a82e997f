package umpire.lobby.ratings;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.tournament.rating.RatingPoint;

/** How a rating came about. */
@Schema(requiredProperties = {"account", "game", "points"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RatingHistoryView(
    String account,
    String game,
    @Nullable String scenario,
    @Nullable String seat,
    @Schema(description = "From the first to the last; empty before the first rated match ended.")
        List<PointView> points) {
  public RatingHistoryView {
    points = List.copyOf(points);
  }

  /** The rating after a week in which rated matches ended. */
  @Schema(
      name = "RatingPointView",
      requiredProperties = {"week", "rating", "deviation", "volatility", "games"})
  public record PointView(
      @Schema(description = "The Monday on which it begins, in UTC.") Instant week,
      double rating,
      double deviation,
      double volatility,
      @Schema(description = "Of this week.") int games) {
    static PointView of(RatingPoint point) {
      return new PointView(
          RatingRows.RULES.periods().start(point.period()),
          RatingView.rounded(point.rating().rating()),
          RatingView.rounded(point.rating().deviation()),
          point.rating().volatility(),
          point.games());
    }
  }
}
