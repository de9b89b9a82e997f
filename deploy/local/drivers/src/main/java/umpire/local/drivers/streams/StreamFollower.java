package umpire.local.drivers.streams;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.PlayedMatch;

/**
 * Somebody who follows a stream, is cut off at random, and comes again behind the last id that they
 * have: of each match they must receive one sequence, whatever happens to their connections.
 */
final class StreamFollower {
  /** Half of all connections end in the middle of so many bytes, the others by time. */
  private static final int MOST_BYTES = 30_000;

  private static final int MOST_MILLISECONDS = 150;
  private static final long ENDLESS = Long.MAX_VALUE;

  private final String origin;
  private final String path;
  private final Api.Person person;
  private final String match;
  private final RandomGenerator random;
  private final Map<String, String> viewers = new HashMap<>();
  private final Map<String, Integer> begun = new HashMap<>();
  private final Map<String, List<JsonNode>> received = new HashMap<>();
  private final Map<String, Boolean> here = new HashMap<>();
  private final List<String> left = new ArrayList<>();
  private final Map<String, Integer> closings = new HashMap<>();
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private String last;
  private int frames;
  private int torn;

  /**
   * Anybody.
   *
   * @param match that they follow; empty for all of theirs
   * @param last the id behind which to begin; empty for a snapshot
   */
  StreamFollower(
      String origin,
      String path,
      Api.Person person,
      String match,
      String last,
      RandomGenerator random) {
    this.origin = origin;
    this.path = path;
    this.person = person;
    this.match = match;
    this.last = last;
    this.random = random;
  }

  /** Of one match, from its beginning. */
  static StreamFollower ofMatch(
      String origin,
      PlayedMatch playedMatch,
      Api.Person person,
      boolean socket,
      RandomGenerator random) {
    String path = playedMatch.path(socket ? "/socket" : "/stream");
    return new StreamFollower(origin, path, person, playedMatch.id(), "0", random);
  }

  /** Of all matches of a person. */
  static StreamFollower ofAll(
      String origin, Api.Person person, boolean socket, RandomGenerator random) {
    return new StreamFollower(
        origin, "/v1/" + (socket ? "socket" : "stream"), person, "", "", random);
  }

  boolean ofAll() {
    return match.isEmpty();
  }

  /** Whatever came out of its order. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** How many events they received. */
  int events() {
    return received.values().stream().mapToInt(List::size).sum();
  }

  /** How many messages came whole, and how many connections ended within one. */
  int frames() {
    return frames;
  }

  int cut() {
    return torn;
  }

  /** How often a stream said why it ended, by reason. */
  Map<String, Integer> closings() {
    return closings;
  }

  /** Connects, and is cut off; false where nobody answered. */
  boolean followAndBeCut() {
    boolean byBytes = random.nextBoolean();
    long bytes = byBytes ? 200 + random.nextInt(MOST_BYTES) : ENDLESS;
    // By bytes too it is not for ever: a quiet stream sends few.
    return follow(bytes, (byBytes ? 4 : 1) * random.nextInt(1, MOST_MILLISECONDS));
  }

  /** Connects and reads for so long without any other harm. */
  boolean follow(int milliseconds) {
    return follow(ENDLESS, milliseconds);
  }

  private boolean follow(long bytes, int milliseconds) {
    boolean reset = random.nextBoolean();
    try (RawConnection line = RawConnection.open(origin, path, person.token(), last, bytes)) {
      if (!line.opened()) {
        if (line.status() < 500) {
          faults.add("%s behind '%s' was answered %d".formatted(path, last, line.status()));
        }
        return false;
      }
      here.clear();
      Thread _ =
          Thread.startVirtualThread(
              () -> {
                LockSupport.parkNanos(milliseconds * 1_000_000L);
                line.cut(reset);
              });
      read(line);
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  private void read(RawConnection line) {
    try {
      while (true) {
        take(line.next());
        frames++;
      }
    } catch (IOException _) {
      torn++; // cut off: what had not come whole had not come
    }
  }

  private void take(RawConnection.Frame frame) {
    JsonNode data = frame.data();
    last = frame.id().isEmpty() ? last : frame.id();
    String of = match.isEmpty() ? data.path("match").asText() : match;
    switch (frame.type()) {
      case "snapshot" -> {
        begin(of, data);
        presence(of, data);
      }
      case "resumed" -> presence(of, data);
      case "event" -> event(of, data);
      case "presence" -> change(of, data);
      case "left" -> left(of);
      case "closing" -> closings.merge(data.path("because").asText(), 1, Integer::sum);
      // Whom a match waits for, heartbeats, and whatever may be new.
      default -> {}
    }
  }

  private void begin(String of, JsonNode data) {
    int seq = data.path("seq").asInt();
    String viewer = data.path("viewer").asText();
    // Who sits down begins anew: before, they were a spectator.
    if (viewer.equals(viewers.put(of, viewer)) || received.containsKey(of)) {
      faults.add("%s: a second snapshot of %s, at %d".formatted(path, of, seq));
    }
    begun.put(of, seq);
  }

  private void event(String of, JsonNode data) {
    List<JsonNode> before = received.computeIfAbsent(of, _ -> new ArrayList<>());
    int expected = begun.getOrDefault(of, 0) + before.size() + 1;
    if (data.path("seq").asInt() != expected) {
      faults.add(
          "%s: %d in the place of %d of %s"
              .formatted(path, data.path("seq").asInt(), expected, of));
    }
    before.add(((ObjectNode) data).without("match"));
  }

  private void presence(String of, JsonNode data) {
    data.path("presence")
        .properties()
        .forEach(seat -> here.put(of + " " + seat.getKey(), seat.getValue().asBoolean()));
  }

  /** Presence alternates: a message never repeats the state before it. */
  private void change(String of, JsonNode data) {
    String seat = of + " " + data.path("seat").asText();
    boolean now = data.path("here").asBoolean();
    if (here.getOrDefault(seat, !now) == now) {
      faults.add("%s: %s is reported twice as %s".formatted(path, seat, now ? "here" : "away"));
    }
    here.put(seat, now);
  }

  private void left(String of) {
    if (left.contains(of)) {
      faults.add("%s: %s has left twice".formatted(path, of));
    }
    left.add(of);
  }

  /** Whether all was received of a match that is over. */
  boolean receivedAll(PlayedMatch playedMatch) {
    if (!match.isEmpty() && !match.equals(playedMatch.id())) {
      return true;
    }
    List<JsonNode> shown = playedMatch.events(person);
    int from = Math.min(begun.getOrDefault(playedMatch.id(), 0), shown.size());
    boolean whole =
        received
            .getOrDefault(playedMatch.id(), List.of())
            .equals(shown.subList(from, shown.size()));
    return whole && (!ofAll() || left.contains(playedMatch.id()));
  }

  @Override
  public String toString() {
    return "%s of %s: begun %s, left %s, received %s"
        .formatted(path, person.name(), begun, left, sizes());
  }

  private Map<String, Integer> sizes() {
    Map<String, Integer> sizes = new HashMap<>();
    received.forEach((of, events) -> sizes.put(of, events.size()));
    return sizes;
  }
}
