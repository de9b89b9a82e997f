package umpire.weserubung.model.frame;

import java.util.List;
import java.util.Optional;
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

  /** This seat's part of one in which several come; empty if it has none. */
  public Optional<Interception> in(Interception whole) {
    List<String> part = units.stream().filter(whole.units()::contains).toList();
    return means == whole.means() && hex.equals(whole.hex()) && !part.isEmpty()
        ? Optional.of(new Interception(means, hex, part))
        : Optional.empty();
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
