package umpire.chassis.http;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Lets a record mean in JSON what it means in Java: in a package under {@code @NullMarked}, a
 * component without {@code @Nullable} is required and may not be null.
 */
class NullMarkedIntrospector extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  @Override
  public @Nullable Boolean hasRequiredMarker(AnnotatedMember member) {
    return mustBeThere(member) ? Boolean.TRUE : null;
  }

  @Override
  public JsonSetter.Value findSetterInfo(Annotated annotated) {
    return mustBeThere(annotated)
        ? JsonSetter.Value.forValueNulls(Nulls.FAIL)
        : JsonSetter.Value.empty();
  }

  private static boolean mustBeThere(Annotated annotated) {
    return annotated instanceof AnnotatedParameter parameter && mustBeThere(parameter);
  }

  private static boolean mustBeThere(AnnotatedParameter parameter) {
    Class<?> type = parameter.getDeclaringClass();
    if (!type.isRecord() || !type.getPackage().isAnnotationPresent(NullMarked.class)) {
      return false;
    }
    RecordComponent[] components = type.getRecordComponents();
    return parameter.getOwner().getParameterCount() == components.length
        && !components[parameter.getIndex()].getAnnotatedType().isAnnotationPresent(Nullable.class);
  }
}
