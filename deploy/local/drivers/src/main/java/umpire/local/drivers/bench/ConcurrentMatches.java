package umpire.local.drivers.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomCommands;
import umpire.local.drivers.match.SampleBattle;

/** Plays many whole matches at once at random; each finished match is followed by another. */
public final class ConcurrentMatches {
  private static final String SCENARIO = SampleBattle.CAMPAIGN;
  private static final Duration WAIT = Duration.ofSeconds(20);

  private final Api games;
  private final Supplier<Api.Person> first;
  private final Supplier<Api.Person> second;
  private final List<Table> tables = new ArrayList<>();
  private final AtomicInteger left = new AtomicInteger();
  private final AtomicInteger ended = new AtomicInteger();
  private final Queue<Long> nanos = new ConcurrentLinkedQueue<>();

  /** Whose turn it is at one of the matches. */
  private static final class Table {
    private final RandomCommands randomCommands;
    private Api.Person first;
    private Api.Person second;
    private PlayedMatch playedMatch;

    /** What the last answer said; nothing at the beginning. */
    private JsonNode state = MissingNode.getInstance();

    Table(Api games, Api.Person first, Api.Person second, long seed) {
      this.randomCommands = new RandomCommands(new Random(seed));
      this.first = first;
      this.second = second;
      this.playedMatch = PlayedMatch.open(games, first, second, SCENARIO);
    }

    /** The two have signed in again: from now on they play with these tokens. */
    void signedIn(Api games, Api.Person first, Api.Person second) {
      if (first.equals(this.first) && second.equals(this.second)) {
        return;
      }
      this.first = first;
      this.second = second;
      playedMatch = MatchTiming.again(games, playedMatch, first, second);
    }

    /** Whether a seat should ask for its decision: not if the last answer waits for others. */
    boolean mayWaitFor(Api.Person person) {
      JsonNode waitingFor = state.path("waitingFor");
      String seat = person.equals(first) ? SampleBattle.FIRST_SEAT : SampleBattle.SECOND_SEAT;
      return waitingFor.isEmpty()
          || waitingFor.valueStream().anyMatch(one -> one.asText().equals(seat));
    }
  }

  /**
   * So many matches between two people, opened.
   *
   * @param games where game-service answers
   * @param first signs in, again where the token is old
   * @param second signs in likewise
   */
  ConcurrentMatches(
      Api games, Supplier<Api.Person> first, Supplier<Api.Person> second, int matches) {
    this.games = games;
    this.first = first;
    this.second = second;
    for (int i = 0; i < matches; i++) {
      tables.add(new Table(games, first.get(), second.get(), i));
    }
  }

  /** Plays on all matches at once until so many commands are answered; how long each took, ns. */
  public List<Long> play(int commands) {
    signIn();
    nanos.clear();
    ended.set(0);
    left.set(commands);
    try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Void>> all =
          tables.stream()
              .map(table -> CompletableFuture.runAsync(() -> play(table), players))
              .toList();
      all.forEach(CompletableFuture::join);
    }
    return List.copyOf(nanos);
  }

  /** So many looks at the positions as a seat sees them, one match after the other, in ns. */
  List<Long> views(int count) {
    signIn();
    List<Long> looks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Table table = tables.get(i % tables.size());
      long begun = System.nanoTime();
      JsonNode _ = games.good(games.get(table.playedMatch.path(""), table.first.token()));
      looks.add(System.nanoTime() - begun);
    }
    return looks;
  }

  /** How many matches came to their end in the last play. */
  int ended() {
    return ended.get();
  }

  /** A token lives ten minutes, and these matches may be played longer. */
  private void signIn() {
    tables.forEach(table -> table.signedIn(games, first.get(), second.get()));
  }

  private void play(Table table) {
    while (left.get() > 0) {
      if (!round(table)) {
        int _ = ended.incrementAndGet();
        table.playedMatch = PlayedMatch.open(games, table.first, table.second, SCENARIO);
        table.state = MissingNode.getInstance();
      }
    }
  }

  /** Each seat answers as long as it is asked; false when the match is over. */
  private boolean round(Table table) {
    for (Api.Person person : table.playedMatch.people()) {
      if (!table.mayWaitFor(person)) {
        continue;
      }
      table.state = table.playedMatch.decision(person);
      while (table.playedMatch.waitsFor(person, table.state)) {
        JsonNode asked = table.state.path("decision");
        if (left.getAndDecrement() <= 0) {
          return true;
        }
        ObjectNode body =
            table.playedMatch.body(asked.path("id").asInt(), table.randomCommands.command(asked));
        long begun = System.nanoTime();
        table.state = table.playedMatch.send(person, body, WAIT).answer().body();
        nanos.add(System.nanoTime() - begun);
      }
      if (table.state.path("status").asText().equals("over")) {
        return false;
      }
    }
    return true;
  }
}
