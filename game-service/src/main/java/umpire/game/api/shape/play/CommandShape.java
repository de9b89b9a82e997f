package umpire.game.api.shape.play;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A command of the match's game; the chassis fills it from the games' own. */
@Schema(name = "GameCommand")
public interface CommandShape {}
