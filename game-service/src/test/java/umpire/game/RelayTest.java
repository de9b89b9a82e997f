package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
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
import umpire.game.testing.Duel;
import umpire.game.testing.Patience;
import umpire.local.testing.HostResource;

/**
 * The relay publishes each match's outbox in its order; twice rather than never; and only where it
 * leads.
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

  /** 600 rows, three of each revision: 500, which are looked at together, end within a revision. */
  private static final int ROWS_OF_EACH = 3;

  private static final int CUT_REVISIONS = 200;

  @Inject AgroalDataSource database;
  @Inject Subscriptions subscriptions;
  private final Queue<Incoming> heard = new ConcurrentLinkedQueue<>();
  private AutoCloseable listening;

  @BeforeEach
  void listen() {
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, TOPIC),
            batch -> {
              heard.addAll(batch);
              return CompletableFuture.completedFuture(null);
            });
  }

  @AfterEach
  void close() throws Exception {
    listening.close();
  }

  @Test
  void whatSeveralMatchesSayAtOnceGoesOutInTheOrderOfEach() {
    List<Duel> duels = new ArrayList<>();
    for (int i = 0; i < SEVERAL; i++) {
      duels.add(Duel.begin());
    }
    duels.parallelStream().forEach(Duel::playOut);
    for (Duel duel : duels) {
      Patience.until("all is published", () -> waiting(duel) == 0);
      Patience.until("all is heard", () -> heard(duel).size() >= revisions(duel).size());
      assertThat(revisions(duel)).hasSizeGreaterThan(2);
      assertThat(told(duel)).isEqualTo(revisions(duel));
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
      Duel duel = Duel.begin();
      duel.assault().then().statusCode(200);
      Patience.until("no row waits", () -> waiting(duel) == 0);
      Patience.until("all is heard", () -> heard(duel).size() >= revisions(duel).size());
      assertThat(told(duel)).isEqualTo(revisions(duel));
      Patience.until(
          "both questions are asked",
          () ->
              asked.stream()
                  .filter(message -> message.key().equals(duel.match()))
                  .map(Incoming::topic)
                  .collect(Collectors.toSet())
                  .equals(Set.of("supply.requested", "combat.requested")));
    }
  }

  /** So many rows that a look takes a part of them, and its limit falls between two of them. */
  @Test
  void aRevisionThatIsCutByTheLimitOfALookGoesOutWhole() throws SQLException {
    Duel duel = Duel.begin();
    Patience.until("its start is published", () -> waiting(duel) == 0);
    Patience.until("and heard", () -> !heard(duel).isEmpty());
    int before = heard(duel).size();
    Incoming first = heard(duel).getFirst();
    putBack(duel, Collections.nCopies(CUT_REVISIONS * ROWS_OF_EACH, first), ROWS_OF_EACH);
    depose();
    Patience.until("no row waits", () -> waiting(duel) == 0);
    Patience.until(
        "all is heard", () -> heard(duel).size() - before >= CUT_REVISIONS * ROWS_OF_EACH);
  }

  /** As if a leader had published everything and died before it could say so. */
  @Test
  void aNewLeaderPublishesAgainWhatStillLiesThereInItsOrder() throws SQLException {
    Duel duel = Duel.begin();
    duel.playOut();
    List<Integer> revisions = revisions(duel);
    Patience.until("all is published", () -> waiting(duel) == 0);
    Patience.until("all is heard", () -> heard(duel).size() >= revisions.size());
    List<Incoming> first = heard(duel);
    putBack(duel, first);
    depose();
    Patience.until("all is published again", () -> waiting(duel) == 0);
    Patience.until("and heard", () -> heard(duel).size() >= 2 * revisions.size());
    assertThat(told(duel))
        .isEqualTo(Stream.of(revisions, revisions).flatMap(List::stream).toList());
    assertThat(heard(duel).stream().map(message -> message.value().text()).distinct())
        .containsExactlyElementsOf(first.stream().map(message -> message.value().text()).toList());
  }

  /** Another instance leads: here a connection of the test's, which publishes nothing. */
  @Test
  void whoeverDoesNotLeadPublishesNothingAndLosesNothing() throws Exception {
    Duel duel = Duel.begin();
    Patience.until("its start is published", () -> waiting(duel) == 0);
    long key = key();
    CountDownLatch leads = new CountDownLatch(1);
    CountDownLatch leaves = new CountDownLatch(1);
    Thread other = Thread.ofPlatform().start(() -> lead(key, leads, leaves));
    Patience.until("somebody waits to lead", this::somebodyWaits);
    depose();
    assertThat(leads.await(1, TimeUnit.MINUTES)).isTrue();
    duel.playOut();
    List<Integer> revisions = revisions(duel);
    assertThat(waiting(duel)).isPositive();
    assertThat(told(duel)).doesNotContain(revisions.getLast());
    leaves.countDown();
    other.join();
    Patience.until("the rest is published", () -> waiting(duel) == 0);
    Patience.until("and heard", () -> told(duel).contains(revisions.getLast()));
    // Whoever was deposed may not have noticed at once: twice rather than never.
    assertThat(told(duel).stream().distinct()).containsExactlyElementsOf(revisions);
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

  private int waiting(Duel duel) {
    return (int)
        number(
            "select count(*) from outbox where not published and match = '" + duel.match() + "'");
  }

  /** Each of them tells something. */
  private List<Integer> revisions(Duel duel) {
    int last = (int) number("select revision from match where id = '" + duel.match() + "'");
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

  private void putBack(Duel duel, List<Incoming> messages) throws SQLException {
    write(duel, messages, RelayTest::revision, _ -> 0);
  }

  /** The messages as rows of revisions 1 and on, so many of each. */
  private void putBack(Duel duel, List<Incoming> messages, int ofEach) throws SQLException {
    AtomicInteger rows = new AtomicInteger();
    write(duel, messages, _ -> 1 + rows.get() / ofEach, _ -> rows.getAndIncrement() % ofEach);
  }

  private void write(
      Duel duel,
      List<Incoming> messages,
      ToIntFunction<Incoming> revision,
      ToIntFunction<Incoming> ordinal)
      throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement write =
            connection.prepareStatement(
                "insert into outbox (match, revision, ordinal, topic, message, published)"
                    + " values (?, ?, ?, ?, ?, false)")) {
      for (Incoming message : messages) {
        write.setObject(1, UUID.fromString(duel.match()));
        write.setInt(2, revision.applyAsInt(message));
        write.setInt(3, ordinal.applyAsInt(message));
        write.setString(4, TOPIC);
        write.setBytes(5, message.value().bytes());
        write.addBatch();
      }
      // All at once: nobody finds a part of it.
      connection.setAutoCommit(false);
      write.executeBatch();
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  private static int revision(Incoming message) {
    return Client.json(message.value().text()).path("data").path("revision").asInt();
  }

  private List<Incoming> heard(Duel duel) {
    return heard.stream().filter(message -> message.key().equals(duel.match())).toList();
  }

  private List<Integer> told(Duel duel) {
    return heard(duel).stream().map(RelayTest::revision).toList();
  }
}
