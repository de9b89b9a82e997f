package umpire.connections;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** How many connections each address has. */
final class ConnectionCounts {
  private final ConcurrentMap<String, Integer> open = new ConcurrentHashMap<>();

  /** One more; the number with it. */
  int add(String address) {
    return open.merge(address, 1, Integer::sum);
  }

  /** One less. */
  void remove(String address) {
    open.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }
}
