package umpire.opponent.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** Draws commands at random from what is on offer. */
public final class OfferSampler {
  private static final int MOST_SETS = 100;

  private final RandomGenerator random;
  private final IdentityHashMap<Set<?>, List<?>> sorted = new IdentityHashMap<>();

  /** Lots by these numbers. */
  public OfferSampler(RandomGenerator random) {
    this.random = random;
  }

  /** Lots whose draws all follow from the seed. */
  public static OfferSampler of(long seed) {
    return new OfferSampler(SeededRandom.of(seed));
  }

  /**
   * Any command on offer: its type first, so that one that is offered for each of forty units is no
   * likelier than one without parameters, then one of its offers, then the parameters. Throws
   * IllegalStateException if the type refuses them.
   */
  public Object command(Offers<Object> offers) {
    return command(offer(offers.offers()), false);
  }

  /**
   * Of each offer that lets several values be chosen or shares be given, the largest command; empty
   * if there is no such offer. Throws IllegalStateException if the type refuses it.
   */
  public List<Object> largest(Offers<Object> offers) {
    List<Object> commands = new ArrayList<>();
    for (Offer<Object> offer : offers.offers()) {
      if (offer.parameters().stream().anyMatch(OfferSampler::hasALargest)) {
        commands.add(command(offer, true));
      }
    }
    return commands;
  }

  /** Every command that the offer admits; meant for offers of few values. */
  public List<Object> all(Offer<Object> offer) {
    return AdmittedCommands.of(List.of(offer));
  }

  /**
   * The index, from 0, of one of the weights, drawn in proportion to them; any index if all are 0.
   * Throws IllegalArgumentException for a negative weight and for NaN.
   */
  public int weighed(double[] weights) {
    double sum = 0;
    for (double weight : weights) {
      if (weight < 0 || Double.isNaN(weight)) {
        throw new IllegalArgumentException("a weight is 0 or more, not " + weight);
      }
      sum += weight;
    }
    if (sum == 0) {
      return random.nextInt(weights.length);
    }
    double left = random.nextDouble() * sum;
    for (int i = 0; i < weights.length; i++) {
      left -= weights[i];
      if (left < 0) {
        return i;
      }
    }
    return weights.length - 1;
  }

  private static boolean hasALargest(Offer.Parameter parameter) {
    return parameter.domain() instanceof Domain.Some || parameter.domain() instanceof Domain.Shares;
  }

  private Object command(Offer<Object> offer, boolean largest) {
    return offer.make(
        offer.parameters().stream().map(parameter -> value(parameter.domain(), largest)).toList());
  }

  private Offer<Object> offer(List<Offer<Object>> offers) {
    if (offers.size() < 3) {
      return one(offers);
    }
    List<Class<?>> types = new ArrayList<>(); // few, so that a list is searched sooner than a set
    for (Offer<Object> offer : offers) {
      if (!types.contains(offer.command())) {
        types.add(offer.command());
      }
    }
    if (types.size() == 1) {
      return one(offers);
    }
    Class<?> type = one(types);
    int left = random.nextInt(count(offers, type));
    for (Offer<Object> offer : offers) {
      if (offer.command() == type && left-- == 0) {
        return offer;
      }
    }
    throw new IllegalStateException("fewer offers of " + type + " than were counted");
  }

  private static int count(List<Offer<Object>> offers, Class<?> type) {
    int count = 0;
    for (Offer<Object> offer : offers) {
      if (offer.command() == type) {
        count++;
      }
    }
    return count;
  }

  private Object value(Domain domain, boolean largest) {
    return switch (domain) {
      case Domain.One(List<?> values) -> one(values);
      case Domain.Number(int min, int max) ->
          largest ? max : (int) random.nextLong(min, (long) max + 1);
      case Domain.Shares shares -> ShareSampler.drawn(shares, random, largest);
      case Domain.Named(String set, Set<?> members) -> {
        if (members.isEmpty()) {
          throw new IllegalStateException("the set '" + set + "' on offer has no members");
        }
        yield one(sorted(members));
      }
      case Domain.Some(List<?> values, int min, int max) ->
          List.copyOf(several(values, largest ? max : random.nextInt(min, max + 1)));
    };
  }

  /** Sets keep no order, and a walk must come out the same each time. */
  private List<?> sorted(Set<?> members) {
    if (sorted.size() > MOST_SETS) {
      sorted.clear();
    }
    return sorted.computeIfAbsent(
        members, set -> set.stream().sorted(Comparator.comparing(Object::toString)).toList());
  }

  /** So many different values: the first steps of a shuffle, and no more of them. */
  private List<Object> several(List<?> values, int count) {
    List<Object> rest = new ArrayList<>(values);
    for (int i = 0; i < count; i++) {
      Collections.swap(rest, i, random.nextInt(i, rest.size()));
    }
    return rest.subList(0, count);
  }

  private <T> T one(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
