package umpire.lobby.ratings;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.tournament.rating.WinRate;

/** How often each side wins, by scenario. */
@Schema(requiredProperties = {"game", "scenarios"})
public record WinRatesView(String game, List<ScenarioView> scenarios) {
  public WinRatesView {
    scenarios = List.copyOf(scenarios);
  }

  /** A scenario of which rated matches have ended. */
  @Schema(
      name = "ScenarioWinRatesView",
      requiredProperties = {"scenario", "matches", "seats"})
  public record ScenarioView(String scenario, int matches, List<SeatView> seats) {
    public ScenarioView {
      seats = List.copyOf(seats);
    }
  }

  /** A side of it. */
  @Schema(
      name = "SeatWinRateView",
      requiredProperties = {"seat", "wins", "draws", "rate", "level"})
  public record SeatView(
      String seat,
      int wins,
      int draws,
      @Schema(description = "Wins of all matches, a draw counted half.") ShareView rate,
      @Schema(description = "The mean of what its levels of victory count.") ShareView level) {
    static SeatView of(String seat, WinRate rate) {
      return new SeatView(
          seat, rate.wins(), rate.draws(), ShareView.of(rate.rate()), ShareView.of(rate.level()));
    }
  }

  /** A share with its interval of 95 percent, Wilson's. */
  @Schema(
      name = "ShareView",
      requiredProperties = {"value", "low", "high"})
  public record ShareView(double value, double low, double high) {
    static ShareView of(WinRate.Share share) {
      return new ShareView(rounded(share.value()), rounded(share.low()), rounded(share.high()));
    }

    private static double rounded(double share) {
      return Math.rint(share * 10_000) / 10_000;
    }
  }
}
