package umpire.game.api.shape.event;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Families of the match's game, by the names under which the chassis writes them in contracts. */
public final class GameShape {
  private GameShape() {}

  /** An event, whole. */
  @Schema(name = "GameEvent")
  interface Event {}

  /** An event as those see it who may not know all of it. */
  @Schema(name = "GameBlank")
  interface Blank {}

  /** A reason. */
  @Schema(name = "GameReason")
  interface Reason {}

  /** A counter. */
  @Schema(name = "GameCounter")
  public interface Counter {}
}
