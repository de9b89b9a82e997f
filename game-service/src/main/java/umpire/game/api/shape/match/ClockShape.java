package umpire.game.api.shape.match;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The clocks of a match. */
@Schema(
    name = "Clock",
    description = "The clocks of a match; everybody sees them.",
    requiredProperties = {"terms", "seats"})
public record ClockShape(
    ClockTermsShape terms,
    @Schema(description = "The end of the present or last pause.") @Nullable Instant pausedUntil,
    @Schema(description = "None before the start.") List<HandShape> seats) {

  /** The clock of a seat. */
  @Schema(
      name = "SeatClock",
      description = "The clock of a seat.",
      requiredProperties = {"seat", "leftMillis", "lapses", "vacationDays"})
  public record HandShape(
      String seat,
      @Schema(description = "What was left when the clock last started or stopped.")
          long leftMillis,
      @Schema(description = "From when on it runs, maybe still to come; left out while it stands.")
          @Nullable Instant since,
      @Schema(description = "When its time is used up; an answer at that moment is in time.")
          @Nullable Instant deadline,
      @Schema(description = "How many of its decisions have lapsed in a row.") int lapses,
      @Schema(description = "Days of vacation that are left.") int vacationDays,
      @Schema(description = "The end of its present or last vacation.")
          @Nullable Instant awayUntil) {}
}
