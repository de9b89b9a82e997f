package umpire.opponent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import umpire.kernel.combat.Valuation;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.opponent.sample.OfferSampler;

/**
 * Commands on offer by the weights of a game's valuation. Where an offer has few commands each is
 * weighed, else a handful drawn by lot. A kind of command offered for each of forty units is no
 * likelier than one without parameters, if both weigh the same.
 */
public final class CommandWeights {
  /** The most commands of one offer that are all weighed: a way to any hex of a large map. */
  private static final int FEW = 1600;

  /** Of an offer with more. */
  private static final int DRAWN = 24;

  private final Valuation<Object, Object> valuation;
  private final OfferSampler offerSampler;

  /** For one player; the sampler decides what the weights leave open. */
  public CommandWeights(Valuation<Object, Object> valuation, OfferSampler offerSampler) {
    this.valuation = valuation;
    this.offerSampler = offerSampler;
  }

  /**
   * One of them by lot, or the preset if there is none.
   *
   * @param earlier of the same order before it, and not yet in the turn's view
   * @param allowed which may be drawn
   */
  public Object drawn(
      Opponent.Turn turn,
      List<Object> earlier,
      Offers<Object> offers,
      Predicate<Object> allowed,
      Object preset) {
    Map<Object, Double> shares = shares(offers);
    shares.keySet().removeIf(allowed.negate());
    if (shares.isEmpty()) {
      return preset;
    }
    List<Object> commands = List.copyOf(shares.keySet());
    double[] weights = new double[commands.size()];
    for (int i = 0; i < weights.length; i++) {
      Object command = commands.get(i);
      weights[i] =
          shares.getOrDefault(command, 0.0)
              * valuation.weight(turn.view(), turn.seat(), earlier, command);
    }
    return commands.get(offerSampler.weighed(weights));
  }

  /** The heaviest of them, so many at most; of equal ones those that name more. */
  List<Object> heaviest(Opponent.Turn turn, List<Object> earlier, Offers<Object> offers, int most) {
    Map<Object, Double> weights = new HashMap<>();
    List<Object> commands = new ArrayList<>(shares(offers).keySet());
    for (Object command : commands) {
      weights.put(command, valuation.weight(turn.view(), turn.seat(), earlier, command));
    }
    // Numbers go up and sets grow in the order in which they are listed.
    Collections.reverse(commands);
    commands.sort(Comparator.comparing((Object one) -> weights.getOrDefault(one, 0.0)).reversed());
    return List.copyOf(commands.subList(0, Math.min(most, commands.size())));
  }

  /** How likely each is where nothing is known of any. */
  private Map<Object, Double> shares(Offers<Object> offers) {
    Map<Class<?>, Integer> kinds = new HashMap<>();
    offers.offers().forEach(offer -> kinds.merge(offer.command(), 1, Integer::sum));
    Map<Object, Double> shares = new LinkedHashMap<>();
    for (Offer<Object> offer : offers.offers()) {
      List<Object> commands = commands(offer);
      double each = 1.0 / kinds.getOrDefault(offer.command(), 1) / commands.size();
      commands.forEach(command -> shares.merge(command, each, Double::sum));
    }
    return shares;
  }

  private List<Object> commands(Offer<Object> offer) {
    if (count(offer) <= FEW) {
      return offerSampler.all(offer);
    }
    Offers<Object> alone = new Offers<>(List.of(offer));
    List<Object> drawn = new ArrayList<>(offerSampler.largest(alone));
    for (int i = 0; i < DRAWN; i++) {
      drawn.add(offerSampler.command(alone));
    }
    return drawn;
  }

  private static long count(Offer<Object> offer) {
    long count = 1;
    for (Offer.Parameter parameter : offer.parameters()) {
      count = Math.min(FEW + 1, count * count(parameter.domain()));
    }
    return count;
  }

  /** How many values it has, or a few more. */
  private static long count(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> all) -> all.size();
      case Domain.Named(String _, Set<?> members) -> members.size();
      case Domain.Number(int min, int max) -> (long) max - min + 1;
      case Domain.Some(List<?> values, int _, int _) -> 1L << Math.min(values.size(), 11);
      case Domain.Shares(List<Domain.Share> shares, int _, int _) -> {
        long count = 1;
        for (Domain.Share share : shares) {
          count = Math.min(FEW + 1, count * (share.most() - share.least() + 1));
        }
        yield count;
      }
    };
  }
}
