package umpire.testkit.breach.game.combat;

import umpire.testkit.breach.game.play.Step;

/** Combat that knows the sequence of play. */
public record AsksPlay(Step step) {}
