package umpire.game.store.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Payload;
import umpire.chassis.testing.TestIssuer;
import umpire.kernel.play.Barrier;
import umpire.local.testing.HostResource;

/** A database of the build before entries: its rows are those that entries were made of. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class JournalMigrationTest {
  private static final String MATCH = "00000000-0000-7000-8000-000000000001";

  /** Not as Jackson would write it: it is kept letter for letter. */
  private static final String BODY = "{\"type\": \"said\", \"text\":\"é } \\u00e9\", \"n\":1.50}";

  private static final String INPUT = "{\"seat\":\"axis\", \"commands\":[{\"type\":\"go\"}]}";

  @Inject AgroalDataSource database;

  private record Entry(
      int revision, int lastEvent, JsonObject seqs, int traits, Payload events, Payload message) {}

  /** All in one transaction, which is rolled back: what else lies in the database stays. */
  @Test
  void rowsOfTheBuildBeforeBecomeEntries() throws SQLException, IOException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      try {
        goBack(statement);
        fill(statement);
        statement.execute(migration());
        check(statement);
      } finally {
        connection.rollback();
        connection.setAutoCommit(true);
      }
    }
  }

  private static void check(Statement statement) throws SQLException {
    List<Entry> entries = entries(statement);
    assertThat(entries).extracting(Entry::revision).containsExactly(1, 2, 3, 4);
    assertThat(entries).extracting(Entry::lastEvent).containsExactly(1, 3, 4, 5);
    assertThat(entries).extracting(Entry::traits).containsExactly(0, 4, 1, 6);
    assertThat(entries)
        .extracting(entry -> entry.seqs().encode())
        .containsExactly(
            "{\"axis\":1,\"public\":1}",
            "{\"axis\":3,\"public\":2}",
            "{\"axis\":3,\"allied\":1,\"public\":2}",
            "{\"axis\":3,\"allied\":1,\"public\":2}");
    assertThat(events(entries)).isEqualTo(happened());
    assertThat(shown(entries, "axis"))
        .containsExactly(
            new ShownRow("axis", 1, 1, "{\"type\":\"started\"}"),
            new ShownRow("axis", 2, 2, BODY),
            new ShownRow("axis", 3, 2, "{\"type\":\"two\"}"));
    assertThat(shown(entries, "public"))
        .containsExactly(
            new ShownRow("public", 1, 1, "{\"type\":\"started\"}"),
            new ShownRow("public", 2, 2, "{\"type\":\"two\"}"));
    assertThat(shown(entries, "allied"))
        .containsExactly(new ShownRow("allied", 1, 3, "{\"type\":\"seen\"}"));
    assertThat(texts(statement, "select used_at from draw", "order by number"))
        .containsExactly("3", "0");
    assertThat(texts(statement, "select count(tx) from journal", ""))
        .as("published long ago")
        .containsExactly("0");
    assertThat(texts(statement, "select topic from outbox", "and not published"))
        .as("what still waited still waits")
        .containsExactly("match.events");
  }

  private static String migration() throws IOException {
    try (InputStream script =
        JournalMigrationTest.class.getResourceAsStream("/db/migration/V20__journal.sql")) {
      return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The tables of version 19. */
  private static void goBack(Statement statement) throws SQLException {
    statement.execute(
        """
        lock table match, published, journal, draw, outbox in access exclusive mode;
        drop table journal, published;
        alter table draw drop column used_at;
        create table event (match uuid not null, number integer not null,
          revision integer not null, cause text not null, body text not null,
          draw integer not null, input text not null default '',
          barrier text not null default 'NONE', primary key (match, number));
        create table shown (match uuid not null, viewer text not null, seq integer not null,
          revision integer not null, body text not null, primary key (match, viewer, seq));
        """);
  }

  private static void fill(Statement statement) throws SQLException {
    statement.execute(
        "insert into match (id, game, edition, checksum, scenario, options, origin, seed,"
            + " commitment, opened_by, opened_at, status, revision, waits, stalled, outcome)"
            + " values ('%s', 'g', 'e', 'c', 's', '{}', '', '', '', 'a', now(), 'playing', 4,"
                .formatted(MATCH)
            + " '{}', '', '')");
    for (EventRow event : happened()) {
      statement.execute(
          "insert into event (match, number, revision, cause, body, draw, input, barrier)"
              + " values ('%s', %d, %d, '%s', '%s', %d, '%s', '%s')"
                  .formatted(
                      MATCH,
                      event.number(),
                      event.revision(),
                      event.cause().word(),
                      event.body(),
                      event.draw(),
                      event.input(),
                      event.barrier()));
    }
    show(statement, "axis", 1, 1, "{\"type\":\"started\"}");
    show(statement, "public", 1, 1, "{\"type\":\"started\"}");
    show(statement, "axis", 2, 2, BODY);
    show(statement, "axis", 3, 2, "{\"type\":\"two\"}");
    show(statement, "public", 2, 2, "{\"type\":\"two\"}");
    show(statement, "allied", 1, 3, "{\"type\":\"seen\"}");
    for (int number = 1; number <= 2; number++) {
      statement.execute(
          "insert into draw (match, number, rule, lot, sides, dice, seen_by, revision, used)"
              + " values ('%s', %d, '1.1', 'dice', '{6}', '{4}', '{}', 2, %b)"
                  .formatted(MATCH, number, number == 1));
    }
    statement.execute(
        "insert into outbox (match, revision, ordinal, topic, message, published)"
            + " values ('%s', 4, 0, 'match.events', '{}', false)".formatted(MATCH));
  }

  private static List<EventRow> happened() {
    return List.of(
        new EventRow(1, 1, EventCause.STARTED, "{\"type\":\"started\"}", 0, "", Barrier.NONE),
        new EventRow(2, 2, EventCause.CHOSEN, BODY, 0, INPUT, Barrier.NONE),
        new EventRow(3, 2, EventCause.CHOSEN, "{\"type\":\"two\"}", 0, "", Barrier.REVEALED),
        new EventRow(4, 3, EventCause.REPORTED, "{}", 1, "", Barrier.REPORTED),
        new EventRow(5, 4, EventCause.UNDONE, "{\"to\":2}", 0, "", Barrier.NONE));
  }

  private static void show(Statement statement, String viewer, int seq, int revision, String body)
      throws SQLException {
    statement.execute(
        "insert into shown (match, viewer, seq, revision, body) values ('%s', '%s', %d, %d, '%s')"
            .formatted(MATCH, viewer, seq, revision, body));
  }

  private static List<Entry> entries(Statement statement) throws SQLException {
    List<Entry> entries = new ArrayList<>();
    try (ResultSet rows =
        statement.executeQuery(
            "select revision, last_event, seqs, traits, events, message from journal where match = '"
                + MATCH
                + "' order by revision")) {
      while (rows.next()) {
        entries.add(
            new Entry(
                rows.getInt(1),
                rows.getInt(2),
                new JsonObject(rows.getString(3)),
                rows.getInt(4),
                Payload.of(rows.getBytes(5)),
                Payload.of(rows.getBytes(6))));
      }
    }
    return entries;
  }

  private static List<EventRow> events(List<Entry> entries) {
    return entries.stream()
        .flatMap(entry -> JournalJson.events(entry.revision(), entry.events().bytes()).stream())
        .toList();
  }

  private static List<ShownRow> shown(List<Entry> entries, String viewer) {
    return entries.stream()
        .flatMap(
            entry -> JournalJson.shown(entry.revision(), viewer, entry.message().bytes()).stream())
        .toList();
  }

  private static List<String> texts(Statement statement, String query, String more)
      throws SQLException {
    List<String> texts = new ArrayList<>();
    try (ResultSet rows =
        statement.executeQuery(query + " where match = '" + MATCH + "' " + more)) {
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
    }
    return texts;
  }
}
