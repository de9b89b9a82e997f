package umpire.game.api.shape.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.EventShape;

/** What became of commands, and what is asked next. */
@Schema(
    name = "CommandsAnswer",
    description = "What became of commands as known now, and what is asked next.",
    requiredProperties = {"seq", "events", "left", "status", "waitingFor"})
public record CommandsShape(
    @Schema(description = "The last number that the events reach.") int seq,
    @Schema(description = "What followed, reports to it included, as the caller may know it.")
        List<EventShape> events,
    @Schema(
            type = SchemaType.ARRAY,
            implementation = CommandShape.class,
            description =
                "The commands that were not reached: a roll, another seat or a report came first.")
        JsonNode left,
    @Schema(enumeration = {"playing", "over", "stalled"}) String status,
    List<String> waitingFor,
    @Schema(enumeration = {"combat", "supply"}) @Nullable String question,
    @Schema(
            description =
                "The end of the time of each seat that is waited for, if time is measured.")
        @Nullable Map<String, Instant> deadlines,
    @Nullable Instant deadline,
    DecisionShape.@Nullable AskedShape decision,
    @Nullable List<DecisionShape.OfferShape> free,
    DecisionShape.@Nullable DraftShape draft) {}
