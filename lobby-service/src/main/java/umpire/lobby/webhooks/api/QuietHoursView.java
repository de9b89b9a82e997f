package umpire.lobby.webhooks.api;

import java.time.LocalTime;
import java.time.ZoneId;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.webhooks.message.QuietHours;

/** Hours of every day in which nothing is sent. */
@Schema(requiredProperties = {"from", "to", "zone"})
public record QuietHoursView(
    @Schema(
            pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$",
            description = "Their first minute.",
            examples = "22:00")
        String from,
    @Schema(
            pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$",
            description = "The first minute after them; before `from`, they last beyond midnight.",
            examples = "07:00")
        String to,
    @Schema(
            description = "Whose clock: a name of the time zone database.",
            examples = "Europe/Oslo")
        String zone) {

  static QuietHoursView of(QuietHours hours) {
    return new QuietHoursView(
        hours.from().toString(), hours.to().toString(), hours.zone().toString());
  }

  /** 400 with the pointer for hours that are none. */
  QuietHours read() {
    LocalTime begin = BodyProblems.at("/quiet/from", () -> QuietHours.time(from));
    LocalTime end = BodyProblems.at("/quiet/to", () -> QuietHours.time(to));
    ZoneId wall = BodyProblems.at("/quiet/zone", () -> QuietHours.zone(zone));
    return BodyProblems.at("/quiet", () -> new QuietHours(begin, end, wall));
  }
}
