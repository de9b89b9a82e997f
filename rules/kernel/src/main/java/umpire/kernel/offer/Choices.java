package umpire.kernel.offer;

import java.util.List;

/** How offers are written. */
public final class Choices {
  private Choices() {}

  /** A parameter that is exactly one of these values; there is at least one. */
  public static Offer.Parameter one(String name, List<?> values) {
    return new Offer.Parameter(name, new Domain.One(values));
  }

  /**
   * A parameter that is a set of these values.
   *
   * @param min the fewest, from 0
   * @param max the most
   */
  public static Offer.Parameter some(String name, List<?> values, int min, int max) {
    return new Offer.Parameter(name, new Domain.Some(values, min, max));
  }

  /**
   * Adds an offer of a command with each of these values, if there are any; throws
   * IllegalArgumentException if the command has other parameters.
   */
  public static <C> void add(
      List<Offer<C>> offers, Class<? extends C> command, String name, List<?> values) {
    if (!values.isEmpty()) {
      offers.add(offer(command, one(name, values)));
    }
  }

  /**
   * Adds an offer of a command of one piece with each of these values, if there are any; throws
   * IllegalArgumentException if the command has other parameters.
   *
   * @param name of the parameter that is the piece
   * @param piece id of a counter
   * @param other name of the second parameter
   */
  public static <C> void add(
      List<Offer<C>> offers,
      Class<? extends C> command,
      String name,
      String piece,
      String other,
      List<?> values) {
    if (!values.isEmpty()) {
      offers.add(offer(command, one(name, List.of(piece)), one(other, values)));
    }
  }

  /**
   * An offer of a command of these parameters; throws IllegalArgumentException if it has others.
   */
  public static <C> Offer<C> offer(Class<? extends C> command, Offer.Parameter... parameters) {
    return new Offer<>(command, List.of(parameters));
  }
}
