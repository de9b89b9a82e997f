package umpire.wire;

import java.util.List;
import java.util.SortedMap;
import java.util.function.Supplier;
import umpire.kernel.play.KebabCase;

/**
 * How the JSON of a type lies, for whoever writes it in another notation: made from the same shapes
 * that read it, so that nothing about a type is said twice. What a value must be besides (the id of
 * a place, a number of 32 bits) the codec knows, and refuses.
 */
public sealed interface JsonForm {
  /** A string. */
  record Text() implements JsonForm {}

  /** An integer. */
  record Whole() implements JsonForm {}

  /** True or false. */
  record Truth() implements JsonForm {}

  /** One of these strings. */
  record Constant(List<String> names) implements JsonForm {
    public Constant {
      names = List.copyOf(names);
    }
  }

  /** An array of two strings, the places that a hexside lies between; as a key {@code a/b}. */
  record Side() implements JsonForm {}

  /** An array: of a list in its order, of a set in any. */
  record Many(JsonForm element) implements JsonForm {}

  /** An object whose members are keys; {@code key} tells what they are. */
  record Keyed(JsonForm key, JsonForm value) implements JsonForm {}

  /**
   * An object with these members, all of them.
   *
   * @param name what the member 'type' calls it
   * @param typed whether that member stands before them
   * @param parts found at first use, because records may hold themselves
   */
  record Body(String name, boolean typed, Supplier<List<Member>> parts) implements JsonForm {
    /** The members in the order of the record's components. */
    public List<Member> members() {
      return parts.get();
    }
  }

  /** A {@link Body} that {@code type} names; found at first use, as above. */
  record Family(Supplier<SortedMap<String, JsonForm>> byType) implements JsonForm {
    /** The members by their {@code type}, sorted. */
    public SortedMap<String, JsonForm> members() {
      return byType.get();
    }
  }

  /** What stands in no command, such as an offer or JSON as it is: it has no form in words. */
  record Foreign(String what) implements JsonForm {}

  /** A member of a {@link Body}, by its name in JSON. */
  record Member(String name, JsonForm form) {
    /** The name in kebab-case: {@code airPoints} is {@code air-points}. */
    public String word() {
      return KebabCase.of(name);
    }
  }
}
