package umpire.narvik.model.command;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.narvik.model.frame.Mix;

/** What a player can say. */
public sealed interface Command
    permits Command.Pass,
        Command.Decline,
        Command.Step,
        Command.Halt,
        Command.Reveal,
        Command.AssaultHex,
        Command.Commit,
        Command.SupportDefence,
        Command.TakeLosses,
        Command.BearFatigue,
        Command.Eliminate,
        Command.Retreat,
        Command.StandFast,
        Command.Advance,
        Command.HoldBack,
        NavalCommand,
        SetupCommand,
        RandomEventCommand,
        TurnCommand,
        AirCommand,
        FireCommand,
        EdgeCommand {
  /** 9.2: gives up the initiative. */
  record Pass() implements Command {}

  /** 9.1: makes no reaction. */
  record Decline() implements Command {}

  /** 14: moves a unit into an adjacent hex; the first step begins a movement action or reaction. */
  record Step(String unit, Place to) implements Command {}

  /** 14: ends the movement of the unit that is moving. */
  record Halt() implements Command {}

  /** 11.1: turns a face-down counter up, at any time. */
  record Reveal(String token) implements Command {}

  /** 15.1: names the hex to be assaulted; the order is completed by {@link Commit}. */
  record AssaultHex(Place target) implements Command {}

  /** 15.1: names who assaults: infantry and tanks, guns, ships, and German air points. */
  record Commit(List<String> units, List<String> guns, List<String> ships, int airPoints)
      implements Command {
    public Commit {
      units = List.copyOf(units);
      guns = List.copyOf(guns);
      ships = List.copyOf(ships);
    }
  }

  /** 16.1: names the artillery that supports the attacked hex. */
  record SupportDefence(List<String> guns) implements Command {
    public SupportDefence {
      guns = List.copyOf(guns);
    }
  }

  /** 15.2: says how a result is satisfied. */
  record TakeLosses(Mix mix) implements Command {}

  /** 15.2: gives one unit its share of the fatigue points. */
  record BearFatigue(String unit, int points) implements Command {}

  /** 15.2: eliminates one unit. */
  record Eliminate(String unit) implements Command {}

  /** 15.3: retreats one unit along a path, its own hex not named. */
  record Retreat(String unit, List<Place> path) implements Command {
    public Retreat {
      path = List.copyOf(path);
    }
  }

  /** 15.3: retreats no further unit. */
  record StandFast() implements Command {}

  /** 15.3: advances one unit into the vacated hex. */
  record Advance(String unit) implements Command {}

  /** 15.3: advances no further unit. */
  record HoldBack() implements Command {}
}
