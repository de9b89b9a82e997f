package umpire.game.api.shape.event;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An event as a viewer may know it: the game's, whole or with blanks, or an act on the match. */
@Schema(
    name = "ShownEvent",
    description = "The game's event, whole or with blanks, or an act on the match.",
    anyOf = {ActShape.class, GameShape.Event.class, GameShape.Blank.class})
public interface ShownEventShape {}
