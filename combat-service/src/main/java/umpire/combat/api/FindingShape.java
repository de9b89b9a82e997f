package umpire.combat.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A finding as the game writes it; the chassis fills it from the games' own. */
@Schema(name = "GameFinding")
interface FindingShape {}
