package umpire.testkit.breach.game.lore;

import umpire.testkit.breach.game.play.Step;

/** What chapters ask, asking one of them. */
record AsksPlay(Step step) {}
