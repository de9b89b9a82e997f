package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.game.testing.stream.Follower;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * Streams and sockets, of one match and of all, cut off at random moments while matches are played:
 * nothing is missing, nothing comes twice. {@code ./umpire verify streams} does it ten thousand
 * times, over the gateway.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class CutStreamsTest {
  private static final Shelf.Shelved GAME = Shelf.load().game("narvik");
  private static final int MATCHES = 3;
  private static final int CUTS = 400;
  private static final Duration LONGEST = Duration.ofSeconds(60);

  /** In milliseconds. */
  private static final int LONGEST_CONNECTION = 120;

  private final Map<String, Client> accounts = new ConcurrentHashMap<>();

  @Test
  void whateverIsCutNothingIsMissingAndNothingComesTwice() throws Exception {
    List<RandomMatchOverHttp> rambles = new ArrayList<>();
    List<Follower> followers = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      RandomMatchOverHttp randomMatchOverHttp =
          RandomMatchOverHttp.between(GAME, "first-shots", i, this::account);
      rambles.add(randomMatchOverHttp);
      for (Client client : randomMatchOverHttp.seats().values()) {
        followers.add(Follower.ofMatch(client, randomMatchOverHttp.match(), i % 2 == 0));
      }
    }
    for (Client client : accounts.values()) {
      followers.add(Follower.ofAll(client, true));
      followers.add(Follower.ofAll(client, false));
    }
    AtomicBoolean over = new AtomicBoolean();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> running = new ArrayList<>();
      for (Follower follower : followers) {
        Random random = new Random(followers.indexOf(follower));
        running.add(
            threads.submit(
                () -> {
                  while (!over.get()) {
                    follower.follow(Duration.ofMillis(random.nextInt(LONGEST_CONNECTION)));
                  }
                  return follower;
                }));
      }
      try {
        play(rambles, followers);
      } finally {
        over.set(true);
      }
      for (Future<?> one : running) {
        one.get();
      }
    }
    int cuts = followers.stream().mapToInt(Follower::cuts).sum();
    for (Follower follower : followers) {
      assertThat(follower.faults()).as(follower.toString()).isEmpty();
    }
    for (Follower follower : followers) {
      catchUp(follower, rambles);
    }
    System.out.printf(
        "streams: %d cuts of %d streams, %d commands%n",
        cuts, followers.size(), rambles.stream().mapToInt(RandomMatchOverHttp::commands).sum());
    assertThat(cuts).isGreaterThan(CUTS);
  }

  private Client account(String seat) {
    return accounts.computeIfAbsent(seat, Client::of);
  }

  /** Until there were cuts enough; matches that are over wait for the others. */
  private static void play(List<RandomMatchOverHttp> rambles, List<Follower> followers) {
    Instant deadline = Instant.now().plus(LONGEST);
    while (followers.stream().mapToInt(Follower::cuts).sum() <= CUTS
        && Instant.now().isBefore(deadline)) {
      for (RandomMatchOverHttp randomMatchOverHttp : rambles) {
        Optional<RandomMatchOverHttp.Turn> turn = randomMatchOverHttp.turn();
        if (turn.isPresent()) {
          RandomMatchOverHttp.Played _ = randomMatchOverHttp.play(turn.get());
        }
      }
    }
  }

  /** Goes on until all was received; then it is what the list of events holds. */
  private static void catchUp(Follower follower, List<RandomMatchOverHttp> rambles)
      throws Exception {
    Instant deadline = Instant.now().plus(LONGEST);
    while (!knowsAll(follower, rambles) && Instant.now().isBefore(deadline)) {
      follower.follow(Duration.ofMillis(300));
    }
    assertThat(knowsAll(follower, rambles)).as(follower.toString()).isTrue();
    assertThat(follower.faults()).isEmpty();
  }

  private static boolean knowsAll(Follower follower, List<RandomMatchOverHttp> rambles) {
    return rambles.stream()
        .allMatch(randomMatchOverHttp -> follower.receivedAll(randomMatchOverHttp.match()));
  }
}
