package umpire.testkit.breach.game.event;

import umpire.testkit.breach.game.play.Step;

/** An event that knows the sequence of play. */
public record AsksPlay(Step step) {}
