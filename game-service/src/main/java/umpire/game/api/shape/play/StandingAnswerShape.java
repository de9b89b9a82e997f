package umpire.game.api.shape.play;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An answer given in advance: a word, or a command of the game. */
@Schema(
    name = "StandingOrder",
    description =
        "`fallback`: the one that an absent player is taken to give. `ask`: none, as without an entry. Or a command: it is given if it is on offer when the seat is asked, otherwise the fallback is.",
    anyOf = {StandingAnswerShape.Word.class, CommandShape.class})
public interface StandingAnswerShape {
  /** A word. */
  @Schema(
      name = "StandingOrderWord",
      description = "Take the fallback, or ask.",
      enumeration = {"fallback", "ask"},
      type = org.eclipse.microprofile.openapi.annotations.enums.SchemaType.STRING)
  interface Word {}
}
