package umpire.testkit.breach.game.rules;

import umpire.testkit.breach.game.play.Step;

/** What chapters ask, asking one of them. */
record AsksPlay(Step step) {}
