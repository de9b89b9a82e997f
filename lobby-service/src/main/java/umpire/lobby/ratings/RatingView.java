package umpire.lobby.ratings;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.tournament.rating.Rating;

/** A rating of somebody. */
@Schema(requiredProperties = {"game", "rating", "deviation", "volatility", "provisional", "games"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RatingView(
    String game,
    @Schema(description = "Left out: over all scenarios and sides of the game.")
        @Nullable String scenario,
    @Schema(description = "Of this side alone; there where `scenario` is.") @Nullable String seat,
    @Schema(description = "Glicko-2's, where a newcomer has 1500; as though the week ended now.")
        double rating,
    @Schema(
            description =
                "95 of 100 are within twice of it; it grows while somebody does not play.")
        double deviation,
    double volatility,
    @Schema(description = "Whether it is too uncertain for a leaderboard: a deviation above 110.")
        boolean provisional,
    @Schema(description = "How many games count in it; a match of three is two for each.")
        int games) {

  static RatingView of(RatingPool pool, String seat, Rating rating, int games) {
    return new RatingView(
        pool.game(),
        pool.scenario().isEmpty() ? null : pool.scenario(),
        seat.isEmpty() ? null : seat,
        rounded(rating.rating()),
        rounded(rating.deviation()),
        rating.volatility(),
        RatingRows.RULES.provisional(rating),
        games);
  }

  /** To a hundredth: finer says nothing. */
  static double rounded(double value) {
    return Math.rint(value * 100) / 100;
  }
}
