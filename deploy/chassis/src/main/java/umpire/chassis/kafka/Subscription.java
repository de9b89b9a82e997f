package umpire.chassis.kafka;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which topics are read, how, and how soon. No topic throws IllegalArgumentException.
 *
 * @param topics at least one, without the installation's prefix
 * @param reading who reads; a group is without the installation's prefix
 * @param pace how soon messages are wanted
 */
public record Subscription(Set<String> topics, Reading reading, Pace pace) {

  /** How soon messages are wanted. */
  public enum Pace {
    /** One by one, as they come. */
    AT_ONCE,
    /** Within half a second, many at a time: costs broker and reader far less. */
    GATHERED
  }

  /** Who reads: a group that shares the work, or every instance for itself. */
  public sealed interface Reading {
    /** Each message goes to one instance of the group; offsets are kept; starts at the earliest. */
    record Shared(String group) implements Reading {}

    /** Each instance reads everything from {@code start}, at every start anew; no offsets kept. */
    record EveryInstance(Start start) implements Reading {}
  }

  /** Where an instance that keeps no offsets begins. */
  public enum Start {
    EARLIEST,
    /** A quarter of an hour ago: longer than any token lives. */
    RECENT,
    LATEST
  }

  public Subscription {
    if (topics.isEmpty()) {
      throw new IllegalArgumentException("a subscription needs a topic");
    }
    topics = Set.copyOf(topics);
  }

  /** A subscription whose topics the instances of a group share, read message by message. */
  public static Subscription shared(String group, String... topics) {
    return new Subscription(
        new LinkedHashSet<>(Arrays.asList(topics)), new Reading.Shared(group), Pace.AT_ONCE);
  }

  /** A subscription with which every instance reads all of these topics, message by message. */
  public static Subscription everyInstance(Start start, String... topics) {
    return new Subscription(
        new LinkedHashSet<>(Arrays.asList(topics)), new Reading.EveryInstance(start), Pace.AT_ONCE);
  }

  /** The same subscription with messages gathered for up to half a second. */
  public Subscription gathered() {
    return new Subscription(topics, reading, Pace.GATHERED);
  }

  /** Who reads, in figures: the group, or {@code every-instance}. */
  String reader() {
    return switch (reading) {
      case Reading.Shared(String group) -> group;
      case Reading.EveryInstance _ -> "every-instance";
    };
  }

  /** The topics in one line, as a name for threads and logs. */
  String name() {
    return String.join("_", new TreeSet<>(topics));
  }
}
