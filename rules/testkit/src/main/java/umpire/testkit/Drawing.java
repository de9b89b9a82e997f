package umpire.testkit;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;

/** Draws commands at random: such as are offered, and such as are not. */
final class Drawing {
  private static final int TRIES = 30;

  private final RandomGenerator random;
  private final Known known;
  private final List<Class<?>> commands;

  Drawing(RandomGenerator random, Known known, Class<?> family) {
    this.random = random;
    this.known = known;
    this.commands = Records.members(family);
  }

  /** An offered command: its type first, then its parameters. Throws if the type refuses them. */
  Object offered(Offers<Object> offers) {
    known.meet(offers);
    Offer<Object> offer = one(offers.offers());
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < offer.parameters().size(); i++) {
      values.add(
          value(offer.parameters().get(i).domain(), offer.command().getRecordComponents()[i]));
    }
    return Records.make(offer.command(), values)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    offer.command().getSimpleName() + " refuses the offered " + values));
  }

  /**
   * A command that these offers do not admit: one of theirs with a parameter out of its domain, or
   * one of another type. Empty if none was found in a few tries.
   */
  Optional<Object> mutated(Offers<Object> offers) {
    for (int i = 0; i < TRIES; i++) {
      Optional<Object> command =
          random.nextInt(3) > 0 && !offers.offers().isEmpty()
              ? strayed(offers)
              : known.command(one(commands));
      if (command.isPresent() && !offers.admits(command.get())) {
        return command;
      }
    }
    return Optional.empty();
  }

  <T> T one(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  private Optional<Object> strayed(Offers<Object> offers) {
    Object command = offered(offers);
    RecordComponent[] components = command.getClass().getRecordComponents();
    if (components.length == 0) {
      return Optional.empty();
    }
    int strays = random.nextInt(components.length);
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      Object value = Records.value(components[i], command);
      values.add(i == strays ? stray(components[i], value) : value);
    }
    return Records.make(command.getClass(), values);
  }

  private Object stray(RecordComponent component, Object value) {
    if (value instanceof List<?> list && !list.isEmpty() && random.nextBoolean()) {
      // The same value twice, or one too many.
      List<Object> more = new ArrayList<>(list);
      more.add(random.nextBoolean() ? list.getFirst() : known.like(list.getFirst()).orElse(0));
      return more;
    }
    return known.any(component).orElse(value);
  }

  private Object value(Domain domain, RecordComponent component) {
    return switch (domain) {
      case Domain.One(List<?> values) -> one(values);
      case Domain.Number(int min, int max) -> (int) random.nextLong(min, (long) max + 1);
      case Domain.Named(String set, Set<?> members) -> {
        if (members.isEmpty()) {
          throw new IllegalStateException("the set '" + set + "' on offer has no members");
        }
        // Sets keep no order, and a walk must come out the same each time.
        yield one(members.stream().sorted(Comparator.comparing(Object::toString)).toList());
      }
      case Domain.Some(List<?> values, int min, int max) -> {
        List<Object> shuffled = new ArrayList<>(values);
        Collections.shuffle(shuffled, Random.from(random));
        List<Object> chosen = shuffled.subList(0, random.nextInt(min, max + 1));
        yield Set.class.isAssignableFrom(component.getType())
            ? new LinkedHashSet<>(chosen)
            : List.copyOf(chosen);
      }
    };
  }
}
