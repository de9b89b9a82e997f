package umpire.kernel.offer;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a type of command is made of, looked up once: offers are made by the hundred for one
 * decision.
 *
 * @param names of the record's components, in their order
 * @param readers of their values, from Object to Object
 * @param types of the components
 * @param maker of a record, from an array of their values to Object
 */
record Layout(
    List<String> names, List<MethodHandle> readers, List<Class<?>> types, MethodHandle maker) {
  private static final MethodType READER = MethodType.methodType(Object.class, Object.class);
  private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

  private static final ClassValue<Layout> KNOWN =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          RecordComponent[] components = type.getRecordComponents();
          if (components == null) {
            throw new IllegalArgumentException(type + " is not a record");
          }
          List<String> names = new ArrayList<>();
          List<MethodHandle> readers = new ArrayList<>();
          List<Class<?>> types = new ArrayList<>();
          for (RecordComponent component : components) {
            names.add(component.getName());
            readers.add(reader(component));
            types.add(component.getType());
          }
          return new Layout(
              List.copyOf(names), List.copyOf(readers), List.copyOf(types), maker(type, types));
        }
      };

  /** The layout of a record; throws IllegalArgumentException for any other type. */
  static Layout of(Class<?> type) {
    return KNOWN.get(type);
  }

  private static MethodHandle reader(RecordComponent component) {
    try {
      return MethodHandles.lookup().unreflect(component.getAccessor()).asType(READER);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("a command's parameters must be readable", e);
    }
  }

  private static MethodHandle maker(Class<?> type, List<Class<?>> types) {
    try {
      return MethodHandles.lookup()
          .unreflectConstructor(type.getDeclaredConstructor(types.toArray(Class<?>[]::new)))
          .asSpreader(Object[].class, types.size())
          .asType(MAKER);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a command must have a constructor of its parameters", e);
    }
  }

  /** True if these are the parameters of the record, in its order. */
  boolean isOf(List<Offer.Parameter> parameters) {
    if (parameters.size() != names.size()) {
      return false;
    }
    for (int i = 0; i < names.size(); i++) {
      if (!parameters.get(i).name().equals(names.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The values of a command of this type, in the order of its components. */
  List<Object> values(Object command) {
    Object[] values = new Object[readers.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(readers.get(i), command);
    }
    return Arrays.asList(values);
  }

  private static Object value(MethodHandle reader, Object command) {
    try {
      return (Object) reader.invokeExact(command);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable checked) {
      throw new IllegalStateException("an accessor of a record throws nothing checked", checked);
    }
  }

  /**
   * A record of these values; several values become a set where the component is one. Throws what
   * its constructor throws.
   */
  Object make(List<?> values) {
    Object[] all = values.toArray();
    for (int i = 0; i < all.length; i++) {
      if (Set.class.isAssignableFrom(types.get(i)) && all[i] instanceof List<?> several) {
        all[i] = new LinkedHashSet<>(several);
      }
    }
    try {
      return (Object) maker.invokeExact(all);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable checked) {
      throw new IllegalStateException("a command's constructor throws nothing checked", checked);
    }
  }
}
