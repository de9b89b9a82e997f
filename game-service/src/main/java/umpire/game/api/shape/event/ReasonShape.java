package umpire.game.api.shape.event;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Why: the game's reason, or that it hangs on something that the caller has not seen. */
@Schema(
    name = "Reason",
    description = "The game's reason, or that it hangs on something hidden.",
    anyOf = {ReasonShape.Hidden.class, GameShape.Reason.class})
public interface ReasonShape {

  /** No more is shown. */
  @Schema(
      name = "ReasonHidden",
      description = "It hangs on something that the caller has not seen.",
      requiredProperties = "type")
  record Hidden(@Schema(enumeration = "hidden") String type) implements ReasonShape {}
}
