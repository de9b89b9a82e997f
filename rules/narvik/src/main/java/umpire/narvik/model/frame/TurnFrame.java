package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.scenario.Viewer;

/** 6 The frames of the turn outside its action phase. */
public sealed interface TurnFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /** 6.0: at the bottom of the agenda; the step that begins when everything above it is done. */
  record Next(TurnStep step) implements TurnFrame {}

  /** 7.0: the two weather dice are to be thrown. */
  record RollingWeather() implements TurnFrame {}

  /** 23.1: the Allied player says which ships come back; in order of id. */
  record BringingBack(List<String> ships) implements TurnFrame {
    public BringingBack {
      ships = List.copyOf(ships);
    }
  }

  /** 19.4: the Allied player may designate bases. */
  record DesignatingBases() implements TurnFrame {}

  /** 18.2: the Allied player may declare the emergency air support. */
  record DeclaringAirSupport() implements TurnFrame {}

  /** 18.1: the four dice of the German air points are to be thrown. */
  record RollingAirPoints() implements TurnFrame {}

  /** 11.3: the die for the German reconnaissance missions is to be thrown. */
  record RollingReconnaissance() implements TurnFrame {}
}
