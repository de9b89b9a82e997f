package umpire.game.api.shape.history;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.EventShape;
import umpire.game.api.shape.match.ContinuesShape;
import umpire.game.api.shape.match.SeatShape;

/** A seat's own log. */
@Schema(
    name = "Log",
    description = "What a seat was shown of a match, from its first event: openapi/export.md.",
    requiredProperties = {
      "format",
      "match",
      "game",
      "edition",
      "checksum",
      "scenario",
      "options",
      "seats",
      "commitment",
      "viewer",
      "status",
      "events",
      "draws"
    })
public record LogShape(
    @Schema(examples = "umpire-log@1") String format,
    String match,
    String game,
    String edition,
    String checksum,
    String scenario,
    @Schema(description = "Where it goes on from, if it does not begin at its scenario.")
        @Nullable ContinuesShape continues,
    Map<String, String> options,
    List<SeatShape> seats,
    String commitment,
    @Schema(description = "The seat.") String viewer,
    @Schema(enumeration = {"open", "playing", "stalled", "over"}) String status,
    List<EventShape> events,
    @Schema(description = "With their values where the seat may see them.")
        List<DiceShape.DrawShape> draws) {}
