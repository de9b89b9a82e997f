package umpire.game.operation;

import static org.assertj.core.api.Assertions.assertThat;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/**
 * The relay publishes the entries of each match in their order; twice rather than never; and only
 * where it leads.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class RelayTest {
  private static final String TOPIC = "match.events";

  /** The advisory locks of this database: whoever publishes holds the only one. */
  private static final String LOCK =
      " from pg_locks where locktype = 'advisory' and granted and database ="
          + " (select oid from pg_database where datname = current_database())";

  private static final int SEVERAL = 3;

  /** Beyond all that was played. */
  private static final int FIRST_OF_MANY = 1_001;

  /** More than are looked at together. */
  private static final int MANY = 600;

  @Inject AgroalDataSource database;
  @Inject Subscriptions subscriptions;
  private final Queue<Incoming> received = new ConcurrentLinkedQueue<>();
  private AutoCloseable listening;

  @BeforeEach
  void listen() {
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, TOPIC),
            batch -> {
              received.addAll(batch);
              return CompletableFuture.completedFuture(null);
            });
  }

  @AfterEach
  void close() throws Exception {
    listening.close();
  }

  @Test
  void whatSeveralMatchesSayAtOnceGoesOutInTheOrderOfEach() {
    List<TwoPlayerMatch> duels = new ArrayList<>();
    for (int i = 0; i < SEVERAL; i++) {
      duels.add(TwoPlayerMatch.begin());
    }
    duels.parallelStream().forEach(TwoPlayerMatch::playOut);
    for (TwoPlayerMatch twoPlayerMatch : duels) {
      PollUntil.until("all is published", () -> waiting(twoPlayerMatch) == 0);
      PollUntil.until(
          "all is heard",
          () -> received(twoPlayerMatch).size() >= revisions(twoPlayerMatch).size());
      assertThat(revisions(twoPlayerMatch)).hasSizeGreaterThan(2);
      assertThat(receivedRevisions(twoPlayerMatch)).isEqualTo(revisions(twoPlayerMatch));
    }
  }

  /**
   * Each row by its first publication: a question is asked again where no answer comes, which would
   * hide that its row was passed over, but not that it is still marked as waiting.
   */
  @Test
  void noRowOfARevisionIsPassedOver() throws Exception {
    Queue<Incoming> asked = new ConcurrentLinkedQueue<>();
    try (AutoCloseable _ =
        subscriptions.start(
            Subscription.everyInstance(
                Subscription.Start.EARLIEST, "supply.requested", "combat.requested"),
            batch -> {
              asked.addAll(batch);
              return CompletableFuture.completedFuture(null);
            })) {
      TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
      twoPlayerMatch.assault().then().statusCode(200);
      PollUntil.until("no row waits", () -> waiting(twoPlayerMatch) == 0);
      PollUntil.until(
          "all is heard",
          () -> received(twoPlayerMatch).size() >= revisions(twoPlayerMatch).size());
      assertThat(receivedRevisions(twoPlayerMatch)).isEqualTo(revisions(twoPlayerMatch));
      PollUntil.until(
          "both questions are asked",
          () ->
              asked.stream()
                  .filter(message -> message.key().equals(twoPlayerMatch.match()))
                  .map(Incoming::topic)
                  .collect(Collectors.toSet())
                  .equals(Set.of("supply.requested", "combat.requested")));
    }
  }

  /** As many as are looked at together, and more, written by one transaction. */
  @Test
  void moreEntriesThanAreLookedAtTogetherGoOutWhole() throws SQLException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    PollUntil.until("its start is published", () -> waiting(twoPlayerMatch) == 0);
    PollUntil.until("and heard", () -> !received(twoPlayerMatch).isEmpty());
    int before = received(twoPlayerMatch).size();
    int _ =
        update(
            "insert into journal (match, revision, last_event, seqs, traits, events, message)"
                + " select match, n, last_event, seqs, traits, events, message from journal,"
                + " generate_series(%d, %d) n where revision = 1 and match = '%s'"
                    .formatted(FIRST_OF_MANY, FIRST_OF_MANY + MANY - 1, twoPlayerMatch.match()));
    PollUntil.until("no entry waits", () -> waiting(twoPlayerMatch) == 0);
    PollUntil.until("all is heard", () -> received(twoPlayerMatch).size() - before >= MANY);
    assertThat(received(twoPlayerMatch)).hasSize(before + MANY);
  }

  /** As if a leader had published everything and died before it could say so. */
  @Test
  void aNewLeaderPublishesAgainWhatStillLiesThereInItsOrder() throws SQLException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.playOut();
    List<Integer> revisions = revisions(twoPlayerMatch);
    PollUntil.until("all is published", () -> waiting(twoPlayerMatch) == 0);
    PollUntil.until("all is heard", () -> received(twoPlayerMatch).size() >= revisions.size());
    List<Incoming> first = received(twoPlayerMatch);
    depose(
        "update published set upto = (select min(tx) from journal where match = '%s')"
            .formatted(twoPlayerMatch.match()));
    PollUntil.until("all is published again", () -> waiting(twoPlayerMatch) == 0);
    PollUntil.until("and heard", () -> received(twoPlayerMatch).size() >= 2 * revisions.size());
    assertThat(receivedRevisions(twoPlayerMatch))
        .isEqualTo(Stream.of(revisions, revisions).flatMap(List::stream).toList());
    assertThat(received(twoPlayerMatch).stream().map(message -> message.value().text()).distinct())
        .containsExactlyElementsOf(first.stream().map(message -> message.value().text()).toList());
  }

  /** As after pg_dump and pg_restore: the transactions of then have numbers far beyond. */
  @Test
  void aDatabaseThatCountsItsTransactionsAnewIsPublishedOn() throws SQLException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.playOut();
    List<Integer> revisions = revisions(twoPlayerMatch);
    PollUntil.until("all is published", () -> waiting(twoPlayerMatch) == 0);
    PollUntil.until("all is heard", () -> received(twoPlayerMatch).size() >= revisions.size());
    String match = "where match = '" + twoPlayerMatch.match() + "'";
    depose(
        "update published set upto = '9000000000000'",
        "update journal set tx = '9000000000000' %s and revision = %d"
            .formatted(match, revisions.getLast()));
    PollUntil.until(
        "the last is published again", () -> received(twoPlayerMatch).size() > revisions.size());
    PollUntil.until("and noted", () -> waiting(twoPlayerMatch) == 0);
    assertThat(number("select count(tx) from journal " + match)).isEqualTo(1);
  }

  /** Another instance leads: here a connection of the test's, which publishes nothing. */
  @Test
  void whoeverDoesNotLeadPublishesNothingAndLosesNothing() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    PollUntil.until("its start is published", () -> waiting(twoPlayerMatch) == 0);
    long key = key();
    CountDownLatch leads = new CountDownLatch(1);
    CountDownLatch leaves = new CountDownLatch(1);
    Thread other = Thread.ofPlatform().start(() -> lead(key, leads, leaves));
    PollUntil.until("somebody waits to lead", this::somebodyWaits);
    depose();
    assertThat(leads.await(1, TimeUnit.MINUTES)).isTrue();
    twoPlayerMatch.playOut();
    List<Integer> revisions = revisions(twoPlayerMatch);
    assertThat(waiting(twoPlayerMatch)).isPositive();
    assertThat(receivedRevisions(twoPlayerMatch)).doesNotContain(revisions.getLast());
    leaves.countDown();
    other.join();
    PollUntil.until("the rest is published", () -> waiting(twoPlayerMatch) == 0);
    PollUntil.until(
        "and heard", () -> receivedRevisions(twoPlayerMatch).contains(revisions.getLast()));
    // Whoever was deposed may not have noticed at once: twice rather than never.
    assertThat(receivedRevisions(twoPlayerMatch).stream().distinct())
        .containsExactlyElementsOf(revisions);
  }

  private void lead(long key, CountDownLatch leads, CountDownLatch leaves) {
    try (Connection connection = database.getConnection();
        PreparedStatement lock = connection.prepareStatement("select pg_advisory_lock(?)");
        PreparedStatement unlock = connection.prepareStatement("select pg_advisory_unlock(?)")) {
      lock.setLong(1, key);
      lock.execute();
      leads.countDown();
      leaves.await();
      unlock.setLong(1, key);
      unlock.execute();
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the connection of whoever leads, as a crash would. */
  private void depose() throws SQLException {
    assertThat(number("select count(pg_terminate_backend(pid))" + LOCK)).isEqualTo(1);
  }

  private boolean somebodyWaits() {
    return number("select count(*)" + LOCK.replace("and granted", "and not granted")) == 1;
  }

  private long key() {
    return number("select (classid::bigint << 32) | objid::bigint" + LOCK);
  }

  /** As {@link #depose}, after these changes of one row each: before it can note anything more. */
  private void depose(String... changes) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (String change : changes) {
        assertThat(statement.executeUpdate(change)).as(change).isEqualTo(1);
      }
      assertThat(statement.execute("select pg_terminate_backend(pid)" + LOCK)).isTrue();
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  private int waiting(TwoPlayerMatch twoPlayerMatch) {
    String match = "match = '" + twoPlayerMatch.match() + "'";
    return (int)
        number(
            "select (select count(*) from outbox where not published and "
                + match
                + ") + (select count(*) from published join journal on tx >= upto where "
                + match
                + ")");
  }

  /** Each of them is shown to somebody. */
  private List<Integer> revisions(TwoPlayerMatch twoPlayerMatch) {
    int last =
        (int) number("select revision from match where id = '" + twoPlayerMatch.match() + "'");
    return IntStream.rangeClosed(1, last).boxed().toList();
  }

  private long number(String query) {
    try (Connection connection = database.getConnection();
        PreparedStatement read = connection.prepareStatement(query);
        ResultSet rows = read.executeQuery()) {
      assertThat(rows.next()).as(query).isTrue();
      return rows.getLong(1);
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private int update(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement write = connection.createStatement()) {
      return write.executeUpdate(statement);
    }
  }

  private static int revision(Incoming message) {
    return Client.json(message.value().text()).path("data").path("revision").asInt();
  }

  private List<Incoming> received(TwoPlayerMatch twoPlayerMatch) {
    return received.stream()
        .filter(message -> message.key().equals(twoPlayerMatch.match()))
        .toList();
  }

  private List<Integer> receivedRevisions(TwoPlayerMatch twoPlayerMatch) {
    return received(twoPlayerMatch).stream().map(RelayTest::revision).toList();
  }
}
