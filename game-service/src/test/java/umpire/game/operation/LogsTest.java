package umpire.game.operation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.formatters.PatternFormatter;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Payload;
import umpire.chassis.testing.CapturedLog;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.message.QuestionRequest;

/** What stands in the log of a match, and what does not. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class LogsTest {
  /** Texts shorter than this are words that may stand anywhere. */
  private static final int TELLING = 24;

  private static final PatternFormatter SENTENCE = new PatternFormatter("%s");

  @Inject Adjudicator adjudicator;
  @Inject AgroalDataSource database;

  @Test
  void aWholeMatchLeavesNoSecretInTheLogs() throws Exception {
    TwoPlayerMatch twoPlayerMatch;
    List<ExtLogRecord> entries;
    // At its most talkative, ours; a library's debugging is nobody's to read, nor this test's
    // client's.
    try (CapturedLog log = new CapturedLog("", Level.INFO);
        CapturedLog ours = new CapturedLog("umpire", Level.FINE)) {
      twoPlayerMatch = TwoPlayerMatch.begin();
      twoPlayerMatch.assault().then().statusCode(200);
      // A refusal, an error of the rules' adjudicator, a question in the dead letters: what is
      // logged.
      twoPlayerMatch
          .allied()
          .command(twoPlayerMatch.match(), 99, "{\"type\": \"pass\"}")
          .then()
          .statusCode(409);
      Payload question = adjudicator.asked(twoPlayerMatch.match()).getFirst();
      adjudicator.send("supply.reported", twoPlayerMatch.match(), question.text());
      adjudicator.send("supply.requested.dead-letter", twoPlayerMatch.match(), question.text());
      PollUntil.until(
          "the dead letter is logged",
          () -> log.records().stream().anyMatch(one -> text(one).contains("was refused")));
      twoPlayerMatch.playOut();
      entries = Stream.of(log, ours).flatMap(one -> one.records().stream()).toList();
    }
    assertThat(entries).anyMatch(one -> text(one).contains(twoPlayerMatch.match()));
    secrets(twoPlayerMatch)
        .forEach(
            (what, secret) ->
                assertThat(entries.stream().filter(one -> text(one).contains(secret)))
                    .extracting(ExtLogRecord::getLoggerName)
                    .as(what + " in what these say")
                    .isEmpty());
  }

  /** Tokens, seed, keys of draws; briefs and events as they are stored; whatever was offered. */
  private Map<String, String> secrets(TwoPlayerMatch twoPlayerMatch) throws SQLException {
    Map<String, String> secrets = new LinkedHashMap<>();
    secrets.put("token of allied", twoPlayerMatch.allied().token());
    secrets.put("token of german", twoPlayerMatch.german().token());
    byte[] seed = bytes("select seed from match where id = ?", twoPlayerMatch.match()).getFirst();
    secrets.put("seed", HexFormat.of().formatHex(seed));
    secrets.put("seed in Base64", Base64.getEncoder().encodeToString(seed));
    for (Payload question : adjudicator.asked(twoPlayerMatch.match())) {
      QuestionRequest asked = Adjudicator.read(question);
      secrets.put("brief of " + asked.question(), asked.brief().toString());
      if (!asked.key().isEmpty()) {
        secrets.put("key of " + asked.question(), asked.key());
      }
    }
    put(
        secrets,
        "event",
        "select convert_to(e ->> 'body', 'UTF8') from journal,"
            + " json_array_elements(convert_from(events, 'UTF8')::json) e where match = ?",
        twoPlayerMatch);
    put(
        secrets,
        "rendering",
        "select convert_to(e ->> 'event', 'UTF8') from journal,"
            + " json_each(convert_from(message, 'UTF8')::json -> 'data' -> 'seats') s,"
            + " json_array_elements(s.value -> 'events') e where match = ?",
        twoPlayerMatch);
    put(secrets, "position", "select position from snapshot where match = ?", twoPlayerMatch);
    JsonNode dice = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/dice");
    dice.path("draws").forEach(draw -> put(secrets, "values", draw.path("values").toString()));
    assertThat(secrets).hasSizeGreaterThan(12);
    return secrets;
  }

  private void put(
      Map<String, String> secrets, String what, String query, TwoPlayerMatch twoPlayerMatch)
      throws SQLException {
    for (byte[] body : bytes(query, twoPlayerMatch.match())) {
      put(secrets, what, Payload.of(body).text());
    }
  }

  private static void put(Map<String, String> secrets, String what, String text) {
    if (text.length() >= TELLING) {
      secrets.put(what + " " + (secrets.size() + 1), text);
    }
  }

  private List<byte[]> bytes(String query, String match) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement read = connection.prepareStatement(query)) {
      read.setObject(1, UUID.fromString(match));
      List<byte[]> found = new ArrayList<>();
      try (ResultSet rows = read.executeQuery()) {
        while (rows.next()) {
          found.add(rows.getBytes(1));
        }
      }
      return found;
    }
  }

  private static String text(ExtLogRecord record) {
    StringWriter text = new StringWriter();
    text.append(SENTENCE.formatMessage(record)).append(" ").append(record.getMdcCopy().toString());
    if (record.getThrown() != null) {
      record.getThrown().printStackTrace(new PrintWriter(text));
    }
    return text.toString();
  }

  @Test
  void whatIsLoggedOfAMatchNamesItAndItsTrace() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.assault().then().statusCode(200);
    Payload question = adjudicator.asked(twoPlayerMatch.match()).getFirst();
    try (CapturedLog log = new CapturedLog("umpire", Level.INFO)) {
      adjudicator.send("supply.requested.dead-letter", twoPlayerMatch.match(), question.text());
      PollUntil.until("logged", () -> !ofDeadLetters(log).isEmpty());
      Map<String, String> labels = ofDeadLetters(log).getFirst().getMdcCopy();
      assertThat(labels).containsEntry("match", twoPlayerMatch.match());
      assertThat(labels.get("traceId")).matches("[0-9a-f]{32}");
      assertThat(labels.get("spanId")).matches("[0-9a-f]{16}");
    }
  }

  private static List<ExtLogRecord> ofDeadLetters(CapturedLog log) {
    return log.records().stream()
        .filter(record -> record.getLoggerName().endsWith("DeadLettersFeed"))
        .toList();
  }
}
