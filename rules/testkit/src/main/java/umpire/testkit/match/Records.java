package umpire.testkit.match;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.play.Agenda;

/** What testkit asks of records that it does not know. */
public final class Records {
  private static final ClassValue<Constructor<?>> CONSTRUCTORS =
      new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> type) {
          return canonical(type);
        }
      };

  private static final ClassValue<List<RecordComponent>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          List<RecordComponent> components = List.of(type.getRecordComponents());
          components.forEach(component -> component.getAccessor().setAccessible(true));
          return components;
        }
      };
  private static final ClassValue<RecordComponent> AGENDAS =
      new ClassValue<>() {
        @Override
        protected RecordComponent computeValue(Class<?> type) {
          return components(type).stream()
              .filter(component -> component.getType() == Agenda.class)
              .findFirst()
              .orElseThrow(
                  () -> new IllegalArgumentException(type + " has no component of type Agenda"));
        }
      };

  private Records() {}

  /** The components of a record, in their order, their accessors open. */
  public static List<RecordComponent> components(Class<?> type) {
    return COMPONENTS.get(type);
  }

  /** The records of a sealed family, nested families flattened; a record is its own family. */
  public static List<Class<?>> members(Class<?> family) {
    if (!family.isSealed()) {
      return List.of(family);
    }
    return Stream.of(family.getPermittedSubclasses())
        .<Class<?>>flatMap(member -> members(member).stream())
        .toList();
  }

  /**
   * The value of a component.
   *
   * @throws IllegalStateException if its accessor cannot be called or throws
   */
  public static Object value(RecordComponent component, Object of) {
    try {
      return component.getAccessor().invoke(of);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + component + " of " + of, e);
    }
  }

  /**
   * A new record; empty if its constructor refuses the values.
   *
   * @throws IllegalStateException if the type has no such constructor
   */
  public static Optional<Object> make(Class<?> type, List<?> values) {
    try {
      return Optional.of(CONSTRUCTORS.get(type).newInstance(values.toArray()));
    } catch (InvocationTargetException e) {
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make " + type, e);
    }
  }

  /** The frames on the agenda of a position, bottom first. */
  public static List<?> frames(Object position) {
    return ((PlayedPosition<?, ?>) position).agenda().frames();
  }

  /** Every type of frame that a position's agenda may hold. */
  public static List<Class<?>> frameTypes(Class<?> position) {
    Type frame =
        ((ParameterizedType) AGENDAS.get(position).getGenericType()).getActualTypeArguments()[0];
    return members((Class<?>) frame);
  }

  /**
   * Shows a visitor every value inside a value, the value itself first.
   *
   * @throws IllegalStateException if an accessor of a record throws
   */
  public static void visit(Object value, Consumer<Object> visitor) {
    visitor.accept(value);
    switch (value) {
      case Record inner ->
          components(inner.getClass())
              .forEach(component -> visit(value(component, inner), visitor));
      case Collection<?> list -> list.forEach(element -> visit(element, visitor));
      case Map<?, ?> map -> {
        List<Object> all = new ArrayList<>(map.keySet());
        all.addAll(map.values());
        all.forEach(element -> visit(element, visitor));
      }
      default -> {}
    }
  }

  private static Constructor<?> canonical(Class<?> type) {
    try {
      Constructor<?> constructor =
          type.getDeclaredConstructor(
              Stream.of(type.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("cannot make " + type, e);
    }
  }
}
