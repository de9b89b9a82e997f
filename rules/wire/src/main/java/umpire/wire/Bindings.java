package umpire.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What type variables stand for inside one use of a generic record.
 *
 * @param values by variable
 * @param otherwise what an unbound variable stands for
 */
public record Bindings(
    Map<TypeVariable<?>, Type> values, Function<TypeVariable<?>, Type> otherwise) {

  /**
   * A type whose variables are settled.
   *
   * @param raw the class
   * @param arguments one for each of its type parameters
   */
  public record Settled(Class<?> raw, List<Type> arguments) implements Type {}

  /** A class without type parameters as itself, everything else as {@link Settled}. */
  Type settle(Type type) {
    return switch (type) {
      case Settled settled -> settled;
      case Class<?> raw when raw.getTypeParameters().length == 0 -> raw;
      case Class<?> raw ->
          new Settled(raw, Stream.<Type>of(raw.getTypeParameters()).map(this::settle).toList());
      case ParameterizedType use ->
          new Settled(
              (Class<?>) use.getRawType(),
              Stream.of(use.getActualTypeArguments()).map(this::settle).toList());
      case TypeVariable<?> variable -> {
        Type bound = values.get(variable);
        yield bound == null ? otherwise.apply(variable) : bound;
      }
      case WildcardType wildcard -> settle(wildcard.getUpperBounds()[0]);
      default -> throw new IllegalArgumentException(type + " has no JSON form");
    };
  }

  /** The bindings inside a use of a generic class. */
  Bindings inside(Settled use) {
    Map<TypeVariable<?>, Type> inner = new HashMap<>();
    TypeVariable<?>[] variables = use.raw().getTypeParameters();
    for (int i = 0; i < variables.length; i++) {
      inner.put(variables[i], use.arguments().get(i));
    }
    return new Bindings(inner, otherwise);
  }

  /** What the type parameters of a class stand for here; empty for a class without any. */
  List<Type> arguments(Class<?> raw) {
    return Stream.<TypeVariable<?>>of(raw.getTypeParameters()).<Type>map(this::settle).toList();
  }

  /** A member of a sealed family, with its variables bound as the use of the family has them. */
  Type member(Class<?> member, Type family) {
    if (member.getTypeParameters().length == 0 || !(family instanceof Settled use)) {
      return settle(member);
    }
    return new Bindings(unified(member, use), otherwise).settle(member);
  }

  private Map<TypeVariable<?>, Type> unified(Class<?> member, Settled family) {
    Map<TypeVariable<?>, Type> found = new HashMap<>();
    for (Type parent : member.getGenericInterfaces()) {
      if (!(parent instanceof ParameterizedType generic)) {
        continue;
      }
      Class<?> raw = (Class<?>) generic.getRawType();
      if (!family.raw().isAssignableFrom(raw)) {
        continue;
      }
      Map<TypeVariable<?>, Type> above =
          raw == family.raw() ? inside(family).values() : unified(raw, family);
      Type[] arguments = generic.getActualTypeArguments();
      for (int i = 0; i < arguments.length; i++) {
        Type value = above.get(raw.getTypeParameters()[i]);
        if (arguments[i] instanceof TypeVariable<?> variable && value != null) {
          found.put(variable, value);
        }
      }
    }
    return found;
  }
}
