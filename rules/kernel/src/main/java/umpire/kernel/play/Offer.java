package umpire.kernel.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
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
  /** Offers are made by the hundred for one decision, and reflection is slow. */
  private static final ClassValue<List<RecordComponent>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          RecordComponent[] components = type.getRecordComponents();
          if (components == null) {
            throw new IllegalArgumentException(type + " is not a record");
          }
          return List.of(components);
        }
      };

  public Offer {
    parameters = List.copyOf(parameters);
    List<RecordComponent> components = COMPONENTS.get(command);
    boolean named = parameters.size() == components.size();
    for (int i = 0; named && i < components.size(); i++) {
      named = parameters.get(i).name().equals(components.get(i).getName());
    }
    if (!named) {
      throw new IllegalArgumentException(
          "the parameters of "
              + command.getSimpleName()
              + " are "
              + components.stream().map(RecordComponent::getName).toList());
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

  /**
   * True if the command is of this type and every parameter lies in its domain; throws
   * IllegalStateException if a component of the record cannot be read.
   */
  public boolean admits(Object candidate) {
    return command.isInstance(candidate) && strayed(candidate).isEmpty();
  }

  /**
   * The first parameter of a command of this type that lies outside its domain; empty if all lie
   * inside. Throws IllegalStateException if a component of the record cannot be read.
   *
   * @param candidate a command of this type
   */
  public Optional<Parameter> strayed(Object candidate) {
    List<RecordComponent> components = COMPONENTS.get(command);
    for (int i = 0; i < parameters.size(); i++) {
      if (!parameters.get(i).domain().admits(value(components.get(i), candidate))) {
        return Optional.of(parameters.get(i));
      }
    }
    return Optional.empty();
  }

  private static Object value(RecordComponent component, Object candidate) {
    try {
      return component.getAccessor().invoke(candidate);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a command's parameters must be readable", e);
    }
  }
}
