package umpire.lobby.webhooks.message;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.lobby.webhooks.store.DigestSettings.NOTHING;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.lobby.webhooks.store.DigestSettings;
import umpire.lobby.webhooks.store.NewDelivery;
import umpire.lobby.webhooks.store.Subscriber;
import umpire.lobby.webhooks.store.WebhookProgress;

/**
 * Who is sent what of a match: what their seat may see and they asked for, in the shape they asked
 * for.
 */
class WebhookEventSelectionTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00.123456Z");
  private static final Clock CLOCK = Clock.fixed(NOON, ZoneOffset.UTC);
  private static final String ALL = "turn.changed match.event match.over";
  private static final String MATCH = "01940000-0000-7000-8000-000000000001";
  private static final String EVENT =
      "{\"seq\": %d, \"type\": \"%s\", \"event\": {\"type\": \"%s\"}, \"findings\": [], \"draws\": []}";

  private final WebhookEventSelection webhookEventSelection =
      new WebhookEventSelection(new PayloadSchemas(), CLOCK, Duration.ofSeconds(5));

  @ParameterizedTest
  @CsvSource({
    "anna, public, red, red-secret",
    "anna, private, red, red-secret",
    "bert, private, blue, blue-secret",
    "cora, public, public, seen-by-all",
    "cora, private, '', ''",
  })
  void everybodyIsSentWhatTheirSeatMaySeeOrWhatEverybodyMay(
      String owner, String visibility, String viewer, String seen) {
    List<JsonNode> sent = sent(subscriber(owner, "json", "match.event"), news(visibility, "red"));
    if (viewer.isEmpty()) {
      assertThat(sent).isEmpty();
      return;
    }
    JsonNode data = sent.getFirst().path("data");
    assertThat(data.path("viewer").asText()).isEqualTo(viewer);
    assertThat(data.path("events").findValuesAsText("type")).contains(seen);
    Stream.of("red-secret", "blue-secret", "seen-by-all")
        .filter(other -> !other.equals(seen))
        .forEach(other -> assertThat(data.toString()).doesNotContain(other));
    assertThat(data.toString()).doesNotContain("revision");
  }

  @Test
  void whatIsShownToNobodyIsSentToNobody() {
    MatchMessage silent =
        read(
            """
            {"match": "%s", "game": "toy", "revision": 8, "status": "playing",
             "visibility": "public", "accounts": {"red": "anna", "blue": "bert"},
             "waitingFor": ["red"], "public": {"seq": 4, "events": []},
             "seats": {"red": {"seq": 6, "events": []}, "blue": {"seq": 5, "events": []}}}
            """);
    assertThat(sent(subscriber("anna", "json", ALL, "red"), silent)).isEmpty();
    assertThat(sent(subscriber("cora", "json", ALL, "red"), silent)).isEmpty();
  }

  @Test
  void aMessageOfBeforeItSaidWhoMaySeeWhatIsForNobody() {
    MatchMessage old =
        read(
            """
            {"match": "%s", "game": "toy", "revision": 8, "status": "playing",
             "waitingFor": ["red"], "public": {"seq": 4, "events": []},
             "seats": {"red": {"seq": 6, "events": []}}}
            """);
    for (String owner : List.of("anna", "cora", "")) {
      assertThat(sent(subscriber(owner, "json", ALL), old)).isEmpty();
    }
  }

  @Test
  void aTurnIsSentWhereItHasChangedWithWhoMustActByNameAndMention() {
    Subscriber bert =
        new Subscriber(
            "w",
            "bert",
            "json",
            ALL,
            false,
            "{\"anna\": \"U1\", \"blue\": \"U2\"}",
            4,
            7,
            "blue",
            NOTHING);
    WebhookProgress webhookProgress =
        webhookEventSelection.of(bert, news("private", "red"), Map.of("anna", "Anna the Great"));
    assertThat(webhookProgress.waiting()).isEqualTo("red");
    assertThat(webhookProgress.deliveries().stream().map(NewDelivery::number))
        .containsExactly(5, 6);
    JsonNode turn = tree(webhookProgress.deliveries().getLast().body());
    assertThat(turn)
        .isEqualTo(
            tree(
                """
                {"type": "turn.changed", "timestamp": "2026-11-22T12:00:00.123Z", "data":
                 {"match": "%s", "game": "toy", "viewer": "blue", "seq": 5, "yours": false,
                  "waitingFor": [{"seat": "red", "account": "anna", "name": "Anna the Great",
                                  "mention": "U1"}]}}
                """
                    .formatted(MATCH)));
    assertThat(types(subscriber("bert", "json", ALL, "red"), news("private", "red")))
        .containsExactly("match.event");
  }

  @Test
  void whoWantsTheirOwnTurnsIsSentThoseAloneAndEachOfThem() {
    Subscriber anna =
        new Subscriber("w", "anna", "json", "turn.changed", true, "{}", 0, 0, "", NOTHING);
    assertThat(types(anna, news("private", "red"))).containsExactly("turn.changed");
    WebhookProgress others = webhookEventSelection.of(anna, news("private", "blue"), Map.of());
    assertThat(others.deliveries()).isEmpty();
    assertThat(others.waiting()).as("the turn has been elsewhere").isEqualTo("blue");
    Subscriber later =
        new Subscriber(
            "w", "anna", "json", "turn.changed", true, "{}", 0, 7, others.waiting(), NOTHING);
    assertThat(types(later, news("private", "red"))).containsExactly("turn.changed");
  }

  @Test
  void whileAReportIsWaitedForTheTurnStaysWhereItWas() {
    WebhookProgress webhookProgress =
        webhookEventSelection.of(subscriber("anna", "json", ALL, "red"), news("public"), Map.of());
    assertThat(webhookProgress.waiting()).isEqualTo("red");
    assertThat(webhookProgress.deliveries().stream().map(NewDelivery::type))
        .containsExactly("match.event");
  }

  @Test
  void theEndIsSentLast() {
    List<JsonNode> sent = sent(subscriber("cora", "json", ALL), over());
    assertThat(sent.stream().map(one -> one.path("type").asText()))
        .containsExactly("match.event", "match.over");
    assertThat(sent.getLast().path("data").path("outcome").path("winners").get(0).asText())
        .isEqualTo("blue");
    assertThat(sent(subscriber("cora", "json", "turn.changed"), over())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // red and blue are asked; green, who is too, has all the time in the world
    "anna, red blue, 2026-11-22T12:09:55Z",
    "bert, red blue, 2026-11-22T12:29:55Z",
    "cora, red blue, 2026-11-22T12:29:55Z",
    "cora, red, 2026-11-22T12:09:55Z",
    "cora, red green, ''",
    "anna, red green, 2026-11-22T12:09:55Z",
  })
  void ofATurnNobodyNeedsToKnowWhenItIsTooLateToAct(String owner, String asked, String until) {
    MatchMessage timed =
        read(
            """
            {"match": "%%s", "game": "toy", "revision": 8, "status": "playing",
             "visibility": "public", "accounts": {"red": "anna", "blue": "bert", "green": "dora"},
             "waitingFor": [%s],
             "deadlines": {"red": "2026-11-22T12:10:00Z", "blue": "2026-11-22T12:30:00Z"},
             "public": {"seq": 4, "events": []},
             "seats": {"red": {"seq": 6, "events": []}, "blue": {"seq": 5, "events": []}}}
            """
                .formatted(
                    String.join(
                        ", ", Stream.of(asked.split(" ")).map(one -> "\"" + one + "\"").toList())));
    NewDelivery turn =
        webhookEventSelection
            .of(subscriber(owner, "json", ALL), timed, Map.of())
            .deliveries()
            .getFirst();
    assertThat(turn.fault()).isEmpty();
    assertThat(turn.until().map(Instant::toString).orElse("")).isEqualTo(until);
    assertThat(tree(turn.body()).at("/data/waitingFor/0/deadline").asText())
        .isEqualTo("2026-11-22T12:10:00Z");
    assertThat(tree(turn.body()).at("/data/waitingFor").findValuesAsText("deadline"))
        .hasSize(asked.equals("red blue") ? 2 : 1);
  }

  @Test
  void whoeverCollectsIsSentOneDigestWithTheLastTurnAlone() {
    WebhookProgress first =
        webhookEventSelection.of(collecting(30, "", 0, ""), news("private", "red"), Map.of());
    assertThat(first.deliveries()).hasSize(1);
    NewDelivery begun = first.deliveries().getFirst();
    assertThat(begun.number()).isEqualTo(5);
    assertThat(begun.type()).isEqualTo("digest");
    assertThat(begun.hold()).isEqualTo(Duration.ofMinutes(30));
    WebhookProgress second =
        webhookEventSelection.of(
            collecting(30, "", 5, begun.parts()), news("private", "blue"), Map.of());
    NewDelivery all = second.deliveries().getFirst();
    assertThat(all.number()).as("in the place of the first").isEqualTo(5);
    assertThat(all.fault()).isEmpty();
    JsonNode sent = tree(all.body()).at("/data/news");
    assertThat(sent.findValuesAsText("type").stream().filter(type -> type.contains(".")))
        .containsExactly("match.event", "match.event", "turn.changed");
    assertThat(sent.at("/2/data/waitingFor/0/seat").asText()).isEqualTo("blue");
  }

  @ParameterizedTest
  @CsvSource({
    // it is noon, 13 o'clock in Oslo
    "0, 12:30 14:00 Europe/Oslo, PT59M59.876544S",
    "30, 12:30 14:00 Europe/Oslo, PT59M59.876544S",
    "90, 12:30 14:00 Europe/Oslo, PT1H30M",
    "90, 14:00 15:00 Europe/Oslo, PT1H59M59.876544S",
  })
  void inQuietHoursEverythingIsKeptBackUntilTheyAreOver(int minutes, String quiet, String hold) {
    List<NewDelivery> kept =
        webhookEventSelection
            .of(collecting(minutes, quiet, 0, ""), news("private", "red"), Map.of())
            .deliveries();
    assertThat(kept).hasSize(1);
    assertThat(kept.getFirst().hold()).isEqualTo(Duration.parse(hold));
  }

  @Test
  void outsideOfThemNothingIsKeptBack() {
    List<NewDelivery> sent =
        webhookEventSelection
            .of(collecting(0, "22:00 07:00 Europe/Oslo", 0, ""), news("private", "red"), Map.of())
            .deliveries();
    assertThat(sent.stream().map(NewDelivery::type)).containsExactly("match.event", "turn.changed");
    assertThat(sent).allMatch(one -> one.hold().isZero() && one.parts().isEmpty());
  }

  private static Subscriber collecting(int minutes, String quiet, int open, String parts) {
    return new Subscriber(
        "w",
        "anna",
        "json",
        ALL,
        false,
        "{}",
        open > 0 ? 5 : 4,
        0,
        "",
        new DigestSettings(minutes, quiet, open, parts));
  }

  @Test
  void discordMentionsWhoMustActAndNobodyElse() {
    Subscriber channel =
        new Subscriber(
            "w",
            "anna",
            "discord",
            ALL,
            false,
            "{\"red\": \"123456789012345678\", \"blue\": \"876543210987654321\"}",
            0,
            0,
            "",
            NOTHING);
    List<JsonNode> sent = sent(channel, news("private", "red", "green"));
    assertThat(sent).hasSize(2);
    JsonNode turn = sent.getLast();
    assertThat(turn.path("content").asText())
        .isEqualTo("**toy** " + MATCH + ": <@123456789012345678> (red), green to act");
    assertThat(turn.path("allowed_mentions"))
        .isEqualTo(tree("{\"parse\": [], \"users\": [\"123456789012345678\"]}"));
    assertThat(sent.getFirst().path("allowed_mentions"))
        .isEqualTo(tree("{\"parse\": [], \"users\": []}"));
    assertThat(sent(channel, over()).getLast().path("content").asText())
        .isEqualTo("**toy** " + MATCH + " is over: decisive, won by blue");
  }

  @Test
  void theEndNamesThePlayersInsteadOfTheirAccounts() {
    Map<String, String> names = Map.of("anna", "ann*a", "bert", "bert");
    Subscriber channel =
        new Subscriber("w", "anna", "discord", ALL, false, "{}", 0, 0, "", NOTHING);
    assertThat(
            tree(webhookEventSelection.of(channel, over(), names).deliveries().getLast().body())
                .path("content")
                .asText())
        .isEqualTo("**toy** " + MATCH + " is over: decisive, won by bert (blue)");
    Subscriber program = subscriber("anna", "json", ALL);
    NewDelivery sent = webhookEventSelection.of(program, over(), names).deliveries().getLast();
    assertThat(sent.fault()).isEmpty();
    assertThat(tree(sent.body()).at("/data/players"))
        .isEqualTo(
            tree(
                """
                [{"seat": "blue", "account": "bert", "name": "bert"},
                 {"seat": "red", "account": "anna", "name": "ann*a"}]
                """));
  }

  @Test
  void slackIsSentItsOwnFormat() {
    Subscriber channel =
        new Subscriber(
            "w", "anna", "slack", ALL, false, "{\"red\": \"U012AB3CD\"}", 0, 0, "", NOTHING);
    assertThat(sent(channel, news("private", "red")).getLast())
        .isEqualTo(tree("{\"text\": \"*toy* " + MATCH + ": <@U012AB3CD> (red) to act\"}"));
  }

  @Test
  void whatSomebodyIsCalledIsNoMarkup() {
    Map<String, String> names = Map.of("anna", "<@1> @everyone & [a](https://b)");
    WebhookEvent turn =
        new WebhookEvent.TurnChanged(
            MATCH,
            "toy",
            "public",
            1,
            List.of(
                new WebhookEvent.Asked(
                    "red", "anna", names.getOrDefault("anna", ""), "", Optional.empty())),
            false);
    assertThat(ChatText.SLACK.of(turn)).contains("&lt;@1&gt; @everyone &amp; ");
    assertThat(ChatText.DISCORD.of(turn)).contains("\\<\\@1\\> \\@everyone & \\[a\\](https");
  }

  @Test
  void aBodyThatDoesNotFitItsSchemaIsKeptAndNotSent() {
    MatchMessage broken =
        read(
            """
            {"match": "%s", "game": "toy", "revision": 8, "status": "playing",
             "visibility": "public", "accounts": {}, "waitingFor": [],
             "public": {"seq": 4, "events": [{"type": "no number"}]}, "seats": {}}
            """);
    WebhookProgress webhookProgress =
        webhookEventSelection.of(subscriber("cora", "json", ALL), broken, Map.of());
    assertThat(webhookProgress.deliveries().getFirst().fault())
        .contains("does not fit its schema")
        .contains("/data/events/0")
        .doesNotContain("no number");
  }

  @Test
  void aLongListOfEventsIsCutForPeople() {
    StringBuilder events = new StringBuilder();
    for (int i = 1; i <= 400; i++) {
      String type = "type-" + i;
      events.append(i > 1 ? "," : "").append(EVENT.formatted(i, type, type));
    }
    WebhookEvent many = new WebhookEvent.MatchEvent(MATCH, "toy", "red", tree("[" + events + "]"));
    for (Format format : Format.values()) {
      assertThat(webhookEventSelection.delivery(format, many, NOON, 1).fault()).isEmpty();
    }
    assertThat(ChatText.DISCORD.of(many)).hasSizeLessThan(2_000).endsWith(" ...");
  }

  private static Subscriber subscriber(String owner, String format, String events) {
    return subscriber(owner, format, events, "");
  }

  private static Subscriber subscriber(String owner, String format, String events, String waiting) {
    return new Subscriber("w", owner, format, events, false, "{}", 0, 0, waiting, NOTHING);
  }

  private List<String> types(Subscriber subscriber, MatchMessage news) {
    return webhookEventSelection.of(subscriber, news, Map.of()).deliveries().stream()
        .map(NewDelivery::type)
        .toList();
  }

  /** The bodies, each held against the schema that is published. */
  private List<JsonNode> sent(Subscriber subscriber, MatchMessage news) {
    List<NewDelivery> deliveries =
        webhookEventSelection.of(subscriber, news, Map.of()).deliveries();
    assertThat(deliveries).allMatch(made -> made.fault().isEmpty());
    return deliveries.stream().map(made -> tree(made.body())).toList();
  }

  private static MatchMessage news(String visibility, String... waitingFor) {
    return read(
        """
        {"match": "%%s", "game": "toy", "revision": 7, "status": "playing", "visibility": "%s",
         "accounts": {"red": "anna", "blue": "bert"}, "waitingFor": [%s],
         "public": {"seq": 4, "events": [%s]},
         "seats": {"red": {"seq": 6, "events": [%s]}, "blue": {"seq": 5, "events": [%s]}}}
        """
            .formatted(
                visibility,
                String.join(", ", Stream.of(waitingFor).map(seat -> "\"" + seat + "\"").toList()),
                event(4, "seen-by-all"),
                event(6, "red-secret"),
                event(5, "blue-secret")));
  }

  private static MatchMessage over() {
    return read(
        """
        {"match": "%%s", "game": "toy", "revision": 9, "status": "over", "visibility": "public",
         "accounts": {"red": "anna", "blue": "bert"}, "waitingFor": [],
         "outcome": {"level": "decisive", "winners": ["blue"], "because": {"rule": "9"}},
         "public": {"seq": 5, "events": [%s]}, "seats": {"red": {"seq": 7, "events": [%s]}}}
        """
            .formatted(event(5, "ended"), event(7, "ended")));
  }

  private static String event(int seq, String type) {
    return EVENT.formatted(seq, type, type);
  }

  private static MatchMessage read(String data) {
    return MatchMessage.of(NOON, tree(data.formatted(MATCH)));
  }

  private static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalArgumentException(json, unreadable);
    }
  }
}
