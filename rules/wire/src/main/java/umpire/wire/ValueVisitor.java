package umpire.wire;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Walks through a brief or a report of any game, whatever records it is made of. */
public final class ValueVisitor {
  private ValueVisitor() {}

  /**
   * Shows every part to the visitor, the whole before its parts, in the order of the components.
   * With each goes its JSON pointer; that of a member of a set or map is the set's or map's. Throws
   * IllegalStateException if the accessor of a record cannot be called.
   */
  public static void visit(Object value, BiConsumer<String, Object> visitor) {
    visit("", value, visitor);
  }

  private static void visit(String pointer, Object value, BiConsumer<String, Object> visitor) {
    visitor.accept(pointer, value);
    switch (value) {
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          visit(pointer + "/" + i, list.get(i), visitor);
        }
      }
      case Collection<?> set -> set.forEach(member -> visit(pointer, member, visitor));
      case Map<?, ?> entries -> {
        visit(pointer, entries.keySet(), visitor);
        visit(pointer, entries.values(), visitor);
      }
      case Record whole -> {
        for (RecordComponent component : whole.getClass().getRecordComponents()) {
          visit(pointer + "/" + component.getName(), part(component, whole), visitor);
        }
      }
      default -> {
        // a scalar has no parts
      }
    }
  }

  static Object part(RecordComponent component, Record whole) {
    try {
      return component.getAccessor().invoke(whole);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("the components of briefs and reports are readable", e);
    }
  }
}
