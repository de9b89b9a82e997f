package umpire.chassis.http;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Lets a record mean in JSON what it means in Java: in a package under {@code @NullMarked}, a
 * component without {@code @Nullable} is required and may not be null, and neither may the elements
 * of its list nor the values of its map.
 */
class NullMarkedIntrospector extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  @Override
  public @Nullable Boolean hasRequiredMarker(AnnotatedMember member) {
    return mustBeThere(member) ? Boolean.TRUE : null;
  }

  @Override
  public JsonSetter.Value findSetterInfo(Annotated annotated) {
    return JsonSetter.Value.construct(
        mustBeThere(annotated) ? Nulls.FAIL : Nulls.DEFAULT,
        holdsNoNulls(annotated) ? Nulls.FAIL : Nulls.DEFAULT);
  }

  private static boolean mustBeThere(Annotated annotated) {
    return annotated instanceof AnnotatedParameter parameter && mustBeThere(parameter);
  }

  private static boolean mustBeThere(AnnotatedParameter parameter) {
    return component(parameter)
        .filter(type -> !type.isAnnotationPresent(Nullable.class))
        .isPresent();
  }

  /** Elements of a list, values of a map: as nullable as their type argument says. */
  private static boolean holdsNoNulls(Annotated annotated) {
    return annotated instanceof AnnotatedParameter parameter
        && component(parameter)
            .filter(AnnotatedParameterizedType.class::isInstance)
            .map(type -> ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments())
            .filter(held -> !held[held.length - 1].isAnnotationPresent(Nullable.class))
            .isPresent();
  }

  /** The type of the component, if this is one of a record under {@code @NullMarked}. */
  private static Optional<AnnotatedType> component(AnnotatedParameter parameter) {
    Class<?> type = parameter.getDeclaringClass();
    if (!type.isRecord() || !type.getPackage().isAnnotationPresent(NullMarked.class)) {
      return Optional.empty();
    }
    RecordComponent[] components = type.getRecordComponents();
    return parameter.getOwner().getParameterCount() == components.length
        ? Optional.of(components[parameter.getIndex()].getAnnotatedType())
        : Optional.empty();
  }
}
