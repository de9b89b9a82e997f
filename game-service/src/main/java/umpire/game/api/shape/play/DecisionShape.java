package umpire.game.api.shape.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.FindingShape;

/** What is waited for, and for a caller who is asked, what may be answered. */
@Schema(
    name = "Decision",
    description = "What is waited for, and for a caller who is asked, what may be answered.",
    requiredProperties = {"status", "waitingFor"})
public record DecisionShape(
    @Schema(enumeration = {"open", "playing", "stalled", "over"}) String status,
    @Schema(description = "Seats.") List<String> waitingFor,
    @Schema(
            enumeration = {"combat", "supply"},
            description = "The adjudicator whose report is waited for, if one is.")
        @Nullable String question,
    @Schema(
            description =
                "The end of the time of each seat that is waited for, if time is measured.")
        @Nullable Map<String, Instant> deadlines,
    @Schema(description = "The caller's own, or the first, if the caller is not asked.")
        @Nullable Instant deadline,
    @Schema(description = "The caller's open decision.") @Nullable AskedShape decision,
    @Schema(
            description =
                "What the caller may do though nobody waits for it; no decision is named.")
        @Nullable List<OfferShape> free,
    @Nullable DraftShape draft) {

  /** An open decision. */
  @Schema(
      name = "OpenDecision",
      description = "An open decision.",
      requiredProperties = {"id", "rule", "offers", "fallback"})
  public record AskedShape(
      @Schema(description = "To be named by the commands that answer it.") int id,
      @Schema(description = "The paragraph that asks.") String rule,
      @Schema(description = "Every combination is legal, and nothing else is.")
          List<OfferShape> offers,
      @Schema(
              ref = "GameCommand",
              description = "The command that an absent player is taken to give.")
          JsonNode fallback) {}

  /** A command type with a domain for each of its parameters. */
  @Schema(
      name = "Offer",
      description = "A command type with a domain for each of its parameters.",
      requiredProperties = {"type", "parameters"})
  public record OfferShape(String type, List<ParameterShape> parameters) {}

  /** A parameter. */
  @Schema(
      name = "Parameter",
      description = "A parameter and the values it may take.",
      requiredProperties = {"name", "domain"})
  public record ParameterShape(
      String name,
      @Schema(ref = "GameDomain", description = "The values that it may take.") JsonNode domain) {}

  /** An order in the making. */
  @Schema(
      name = "Draft",
      description = "An order of several choices in the making; only its author sees it.",
      requiredProperties = {"commands"})
  public record DraftShape(
      @Schema(
              type = SchemaType.ARRAY,
              implementation = CommandShape.class,
              description = "In order, as JSON, however they were sent.")
          JsonNode commands,
      @Schema(description = "The command that no longer holds.") @Nullable Integer draftIndex,
      @Schema(description = "Why it no longer holds.") @Nullable List<FindingShape> refused) {}
}
