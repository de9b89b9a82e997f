package umpire.game.api.shape;

import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What is done to a match, whatever its game. */
@Schema(
    name = "Act",
    description = "What is done to a match, whatever its game.",
    discriminatorProperty = "type",
    discriminatorMapping = {
      @DiscriminatorMapping(value = "started", schema = ActShape.Started.class),
      @DiscriminatorMapping(value = "resigned", schema = ActShape.Resigned.class),
      @DiscriminatorMapping(value = "undone", schema = ActShape.Undone.class),
      @DiscriminatorMapping(value = "ended", schema = ActShape.Ended.class)
    },
    oneOf = {
      ActShape.Started.class,
      ActShape.Resigned.class,
      ActShape.Undone.class,
      ActShape.Ended.class
    })
public sealed interface ActShape {

  /** Every seat is taken. */
  @Schema(
      name = "ActStarted",
      description = "Every seat is taken.",
      requiredProperties = {"type", "scenario"})
  record Started(@Schema(enumeration = "started") String type, String scenario)
      implements ActShape {}

  /** A seat gave up. */
  @Schema(
      name = "ActResigned",
      description = "A seat gave up.",
      requiredProperties = {"type", "seat"})
  record Resigned(@Schema(enumeration = "resigned") String type, String seat) implements ActShape {}

  /** A seat took its last order back; the match is as it was before it. */
  @Schema(
      name = "ActUndone",
      description = "A seat took its last order back; the match is as it was before it.",
      requiredProperties = {"type", "seat", "to"})
  record Undone(
      @Schema(enumeration = "undone") String type,
      String seat,
      @Schema(description = "The viewer's own number of then; in an export the revision.") int to,
      @Schema(description = "In an export: how much the numbers of decisions moved on.")
          @Nullable Integer shift)
      implements ActShape {}

  /** The match is over. */
  @Schema(
      name = "ActEnded",
      description = "The match is over.",
      requiredProperties = {"type", "outcome"})
  record Ended(@Schema(enumeration = "ended") String type, OutcomeShape outcome)
      implements ActShape {}
}
