package umpire.opponent.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import umpire.kernel.offer.Domain;

/** What a domain of shares admits: one of its maps by lot, or all of them. */
public final class ShareSampler {
  private ShareSampler() {}

  /**
   * Any of them: the sum first, each as likely, then the shares in any order, each within what the
   * others leave to it. Not all maps are equally likely, but none is left out.
   *
   * @param largest the greatest sum that can be reached, instead of any
   */
  public static Map<Object, Integer> drawn(
      Domain.Shares domain, RandomGenerator random, boolean largest) {
    long least = least(domain.shares());
    long most = most(domain.shares());
    long greatest = Math.min(domain.max(), most);
    long left = largest ? greatest : random.nextLong(Math.max(domain.min(), least), greatest + 1);
    Map<Object, Integer> drawn = new LinkedHashMap<>();
    domain.shares().forEach(share -> drawn.put(share.value(), share.least()));
    List<Domain.Share> anyOrder = new ArrayList<>(domain.shares());
    Collections.shuffle(anyOrder, random);
    for (Domain.Share share : anyOrder) {
      least -= share.least();
      most -= share.most();
      long from = Math.max(share.least(), left - most);
      long to = Math.min(share.most(), left - least);
      int number = (int) random.nextLong(from, to + 1);
      drawn.put(share.value(), number);
      left -= number;
    }
    return drawn;
  }

  /** How many there are. */
  public static double size(Domain.Shares domain) {
    Map<Long, Double> ways = Map.of(0L, 1.0);
    for (Domain.Share share : domain.shares()) {
      Map<Long, Double> next = new HashMap<>();
      ways.forEach(
          (sum, count) -> {
            for (long part = share.least(); part <= share.most(); part++) {
              next.merge(sum + part, count, Double::sum);
            }
          });
      ways = next;
    }
    return ways.entrySet().stream()
        .filter(one -> one.getKey() >= domain.min() && one.getKey() <= domain.max())
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  /** All of them. */
  public static List<Map<Object, Integer>> all(Domain.Shares domain) {
    List<Map<Object, Integer>> all = new ArrayList<>();
    complete(new LinkedHashMap<>(), domain.shares(), domain.min(), domain.max(), all);
    return all;
  }

  private static void complete(
      Map<Object, Integer> chosen,
      List<Domain.Share> left,
      long min,
      long max,
      List<Map<Object, Integer>> all) {
    if (left.isEmpty()) {
      all.add(new LinkedHashMap<>(chosen));
      return;
    }
    Domain.Share first = left.getFirst();
    List<Domain.Share> rest = left.subList(1, left.size());
    long to = Math.min(first.most(), max - least(rest));
    for (long number = Math.max(first.least(), min - most(rest)); number <= to; number++) {
      chosen.put(first.value(), (int) number);
      complete(chosen, rest, min - number, max - number, all);
    }
  }

  private static long least(List<Domain.Share> shares) {
    return shares.stream().mapToLong(Domain.Share::least).sum();
  }

  private static long most(List<Domain.Share> shares) {
    return shares.stream().mapToLong(Domain.Share::most).sum();
  }
}
