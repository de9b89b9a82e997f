package umpire.fallschirmjaeger.model.state;

import java.util.List;

/** What a scenario is won by. */
public sealed interface VictoryRule {
  /**
   * 5.1: the German wins if all of them are held at the end.
   *
   * @param bridges ids of 4.0b
   */
  record FourBridges(List<String> bridges) implements VictoryRule {
    public FourBridges {
      bridges = List.copyOf(bridges);
    }
  }

  /**
   * 5.2: the German wins with so many of the airfields, or with all of the captives.
   *
   * @param airfields named sets
   * @param airfieldsNeeded at least 1
   * @param captives ids of leaders
   */
  record AirfieldsOrCourt(List<String> airfields, int airfieldsNeeded, List<String> captives)
      implements VictoryRule {
    public AirfieldsOrCourt {
      airfields = List.copyOf(airfields);
      captives = List.copyOf(captives);
    }
  }

  /** 5.3: levels by points. */
  record Points() implements VictoryRule {}
}
