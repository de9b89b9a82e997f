package umpire.lobby.matchmaking;

import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How time is given to the seats of a match, as game-service takes it. */
@Schema(
    name = "ClockTerms",
    description = "How time is given to the seats of a match.",
    discriminatorProperty = "type",
    discriminatorMapping = {
      @DiscriminatorMapping(value = "fischer", schema = ClockTermsShape.Fischer.class),
      @DiscriminatorMapping(value = "per-decision", schema = ClockTermsShape.PerDecision.class),
      @DiscriminatorMapping(value = "correspondence", schema = ClockTermsShape.Correspondence.class)
    },
    oneOf = {
      ClockTermsShape.Fischer.class,
      ClockTermsShape.PerDecision.class,
      ClockTermsShape.Correspondence.class
    })
public sealed interface ClockTermsShape {

  /** So much for the whole match. */
  @Schema(
      name = "ClockFischer",
      description =
          "So much for the whole match, and something more with each answer; whose time is used up has lost.",
      requiredProperties = {"type", "initialSeconds", "incrementSeconds"})
  record Fischer(
      @Schema(enumeration = "fischer") String type,
      @Schema(minimum = "1", maximum = "5184000") int initialSeconds,
      @Schema(minimum = "0", maximum = "86400") int incrementSeconds)
      implements ClockTermsShape {}

  /** So much for each decision. */
  @Schema(
      name = "ClockPerDecision",
      description = "So much for each decision.",
      requiredProperties = {"type", "seconds", "lapses"})
  record PerDecision(
      @Schema(enumeration = "per-decision") String type,
      @Schema(minimum = "1", maximum = "5184000") int seconds,
      @Schema(
              minimum = "0",
              maximum = "1000",
              description =
                  "How many decisions of a seat may lapse in a row, answered by their fallback; with the next one it has lost.")
          int lapses)
      implements ClockTermsShape {}

  /** Some days for each decision. */
  @Schema(
      name = "ClockCorrespondence",
      description = "Some days for each decision.",
      requiredProperties = {"type", "days", "vacationDays", "weekends", "lapses"})
  record Correspondence(
      @Schema(enumeration = "correspondence") String type,
      @Schema(minimum = "1", maximum = "60", description = "Of 24 hours.") int days,
      @Schema(minimum = "0", maximum = "60", description = "That each seat may take.")
          int vacationDays,
      @Schema(
              enumeration = {"count", "rest"},
              description = "Whether Saturdays and Sundays (UTC) count.")
          String weekends,
      @Schema(
              minimum = "0",
              maximum = "1000",
              description =
                  "How many decisions of a seat may lapse in a row, answered by their fallback; with the next one it has lost.")
          int lapses)
      implements ClockTermsShape {}
}
