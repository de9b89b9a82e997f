package umpire.lobby.tournaments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Check-in and start by the clock. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class ScheduleTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1}";
  private static final String LEFT_OUT = ", \"checkIn\": \"left-out\"";

  @Inject Publisher publisher;
  @Inject Pool pool;

  private final Instant start = Instant.now().plusSeconds(7200).truncatedTo(ChronoUnit.MILLIS);
  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
  }

  private static String schedule(Instant startsAt, int checkInSeconds) {
    return ", \"schedule\": {\"startsAt\": \"%s\"%s}"
        .formatted(startsAt, checkInSeconds == 0 ? "" : ", \"checkInSeconds\": " + checkInSeconds);
  }

  private Optional<Instant> due(Event event) {
    return pool.preparedQuery("select due_at from tournament where id = $1")
        .execute(Tuple.of(event.id()))
        .map(rows -> Optional.ofNullable(rows.iterator().next().get(OffsetDateTime.class, 0)))
        .await()
        .atMost(Toy.DEADLINE)
        .map(OffsetDateTime::toInstant);
  }

  /** The moment that was to come has come. */
  private void comes(Event event) {
    assertThat(due(event)).isPresent();
    pool.preparedQuery("update tournament set due_at = now() where id = $1")
        .execute(Tuple.of(event.id()))
        .await()
        .atMost(Toy.DEADLINE);
  }

  private static void awaitStatus(Event event, String status) {
    event.until(status, () -> event.get("").getString("status").equals(status));
  }

  private static int acts(Event event, String act) {
    return event.get("/acts").getList("acts.findAll { it.act == '" + act + "' }").size();
  }

  private static void checkIn(Event event, Lobby.Member member) {
    member
        .request()
        .put(event.path() + "/entrants/" + member.id() + "/check-in")
        .then()
        .statusCode(204);
  }

  @Test
  void checkInOpensAndTheTournamentStartsByItself() {
    Event event = Event.make(host, SWISS + LEFT_OUT + schedule(start, 3600));
    assertThat(due(event)).isEmpty();
    event.led("published");
    assertThat(due(event)).isEmpty();
    event.led("registration");
    assertThat(due(event)).contains(start.minusSeconds(3600));
    List<Lobby.Member> in = event.enter(3);
    comes(event);
    awaitStatus(event, "check-in");
    assertThat(due(event)).contains(start);
    checkIn(event, in.get(0));
    checkIn(event, in.get(2));
    comes(event);
    awaitStatus(event, "running");
    assertThat(due(event)).isEmpty();
    assertThat(event.round(1).getList("boards.players.account.flatten()"))
        .containsExactlyInAnyOrder(in.get(0).id(), in.get(2).id());
    assertThat(acts(event, "check-in")).isEqualTo(1);
    assertThat(acts(event, "running")).isEqualTo(1);
    // Nobody of the staff did it.
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'running' }.account"))
        .containsOnlyNulls();
  }

  @Test
  void withoutCheckInItStartsOutOfRegistration() {
    Event event = Event.make(host, SWISS + schedule(start, 0));
    event.led("registration");
    event.enter(2);
    assertThat(due(event)).contains(start);
    comes(event);
    awaitStatus(event, "running");
    assertThat(event.rounds()).isEqualTo(1);
  }

  @Test
  void whatCannotStartIsWrittenDownOnceAndLeftToTheHost() {
    Event event = Event.make(host, SWISS + LEFT_OUT + schedule(start, 3600));
    event.led("registration");
    List<Lobby.Member> in = event.enter(2);
    event.led("check-in");
    assertThat(due(event)).contains(start);
    checkIn(event, in.get(0));
    comes(event);
    event.until("it is written down", () -> acts(event, "cannot-start") == 1);
    assertThat(event.get("").getString("status")).isEqualTo("check-in");
    assertThat(due(event)).isEmpty();
    assertThat(
            event.get("/acts").getString("acts.find { it.act == 'cannot-start' }.detail.because"))
        .contains("1 have entered");
    // Nobody was left out by it.
    checkIn(event, in.get(1));
    event.led("running");
    assertThat(acts(event, "cannot-start")).isEqualTo(1);
  }

  @Test
  void aCheckInThatOpensLateIsAsLongAsThePlanSays() {
    Instant soon = Instant.now().plusSeconds(600).truncatedTo(ChronoUnit.MILLIS);
    Event event = Event.make(host, SWISS + LEFT_OUT + schedule(soon, 3600));
    event.led("registration");
    // Its moment has passed before: the host opens it.
    assertThat(due(event)).isEmpty();
    pool.preparedQuery("update tournament set due_at = now() where id = $1")
        .execute(Tuple.of(event.id()))
        .await()
        .atMost(Toy.DEADLINE);
    awaitStatus(event, "check-in");
    assertThat(due(event).orElseThrow())
        .isBetween(Instant.now().plusSeconds(3500), Instant.now().plusSeconds(3600));
  }

  @Test
  void theHostMayLeadItOnBeforeAndMoveTheMoments() {
    Event event = Event.make(host, SWISS + LEFT_OUT + schedule(start, 3600));
    event.led("registration");
    Instant later = start.plus(Duration.ofDays(1));
    host.request()
        .contentType("application/merge-patch+json")
        .body("{\"schedule\": {\"startsAt\": \"%s\"}}".formatted(later))
        .patch(event.path())
        .then()
        .statusCode(200)
        .body("plan.schedule.checkInSeconds", equalTo(3600));
    assertThat(due(event)).contains(later.minusSeconds(3600));
    host.request()
        .contentType("application/merge-patch+json")
        .body("{\"schedule\": null}")
        .patch(event.path())
        .then()
        .statusCode(200)
        .body("plan.schedule", nullValue());
    assertThat(due(event)).isEmpty();
    event.led("cancelled");
    assertThat(due(event)).isEmpty();
  }

  @Test
  void aTournamentThatIsOverDoesNothingByTheClock() {
    Event event = Event.make(host, SWISS + schedule(start, 0));
    event.led("registration", "cancelled");
    assertThat(due(event)).isEmpty();
    pool.preparedQuery("update tournament set due_at = now() where id = $1")
        .execute(Tuple.of(event.id()))
        .await()
        .atMost(Toy.DEADLINE);
    event.until("it was looked at", () -> due(event).isEmpty());
    assertThat(event.get("").getString("status")).isEqualTo("cancelled");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/schedule/startsAt | {}",
        "/schedule/startsAt | {\"startsAt\": \"tomorrow\"}",
        "/schedule/startsAt | {\"startsAt\": \"2020-01-01T00:00:00Z\"}",
        "/schedule/checkInSeconds | {\"startsAt\": \"2100-01-01T00:00:00Z\", \"checkInSeconds\":"
            + " 59}",
        "/schedule/checkInSeconds | {\"startsAt\": \"2100-01-01T00:00:00Z\", \"checkInSeconds\":"
            + " 604801}",
      })
  void aScheduleThatCannotBeIsRefusedWithItsPlace(String pointer, String schedule) {
    Event.made(host, SWISS + LEFT_OUT + ", \"schedule\": " + schedule)
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
  }

  @Test
  void checkInSecondsNeedACheckIn() {
    Event.made(host, SWISS + schedule(start, 3600))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/schedule/checkInSeconds"));
  }
}
