package umpire.testkit.breach.game.model;

import umpire.testkit.breach.game.terrain.Ground;

/** A model that knows what computes. */
public record AsksTerrain(Ground ground) {}
