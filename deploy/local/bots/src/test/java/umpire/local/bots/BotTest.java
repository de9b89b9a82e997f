package umpire.local.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import umpire.opponent.OddsSource;
import umpire.opponent.Opponent;
import umpire.opponent.RandomOpponent;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;
import umpire.wire.pack.Shelf;

class BotTest {
  private static final Rulebook BOOK = Rulebook.of(Shelf.load().game("narvik").game());
  private static final List<String> NAMES = List.of("bot:random", "bot:greedy");
  private static final Duration LONG = Duration.ofSeconds(90);

  @Test
  void twoBotsPlayWholeMatchesThoughAnswersAreLost() throws IOException {
    Map<String, FakeMatch> matches = new LinkedHashMap<>();
    for (int i = 0; i < 2; i++) {
      matches.put("m" + i, new FakeMatch(BOOK, "first-shots", i, NAMES));
    }
    try (FakeHouse house = new FakeHouse(matches, 7)) {
      List<Thread> bots = NAMES.stream().map(name -> started(house, name, 3)).toList();
      await(() -> matches.values().stream().allMatch(FakeMatch::over));
      bots.forEach(Thread::interrupt);
      assertThat(house.announced()).containsExactlyInAnyOrderElementsOf(NAMES);
      assertThat(matches.values()).allMatch(match -> match.applied() > 10);
      assertThat(matches.values()).allMatch(match -> match.refusedAtOnce() == 0);
      assertThat(house.streams()).isGreaterThanOrEqualTo(4);
    }
  }

  @Test
  void anInvitedBotSitsDownWithinTwoSeconds() throws IOException {
    FakeMatch match = new FakeMatch(BOOK, "first-shots", 1, NAMES);
    try (FakeHouse house = new FakeHouse(Map.of("m", match), 0)) {
      List<Thread> bots = NAMES.stream().map(name -> started(house, name, 3)).toList();
      long begun = System.nanoTime();
      await(match::begun);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(2));
      bots.forEach(Thread::interrupt);
    }
  }

  @Test
  void aBotServesAgainWhateverEndedItsServing() throws IOException {
    AtomicInteger served = new AtomicInteger();
    try (FakeHouse house = new FakeHouse(Map.of(), 0)) {
      Session session = new Session(house.origin(), NAMES.getFirst(), "secret");
      Bot bot =
          new Bot(
              session,
              Map.of(BOOK.pack().game(), BOOK),
              3,
              true,
              (_, seed) -> new RandomOpponent(seed),
              () -> {
                if (served.incrementAndGet() == 1) {
                  throw new StackOverflowError("as the test wants it");
                }
              },
              System.out::println);
      Thread serving = Thread.ofPlatform().daemon().start(bot::run);
      await(() -> served.get() > 2);
      serving.interrupt();
    }
  }

  @Test
  void aBotThatIsStartedAgainPlaysOn() throws IOException {
    FakeMatch match = new FakeMatch(BOOK, "first-shots", 2, NAMES);
    try (FakeHouse house = new FakeHouse(Map.of("m", match), 0)) {
      List<Thread> first = NAMES.stream().map(name -> started(house, name, 3)).toList();
      await(() -> match.applied() > 5);
      first.forEach(Thread::interrupt);
      List<Thread> second = NAMES.stream().map(name -> started(house, name, 3)).toList();
      await(match::over);
      second.forEach(Thread::interrupt);
      assertThat(match.refusedAtOnce()).isZero();
    }
  }

  @Test
  void whatStaysOnOfferIsSaidInOneGo() throws IOException {
    FakeMatch match = new FakeMatch(BOOK, "campaign", 4, NAMES);
    try (FakeHouse house = new FakeHouse(Map.of("m", match), 0)) {
      List<Thread> bots = NAMES.stream().map(name -> started(house, name, 3)).toList();
      await(() -> match.commands() > 25);
      bots.forEach(Thread::interrupt);
      // 5.1: seventeen German counters and five Norwegian ones are placed one after the other.
      assertThat(match.applied()).isLessThan(15);
    }
  }

  @Test
  void whoHasSealedIsSilent() throws IOException {
    Rulebook skirmish = Rulebook.of(new Skirmish(Flaw.NONE));
    List<String> names = List.of("bot:one", "bot:two", "bot:three");
    FakeMatch match = new FakeMatch(skirmish, "melee", 1, names);
    for (int i = 0; i < names.size(); i++) {
      match.sit(names.get(i), skirmish.pack().scenario("melee").seats().get(i).id());
    }
    try (FakeHouse house = new FakeHouse(Map.of("m", match), 0)) {
      List<Thread> players = new ArrayList<>();
      for (String name : names) {
        // The first two have sealed their bids before the third is there at all.
        int sealed = players.size();
        await(() -> match.applied() >= sealed);
        Session session = new Session(house.origin(), name, "secret");
        MatchPlayer matchPlayer = new MatchPlayer(session, skirmish, "m", new RandomOpponent(5));
        players.add(Thread.ofVirtual().start(matchPlayer::toTheEnd));
      }
      await(match::over);
      players.forEach(Thread::interrupt);
      assertThat(match.unasked()).isZero();
    }
  }

  @Test
  void whatTheOpponentForesawWronglyIsLeftAway() throws IOException {
    FakeMatch match = new FakeMatch(BOOK, "first-shots", 3, NAMES);
    AtomicInteger orders = new AtomicInteger();
    try (FakeHouse house = new FakeHouse(Map.of("m", match), 0)) {
      List<Thread> players = new ArrayList<>();
      for (String name : NAMES) {
        assertThat(sat(house, match, name)).isTrue();
        Opponent rash = new Rash(new RandomOpponent(5), orders);
        Session session = new Session(house.origin(), name, "secret");
        MatchPlayer matchPlayer = new MatchPlayer(session, BOOK, "m", rash);
        players.add(Thread.ofVirtual().start(matchPlayer::toTheEnd));
      }
      await(match::over);
      players.forEach(Thread::interrupt);
      assertThat(match.refusals()).isPositive();
      assertThat(orders.get()).isGreaterThan(10);
    }
  }

  /** Says everything twice: what was legal once is hardly so the second time. */
  private record Rash(Opponent sober, AtomicInteger orders) implements Opponent {
    @Override
    public String name() {
      return "rash";
    }

    @Override
    public Object choose(Turn turn, OddsSource adjudicator) {
      return sober.choose(turn, adjudicator);
    }

    @Override
    public List<Object> order(Turn turn, OddsSource adjudicator) {
      orders.incrementAndGet();
      Object command = choose(turn, adjudicator);
      return List.of(command, command);
    }
  }

  private static boolean sat(FakeHouse house, FakeMatch match, String name) {
    return house.signedIn() >= 0
        && match.sit(name, name.equals("bot:random") ? "allied" : "german");
  }

  private static Thread started(FakeHouse house, String name, int most) {
    Session session = new Session(house.origin(), name, "secret");
    Bot bot =
        new Bot(
            session,
            Map.of("narvik", BOOK),
            most,
            true,
            (_, seed) -> new RandomOpponent(seed),
            () -> {},
            System.out::println);
    return Thread.ofPlatform().daemon().start(bot::run);
  }

  private static void await(BooleanSupplier holds) {
    long deadline = System.nanoTime() + LONG.toNanos();
    while (!holds.getAsBoolean()) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      LockSupport.parkNanos(5_000_000);
    }
  }
}
