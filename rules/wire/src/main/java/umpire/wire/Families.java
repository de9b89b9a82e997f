package umpire.wire;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.play.KebabCase;

/** Who belongs to a sealed family. */
final class Families {
  private Families() {}

  /**
   * The records of these families by name, nested sealed interfaces flattened. Refuses members that
   * are no records, and two of one name.
   */
  static Map<String, Class<?>> members(List<Class<?>> families) {
    Map<String, Class<?>> members = new TreeMap<>();
    families.forEach(family -> collect(family, family, members));
    return members;
  }

  private static void collect(Class<?> type, Class<?> family, Map<String, Class<?>> members) {
    if (type.isSealed()) {
      for (Class<?> member : type.getPermittedSubclasses()) {
        collect(member, family, members);
      }
      return;
    }
    if (!type.isRecord()) {
      throw new IllegalArgumentException(
          type + " in the family " + family.getName() + " is neither a record nor sealed");
    }
    Class<?> other = members.put(KebabCase.of(type), type);
    if (other != null && other != type) {
      throw new IllegalArgumentException(
          "%s and %s of the family %s share the name '%s': rename one"
              .formatted(other.getName(), type.getName(), family.getName(), KebabCase.of(type)));
    }
  }
}
