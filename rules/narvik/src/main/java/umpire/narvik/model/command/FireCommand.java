package umpire.narvik.model.command;

import java.util.List;

/** 16.1.1 What the Allied player can say of their artillery. */
public sealed interface FireCommand extends Command {
  /**
   * 16.1.1: names the German unit to be interdicted, by its token while it lies face down; the
   * order is completed by {@link OpenFire}.
   */
  record AimAt(String target) implements FireCommand {}

  /** 16.1.1: names the guns. */
  record OpenFire(List<String> guns) implements FireCommand {
    public OpenFire {
      guns = List.copyOf(guns);
    }
  }
}
