package umpire.game.api.shape.event;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An event, whole: the game's, or an act on the match. */
@Schema(
    name = "EventOrAct",
    description = "The game's event, or an act on the match.",
    anyOf = {ActShape.class, GameShape.Event.class})
public interface EventOrActShape {}
