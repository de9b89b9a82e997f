package umpire.local.drivers.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomCommands;
import umpire.local.drivers.match.SampleBattle;

/**
 * Plays many whole matches at once at random, by sockets alone: each seat follows its match, is
 * sent what it is asked, and answers on the same connection.
 */
public final class SocketMatches {
  private static final Duration WAIT = Duration.ofSeconds(20);
  private static final long LONGEST_SECONDS = 60;

  private final Api games;
  private final Supplier<Api.Person> first;
  private final Supplier<Api.Person> second;
  private final List<Table> tables = new ArrayList<>();
  private final AtomicInteger left = new AtomicInteger();
  private final Queue<Long> nanos = new ConcurrentLinkedQueue<>();

  /**
   * Opens so many matches between two people.
   *
   * @param games where game-service answers
   * @param first signs in, again where the token is old
   * @param second signs in likewise
   */
  SocketMatches(Api games, Supplier<Api.Person> first, Supplier<Api.Person> second, int matches) {
    this.games = games;
    this.first = first;
    this.second = second;
    for (int i = 0; i < matches; i++) {
      tables.add(new Table(new RandomCommands(new Random(i))));
    }
  }

  /** Plays on all matches at once until so many commands are answered; how long each took, ns. */
  public List<Long> play(int commands) {
    nanos.clear();
    left.set(commands);
    try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Void>> all =
          tables.stream().map(table -> CompletableFuture.runAsync(table::play, players)).toList();
      all.forEach(CompletableFuture::join);
    }
    return List.copyOf(nanos);
  }

  /** What a seat has sent last, and has no answer to yet. */
  private record Outstanding(String commandId, long at) {}

  /** One match after the other. */
  private final class Table {
    private final RandomCommands randomCommands;
    private final BlockingQueue<SocketPlayer.Message> messages = new LinkedBlockingQueue<>();
    private final Map<Api.Person, SocketPlayer> players = new HashMap<>();
    private final Map<Api.Person, Outstanding> outstanding = new HashMap<>();
    private final Map<Api.Person, Integer> answered = new HashMap<>();
    private PlayedMatch match;
    private int sent;

    Table(RandomCommands randomCommands) {
      this.randomCommands = randomCommands;
      this.match = opened();
    }

    private PlayedMatch opened() {
      return PlayedMatch.open(games, first.get(), second.get(), SampleBattle.CAMPAIGN);
    }

    /** From the snapshot on, until enough commands are answered; the sockets are closed then. */
    void play() {
      while (left.get() > 0) {
        connect();
        while (left.get() > 0 || !outstanding.isEmpty()) {
          if (!take(next())) {
            match = opened();
            break;
          }
        }
        players.values().forEach(SocketPlayer::close);
      }
    }

    private void connect() {
      match = MatchTiming.again(games, match, first.get(), second.get());
      messages.clear();
      outstanding.clear();
      answered.clear();
      players.clear();
      match
          .people()
          .forEach(one -> players.put(one, SocketPlayer.open(games, match, one, messages)));
    }

    private SocketPlayer.Message next() {
      try {
        SocketPlayer.Message message = messages.poll(LONGEST_SECONDS, TimeUnit.SECONDS);
        if (message == null || message.frame().isMissingNode()) {
          throw new Api.Unexpected("nothing comes of match " + match.id());
        }
        return message;
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new Api.Unexpected("interrupted: " + stopped);
      }
    }

    /** False where it says that the match is over. */
    private boolean take(SocketPlayer.Message message) {
      JsonNode data = message.frame().path("data");
      String type = message.frame().path("type").asText();
      JsonNode state = data;
      if (type.equals("answer")) {
        state = answer(message.by(), data);
      } else if (outstanding.containsKey(message.by())
          || data.at("/decision/id").asInt() <= answered.getOrDefault(message.by(), 0)) {
        state = MissingNode.getInstance();
      }
      if (data.path("status").asText().equals("over")
          || state.path("status").asText().equals("over")) {
        return !outstanding.isEmpty();
      }
      if (match.waitsFor(message.by(), state)) {
        send(message.by(), state.path("decision"));
      }
      return true;
    }

    /** What is asked next; missing in the answer to a command that is not the last. */
    private JsonNode answer(Api.Person person, JsonNode data) {
      if (data.path("status").asInt() >= 400) {
        throw new Api.Unexpected("match " + match.id() + " answered " + data);
      }
      Outstanding last = outstanding.get(person);
      if (last == null || !last.commandId().equals(data.path("commandId").asText())) {
        return MissingNode.getInstance();
      }
      outstanding.remove(person);
      nanos.add(System.nanoTime() - last.at());
      return data.path("outcome");
    }

    private void send(Api.Person person, JsonNode asked) {
      if (left.getAndDecrement() <= 0) {
        return;
      }
      int decision = asked.path("id").asInt();
      String id = "s" + sent++ + "-" + System.nanoTime();
      ObjectNode body = Api.JSON.createObjectNode().put("commandId", id).put("decision", decision);
      body.putArray("commands").add(randomCommands.command(asked));
      answered.put(person, decision);
      outstanding.put(person, new Outstanding(id, System.nanoTime()));
      Objects.requireNonNull(players.get(person)).send(body, WAIT);
    }
  }
}
