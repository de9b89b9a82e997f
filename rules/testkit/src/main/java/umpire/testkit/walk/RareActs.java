package umpire.testkit.walk;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.play.KebabCase;
import umpire.testkit.cases.Samples;
import umpire.testkit.match.Records;
import umpire.testkit.match.Rulebook;

/**
 * What play of a game seldom comes to and walks are to come to: {@code samples/rare-acts.json} of
 * the game, a list of objects. Each is counted in the events of a match:
 *
 * <ul>
 *   <li>{@code act}: its name
 *   <li>{@code event}: the type of event that shows it, kebab-case
 *   <li>{@code each}, if several can be in one event: the way to them in its JSON, pointer after
 *       pointer, each to an array or an object whose members are taken one by one
 *   <li>{@code where}, if not all of them count: values that are so, by pointer into the event, or
 *       into each
 *   <li>{@code scenarios}, if not all come to it: their ids
 *   <li>{@code within}, if 1,000 matches are too few to come to it once: how many are enough
 * </ul>
 *
 * @param acts in the order of the file; none for a game without one
 */
public record RareActs(List<Act> acts) {
  /** Of so many matches one comes to every act that says no other number, or something is wrong. */
  public static final int ENOUGH = 1000;

  private static final String SAMPLE = "rare-acts";

  public RareActs {
    acts = List.copyOf(acts);
  }

  /**
   * One act.
   *
   * @param each the way to what is counted; empty for the event itself
   * @param where values of which one must stand there, by pointer
   * @param scenarios that can come to it; empty for all
   * @param within of so many matches of these scenarios one comes to it
   */
  record Act(
      String name,
      String event,
      List<JsonPointer> each,
      Map<JsonPointer, List<JsonNode>> where,
      Set<String> scenarios,
      int within) {
    Act {
      each = List.copyOf(each);
      where = Map.copyOf(where);
      scenarios = Set.copyOf(scenarios);
    }

    private static Act of(JsonNode json) {
      Map<JsonPointer, List<JsonNode>> where = new LinkedHashMap<>();
      json.path("where")
          .properties()
          .forEach(
              one ->
                  where.put(JsonPointer.compile(one.getKey()), List.copyOf(list(one.getValue()))));
      return new Act(
          json.path("act").asText(),
          json.path("event").asText(),
          list(json.path("each")).stream().map(one -> JsonPointer.compile(one.asText())).toList(),
          where,
          new TreeSet<>(list(json.path("scenarios")).stream().map(JsonNode::asText).toList()),
          json.path("within").asInt(ENOUGH));
    }

    private boolean isDue(List<WalkReport> walked) {
      return walked.stream()
              .filter(one -> scenarios.isEmpty() || scenarios.contains(one.scenario()))
              .count()
          >= within;
    }

    private static List<JsonNode> list(JsonNode json) {
      List<JsonNode> all = new ArrayList<>();
      json.forEach(all::add);
      return all;
    }

    private int count(JsonNode shown) {
      List<JsonNode> counted = List.of(shown);
      for (JsonPointer pointer : each) {
        counted = counted.stream().flatMap(one -> list(one.at(pointer)).stream()).toList();
      }
      return (int) counted.stream().filter(this::is).count();
    }

    private boolean is(JsonNode shown) {
      return where.entrySet().stream()
          .allMatch(one -> one.getValue().contains(shown.at(one.getKey())));
    }
  }

  /**
   * The acts of a game. Throws UncheckedIOException where its file is no JSON, and
   * IllegalArgumentException for a type of event that the game does not have.
   */
  public static RareActs of(Rulebook book) {
    return Samples.find(book.game(), SAMPLE)
        .map(file -> of(book, file))
        .orElseGet(() -> new RareActs(List.of()));
  }

  /**
   * The acts of a file. Throws IllegalArgumentException for a type of event that the game does not
   * have.
   */
  public static RareActs of(Rulebook book, JsonNode file) {
    List<Act> acts = new ArrayList<>();
    file.forEach(one -> acts.add(Act.of(one)));
    Set<String> known = new TreeSet<>();
    for (Class<?> family : book.types().eventFamilies()) {
      Records.members(family).forEach(type -> known.add(name(type)));
    }
    for (Act act : acts) {
      if (!known.contains(act.event())) {
        throw new IllegalArgumentException(
            "'%s' is shown by '%s', and %s has no such event"
                .formatted(act.name(), act.event(), book.game().id()));
      }
    }
    return new RareActs(acts);
  }

  /** How often each occurred, by name; 0 for one that did not. */
  Map<String, Integer> count(Rulebook book, List<Object> events) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    acts.forEach(act -> counts.put(act.name(), 0));
    for (Object event : acts.isEmpty() ? List.of() : events) {
      String type = name(event.getClass());
      List<Act> shown = acts.stream().filter(act -> act.event().equals(type)).toList();
      if (!shown.isEmpty()) {
        JsonNode json = book.codec().tree(event);
        shown.forEach(act -> counts.merge(act.name(), act.count(json), Integer::sum));
      }
    }
    return counts;
  }

  private static String name(Class<?> event) {
    return KebabCase.of(event.getSimpleName());
  }

  /** How often each occurred in all of them, by name, in the order of the file. */
  public Map<String, Long> sums(List<? extends PlayedStretch> walked) {
    Map<String, Long> sums = new LinkedHashMap<>();
    for (Act act : acts) {
      long sum = walked.stream().mapToLong(one -> one.acts().getOrDefault(act.name(), 0)).sum();
      sums.put(act.name(), sum);
    }
    return sums;
  }

  /**
   * Those to which none of these walks came, though enough of its scenarios were played; by name.
   */
  public List<String> missing(List<WalkReport> walked) {
    Map<String, Long> sums = sums(walked);
    return acts.stream()
        .filter(act -> sums.getOrDefault(act.name(), 0L) == 0 && act.isDue(walked))
        .map(Act::name)
        .toList();
  }
}
