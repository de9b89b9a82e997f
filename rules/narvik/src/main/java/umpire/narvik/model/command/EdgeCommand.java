package umpire.narvik.model.command;

/** 22.3 What the Allied player can say at the edge of the map. */
public sealed interface EdgeCommand extends Command {
  /** 22.3: moves a unit off the map by the north or south edge, for good. */
  record LeaveMap(String unit) implements EdgeCommand {}
}
