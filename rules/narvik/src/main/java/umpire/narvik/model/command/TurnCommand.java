package umpire.narvik.model.command;

import java.util.List;
import umpire.kernel.hex.Place;

/** 6 What a player can say in a turn outside its action phase. */
public sealed interface TurnCommand extends Command {
  /** 23.1: brings ships that were lost back to Harstad; the others stay away for this turn. */
  record BringBack(List<String> ships) implements TurnCommand {
    public BringBack {
      ships = List.copyOf(ships);
    }
  }

  /** 19.4: designates ports as bases, or none now. */
  record DesignateBases(List<Place> ports) implements TurnCommand {
    public DesignateBases {
      ports = List.copyOf(ports);
    }
  }

  /** 18.2: declares the emergency air support for this turn. */
  record DeclareAirSupport() implements TurnCommand {}

  /** 18.2: keeps the emergency air support for a later turn. */
  record KeepAirSupport() implements TurnCommand {}
}
