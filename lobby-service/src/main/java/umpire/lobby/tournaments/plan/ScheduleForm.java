package umpire.lobby.tournaments.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** When a tournament moves on by the clock, as requests say it. */
@Schema(
    description =
        "When check-in opens and the tournament starts by the clock, once the host has opened"
            + " registration. A moment that has passed by then is not made up for: the host leads"
            + " it on.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ScheduleForm(
    @Schema(format = "date-time", description = "When it starts; always needed.")
        @Nullable String startsAt,
    @Schema(
            minimum = "60",
            maximum = "604800",
            description =
                "How long before the start check-in opens, with `checkIn`; left out: the host opens"
                    + " it.")
        @Nullable Integer checkInSeconds) {}
