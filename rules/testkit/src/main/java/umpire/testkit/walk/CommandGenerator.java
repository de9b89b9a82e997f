package umpire.testkit.walk;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import umpire.kernel.offer.Offers;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Records;

/** Draws commands at random: some that are offered, and some that are not. */
public final class CommandGenerator {
  private static final int TRIES = 30;

  private final RandomGenerator random;
  private final OfferSampler offerSampler;
  private final KnownValues knownValues;
  private final List<Class<?>> commands;

  /**
   * Commands of a game's family.
   *
   * @param random decides; the same one gives the same commands
   */
  public CommandGenerator(RandomGenerator random, KnownValues knownValues, Class<?> family) {
    this.random = random;
    this.offerSampler = new OfferSampler(random);
    this.knownValues = knownValues;
    this.commands = Records.members(family);
  }

  /** An offered command: its type first, then its parameters. */
  public Object offered(Offers<Object> offers) {
    return offerSampler.command(offers);
  }

  /**
   * A command that these offers do not admit: one of theirs with a parameter out of its domain, or
   * one of another type. Empty if none was found in a few tries.
   */
  public Optional<Object> mutated(Offers<Object> offers) {
    knownValues.add(offers);
    for (int i = 0; i < TRIES; i++) {
      Optional<Object> command =
          random.nextInt(3) > 0 && !offers.offers().isEmpty()
              ? invalidCommand(offers)
              : knownValues.command(one(commands));
      if (command.isPresent() && !offers.admits(command.get())) {
        return command;
      }
    }
    return Optional.empty();
  }

  /** One of the values by lot; the list is not empty. */
  public <T> T one(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  private Optional<Object> invalidCommand(Offers<Object> offers) {
    Object command = offered(offers);
    List<RecordComponent> components = Records.components(command.getClass());
    if (components.isEmpty()) {
      return Optional.empty();
    }
    RecordComponent strays = one(components);
    List<Object> values = new ArrayList<>();
    for (RecordComponent component : components) {
      Object value = Records.value(component, command);
      values.add(component == strays ? invalidValue(component, value) : value);
    }
    return Records.make(command.getClass(), values);
  }

  private Object invalidValue(RecordComponent component, Object value) {
    if (value instanceof List<?> list && !list.isEmpty() && random.nextBoolean()) {
      // The same value twice, or one too many.
      List<Object> more = new ArrayList<>(list);
      more.add(
          random.nextBoolean() ? list.getFirst() : knownValues.like(list.getFirst()).orElse(0));
      return more;
    }
    if (value instanceof Map<?, ?> map && !map.isEmpty() && random.nextInt(4) > 0) {
      return invalidCommand(map);
    }
    return knownValues.any(component).orElse(value);
  }

  /** One too few, one too many, or another number for one of them. */
  private Map<Object, Object> invalidCommand(Map<?, ?> map) {
    Map<Object, Object> other = new LinkedHashMap<>(map);
    // Maps keep no order, and a walk must come out the same each time.
    Object key = one(map.keySet().stream().sorted(Comparator.comparing(Object::toString)).toList());
    switch (random.nextInt(3)) {
      case 0 -> other.remove(key);
      case 1 -> knownValues.like(key).ifPresent(stranger -> other.put(stranger, other.get(key)));
      default ->
          other.computeIfPresent(key, (_, number) -> (Integer) number + random.nextInt(-3, 4));
    }
    return other;
  }
}
