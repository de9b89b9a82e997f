package umpire.kernel.offer;

import java.util.List;
import java.util.Optional;

/**
 * A command type with a domain for each of its parameters. Every combination is legal and nothing
 * else is; what depends on an earlier parameter is the next choice. A command that is no record,
 * and parameters that are not its components, throw IllegalArgumentException.
 *
 * @param command a record of the game's commands
 * @param parameters one for each component of the record, in its order
 * @param <C> the game's commands
 */
public record Offer<C>(Class<? extends C> command, List<Parameter> parameters) {
  public Offer {
    parameters = List.copyOf(parameters);
    Layout layout = Layout.of(command);
    if (!layout.isOf(parameters)) {
      throw new IllegalArgumentException(
          "the parameters of " + command.getSimpleName() + " are " + layout.names());
    }
  }

  /**
   * A named parameter and its values.
   *
   * @param name of the record's component
   * @param domain its values
   */
  public record Parameter(String name, Domain domain) {}

  /**
   * An offer of a command without parameters; throws IllegalArgumentException if the record has
   * components.
   */
  public static <C> Offer<C> of(Class<? extends C> command) {
    return new Offer<>(command, List.of());
  }

  /**
   * An offer of a command with one parameter; throws IllegalArgumentException if the record has
   * another number of components, or one of another name.
   */
  public static <C> Offer<C> of(Class<? extends C> command, String name, Domain domain) {
    return new Offer<>(command, List.of(new Parameter(name, domain)));
  }

  /** A parameter that is exactly one of these values; there is at least one. */
  public static Parameter one(String name, List<?> values) {
    return new Parameter(name, new Domain.One(values));
  }

  /**
   * A parameter that is a set of these values.
   *
   * @param min the fewest, from 0
   * @param max the most
   */
  public static Parameter some(String name, List<?> values, int min, int max) {
    return new Parameter(name, new Domain.Some(values, min, max));
  }

  /**
   * Adds an offer of a command with each of these values, if there are any; throws
   * IllegalArgumentException if the command has other parameters.
   */
  public static <C> void add(
      List<Offer<C>> offers, Class<? extends C> command, String name, List<?> values) {
    if (!values.isEmpty()) {
      offers.add(of(command, one(name, values)));
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
      offers.add(of(command, one(name, List.of(piece)), one(other, values)));
    }
  }

  /**
   * An offer of a command of these parameters; throws IllegalArgumentException if it has others.
   */
  public static <C> Offer<C> of(Class<? extends C> command, Parameter... parameters) {
    return new Offer<>(command, List.of(parameters));
  }

  /**
   * True if the command is of this type and every parameter lies in its domain; throws
   * IllegalStateException if a component of the record cannot be read.
   */
  public boolean admits(Object candidate) {
    return command.isInstance(candidate) && admitsAll(Layout.of(command).values(candidate));
  }

  /**
   * The command of these values; several values of a parameter become a set where the record has
   * one. Throws IllegalStateException if the record refuses them, as it refuses nothing on offer.
   *
   * @param values one for each parameter, in their order
   */
  public C make(List<?> values) {
    try {
      return command.cast(Layout.of(command).make(values));
    } catch (RuntimeException refused) {
      throw new IllegalStateException(
          command.getSimpleName() + " refuses the offered " + values, refused);
    }
  }

  /** True if every value lies in the domain of its parameter. */
  boolean admitsAll(List<Object> values) {
    return firstStrayed(values) == parameters.size();
  }

  /**
   * The first parameter of a command of this type that lies outside its domain; empty if all lie
   * inside. Throws IllegalStateException if a component of the record cannot be read.
   *
   * @param candidate a command of this type
   */
  public Optional<Parameter> invalidParameter(Object candidate) {
    int first = firstStrayed(Layout.of(command).values(candidate));
    return first == parameters.size() ? Optional.empty() : Optional.of(parameters.get(first));
  }

  private int firstStrayed(List<Object> values) {
    int first = 0;
    while (first < parameters.size() && parameters.get(first).domain().admits(values.get(first))) {
      first++;
    }
    return first;
  }
}
