package umpire.fallschirmjaeger.play.air;

import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.Command;

/** How something comes by air. */
enum Way {
  /** 2.5a. */
  DROP(AirCommand.Drop.class, "2.5a"),
  /** 2.5d. */
  SPECIAL_DROP(AirCommand.DropSpecially.class, "2.5d"),
  /** 2.7b. */
  HEAD(AirCommand.BringHead.class, "2.7b"),
  /** 2.6. */
  TRANSPORT(AirCommand.FlyIn.class, "2.6"),
  /** 2.7b, to an airfield. */
  FLOWN_HEAD(AirCommand.FlyInHead.class, "2.7b"),
  /** 2.4a. */
  SEAPLANE(AirCommand.Alight.class, "2.4a");

  private final Class<? extends Command> command;
  private final String rule;

  Way(Class<? extends Command> command, String rule) {
    this.command = command;
    this.rule = rule;
  }

  /** The command that names it. */
  Class<? extends Command> command() {
    return command;
  }

  /** The paragraph that describes it. */
  String rule() {
    return rule;
  }

  /** True for supply heads. */
  boolean head() {
    return this == HEAD || this == FLOWN_HEAD;
  }

  /** True if a transport lands. */
  boolean flown() {
    return this == TRANSPORT || this == FLOWN_HEAD;
  }
}
