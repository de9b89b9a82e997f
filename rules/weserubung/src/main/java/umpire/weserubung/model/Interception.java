package umpire.weserubung.model;

import java.util.List;
import umpire.kernel.hex.Place;

/**
 * 8.2, 8.3, 8.8: how a seat means to stop ships on their way.
 *
 * @param means by air, by sea or out of a port; also the order in which they come in one hex
 * @param hex where on the way
 * @param units who, in order of id
 */
public record Interception(Means means, Place hex, List<String> units) {
  public Interception {
    units = List.copyOf(units);
  }

  /** How. */
  public enum Means {
    /** 8.3: from the air. */
    AIR,
    /** 8.2: by ships that come to the hex. */
    SEA,
    /** 8.8: by ships out of the port of the hex. */
    PORT
  }
}
