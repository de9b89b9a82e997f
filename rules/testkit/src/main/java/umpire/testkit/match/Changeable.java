package umpire.testkit.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Lists, sets and maps of the JDK that can be changed: whoever has them can change a value. */
public final class Changeable {
  private static final Pattern OF_THE_JDK = Pattern.compile("java\\.util\\..*");
  private static final Pattern FIXED =
      Pattern.compile(
          "java\\.util\\.(ImmutableCollections\\$|Collections\\$(Unmodifiable|Empty|Singleton)).*");

  private static final ClassValue<Boolean> TYPES =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
              && OF_THE_JDK.matcher(type.getName()).matches()
              && !FIXED.matcher(type.getName()).matches();
        }
      };

  private Changeable() {}

  /**
   * Those that stand in a value, in the records and collections within it too; empty if there are
   * none. Throws IllegalStateException if an accessor of a record throws.
   */
  public static List<Object> in(Object value) {
    List<Object> found = new ArrayList<>();
    Records.visit(
        value,
        one -> {
          if (TYPES.get(one.getClass())) {
            found.add(one);
          }
        });
    return List.copyOf(found);
  }
}
