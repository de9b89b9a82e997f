package umpire.game.api.shape.event;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A page of events. */
@Schema(
    name = "Events",
    description = "A page of events.",
    requiredProperties = {"events", "seq"})
public record EventsShape(
    List<EventShape> events,
    @Schema(description = "The last number of the page.") int seq,
    @Schema(description = "The query of the next page, if there may be one.")
        @Nullable String next) {}
