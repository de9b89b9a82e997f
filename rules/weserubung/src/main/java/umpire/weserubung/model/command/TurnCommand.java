package umpire.weserubung.model.command;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.weserubung.model.counter.Nation;

/** 6.0: commands of the offensive phase, and the order of play. */
public sealed interface TurnCommand extends Command {
  /** 6.2: so many offensives for each nation of the seat. */
  record BuyOffensives(Map<Nation, Integer> offensives) implements TurnCommand {
    public BuyOffensives {
      offensives = Collections.unmodifiableMap(new TreeMap<>(offensives));
    }
  }

  /** 6.3: act first or second in the phase that begins. */
  record ChooseOrder(Order order) implements TurnCommand {}

  /** First or second. */
  enum Order {
    FIRST,
    SECOND
  }
}
