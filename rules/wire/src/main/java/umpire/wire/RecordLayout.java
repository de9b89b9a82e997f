package umpire.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.citation.Reason;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Brief;
import umpire.kernel.play.KebabCase;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Scenario;

/**
 * How a record lies in JSON.
 *
 * @param type the record
 * @param name its name as a member of a family
 * @param typed whether it is written with its name: members of sealed families, briefs and reports
 * @param bare whether it is written as its only component: ids
 * @param parts its components in order
 * @param constructor the canonical one: (Object[]) Object
 */
record RecordLayout(
    Class<?> type,
    String name,
    boolean typed,
    boolean bare,
    List<Part> parts,
    MethodHandle constructor) {
  private static final ClassValue<RecordLayout> KNOWN =
      new ClassValue<>() {
        @Override
        protected RecordLayout computeValue(Class<?> type) {
          return read(type);
        }
      };
  // One type for all handles: then a call needs no conversion that is made anew each time.
  private static final MethodType READS = MethodType.methodType(Object.class, Object.class);
  private static final MethodType MAKES = MethodType.methodType(Object.class, Object[].class);
  private static final Set<Class<?>> SCALARS =
      Set.of(String.class, int.class, Integer.class, long.class, Long.class);
  // Records of these open interfaces are bodies of their own, however few components they have.
  private static final List<Class<?>> BODIES =
      List.of(Reason.class, Brief.class, Report.class, Scenario.Setup.class, Counter.class);

  /**
   * A component.
   *
   * @param name of the member
   * @param type as declared, with type variables
   * @param accessor reads it: (Object) Object
   */
  record Part(String name, Type type, MethodHandle accessor) {
    Object of(Object value) {
      try {
        return accessor.invokeExact(value);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw new IllegalStateException("accessor of " + name + " failed", e);
      }
    }
  }

  static RecordLayout of(Class<?> type) {
    return KNOWN.get(type);
  }

  /** A new record; throws what its constructor throws. */
  Object make(List<Object> values) {
    try {
      return constructor.invokeExact(values.toArray());
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("constructor of " + type + " failed", e);
    }
  }

  private static RecordLayout read(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    boolean family = inFamily(type);
    boolean scalar = components.length == 1 && isScalar(components[0].getType());
    boolean body = BODIES.stream().anyMatch(open -> open.isAssignableFrom(type));
    boolean typed =
        family || Brief.class.isAssignableFrom(type) || Report.class.isAssignableFrom(type);
    List<Part> parts = Stream.of(components).map(RecordLayout::part).toList();
    if (typed && parts.stream().anyMatch(part -> part.name().equals("type"))) {
      throw new IllegalArgumentException(
          type + " has a component 'type', which is how JSON names the record itself");
    }
    return new RecordLayout(
        type, KebabCase.of(type), typed, scalar && !family && !body, parts, canonical(type));
  }

  private static boolean isScalar(Class<?> type) {
    return SCALARS.contains(type) || type.isEnum();
  }

  private static boolean inFamily(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .anyMatch(parent -> parent.isSealed() || inFamily(parent));
  }

  private static Part part(RecordComponent component) {
    try {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      return new Part(
          component.getName(),
          component.getGenericType(),
          MethodHandles.lookup().unreflect(accessor).asType(READS));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }

  private static MethodHandle canonical(Class<?> type) {
    try {
      Class<?>[] parameters =
          Stream.of(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new);
      Constructor<?> constructor = type.getDeclaredConstructor(parameters);
      constructor.setAccessible(true);
      return MethodHandles.lookup()
          .unreflectConstructor(constructor)
          .asSpreader(Object[].class, parameters.length)
          .asType(MAKES);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new IllegalStateException("cannot make " + type, e);
    }
  }
}
