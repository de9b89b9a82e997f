package umpire.combat.events;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.MetricTable;
import umpire.combat.sample.Sample;
import umpire.combat.store.Battle;
import umpire.combat.store.BattleLedger;
import umpire.desk.question.QuestionDesk;
import umpire.desk.testing.QuestionClient;
import umpire.kernel.dice.DrawKey;
import umpire.local.testing.HostResource;
import umpire.local.testing.TestSpace;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

@QuarkusTest
@WithTestResource(HostResource.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CombatRequestsTest {
  private final BattleLedger battleLedger;
  private final Subscriptions subscriptions;
  private final QuestionDesk questionDesk;
  private final MeterRegistry registry;
  private final QuestionClient client;

  @Inject
  CombatRequestsTest(
      BattleLedger battleLedger,
      Subscriptions subscriptions,
      QuestionDesk questionDesk,
      MeterRegistry registry) {
    this.registry = registry;
    this.battleLedger = battleLedger;
    this.subscriptions = subscriptions;
    this.questionDesk = questionDesk;
    this.client = new QuestionClient(TestSpace.ofThisFork(), "combat");
  }

  @AfterAll
  void leave() {
    client.close();
  }

  @Test
  void theReportIsWhatTheRulesSayWithTheDiceOfTheKey() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(1));
    client.ask(question);

    assertThat(client.report(question))
        .isEqualTo(
            Sample.NARVIK
                .shelved()
                .codec()
                .tree(
                    Sample.NARVIK
                        .rules()
                        .adjudicate(Sample.NARVIK.typed(), new DrawKey(Sample.key(1)).chance())));
    Envelope answer =
        Envelope.read(client.answers(question, 1).getFirst().getBytes(StandardCharsets.UTF_8));
    assertThat(answer.type()).isEqualTo("combat.reported");
    assertThat(answer.source()).isEqualTo("/combat-service");
    assertThat(answer.subject()).isEqualTo(question.match());
    assertThat(answer.traceparent())
        .isEqualTo("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
  }

  @Test
  void whoReadsTheAnswerGoesOnInTheTraceOfTheQuestion() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(1));
    client.ask(question);

    assertThat(client.header(question, "traceparent"))
        .matches("00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01")
        .doesNotContain("b7ad6b7169203331");
  }

  @Test
  void theFiguresOfTheTableAreReported() throws Exception {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(1));
    client.ask(question);
    assertThat(client.answers(question, 1)).isNotEmpty();
    given().get("/v1/combat/narvik/nothing").then().statusCode(404);

    MetricTable.read()
        .holds("combat-service", given().get("/q/metrics").then().extract().asString());
  }

  @Test
  void theLedgerHasWhatWasPublished() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(2));
    client.ask(question);

    String report = client.report(question).toString();

    Battle kept = kept(question);
    assertThat(kept.report()).isEqualTo(report);
    assertThat(kept.brief()).isEqualTo(question.brief().toString());
    assertThat(kept.key()).isEqualTo(Sample.key(2));
    assertThat(kept.match()).isEqualTo(question.match());
    assertThat(kept.edition()).isEqualTo(question.edition());
  }

  @Test
  void aQuestionAskedTwiceIsAnsweredTwiceWithTheSameBytes() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(3));
    client.ask(question);
    assertThat(client.answers(question, 1)).hasSize(1);
    client.ask(question);

    assertThat(new HashSet<>(client.answers(question, 2))).hasSize(1);
  }

  @Test
  void aQuestionAskedTwiceInOneBatchIsFoughtOnce() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(4));
    IntStream.range(0, 20).forEach(_ -> client.ask(question));

    assertThat(new HashSet<>(client.answers(question, 20))).hasSize(1);
  }

  @Test
  void anotherQuestionUnderTheSameIdIsADeadLetterAndNeverAnswered() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(5));
    client.ask(question);
    String first = client.answers(question, 1).getFirst();
    double before = conflicts();

    client.ask(asked(question, question.brief(), Sample.key(6)));
    assertThat(reason(client.deadLetter(question.match()))).contains("answered before");
    client.ask(question);

    assertThat(new HashSet<>(client.answers(question, 2))).containsExactly(first);
    assertThat(kept(question).key()).isEqualTo(Sample.key(5));
    assertThat(conflicts()).isEqualTo(before + 1);
  }

  @Test
  void anotherBriefUnderTheSameIdIsADeadLetterInTheSameBatchToo() {
    QuestionRequest question = Sample.NARVIK.question(Sample.key(5));
    client.ask(question);
    client.ask(asked(question, Sample.NARVIK.brief().put("airPoints", 2), question.key()));

    assertThat(reason(client.deadLetter(question.match()))).contains("answered before");
    assertThat(new HashSet<>(client.answers(question, 1))).hasSize(1);
    assertThat(kept(question).brief()).isEqualTo(question.brief().toString());
  }

  private double conflicts() {
    return registry.get("umpire.question.conflicts").counter().count();
  }

  @Test
  void whatComesAgainAfterARestartIsAnsweredFromTheLedger() {
    List<QuestionRequest> questions =
        IntStream.range(0, 16)
            .mapToObj(digit -> Sample.NARVIK.question(Sample.key(digit)))
            .toList();
    questions.forEach(client::ask);
    List<String> first =
        questions.stream().map(question -> client.answers(question, 1).getFirst()).toList();

    // A group without offsets is given everything again, like one killed before its commit.
    try (Subscriptions.Started _ =
        subscriptions.start(
            Subscription.shared("again-" + UUID.randomUUID(), "combat.requested"),
            questionDesk::answer)) {
      for (int i = 0; i < questions.size(); i++) {
        assertThat(client.answers(questions.get(i), 2)).containsOnly(first.get(i));
      }
    }
  }

  @Test
  void poisonGoesToTheDeadLettersAndTheRestGoesOn() {
    QuestionRequest before = Sample.NARVIK.question(Sample.key(7));
    QuestionRequest sample = Sample.NARVIK.question(Sample.key(8));
    ObjectNode offTheMap = Sample.NARVIK.brief().put(Sample.NARVIK.place(), "9999");
    ObjectNode nobody = Sample.NARVIK.brief();
    nobody.putArray(Sample.NARVIK.units());
    Map<String, QuestionRequest> poison =
        Map.of(
            "/data/brief/" + Sample.NARVIK.place(),
            asked(Sample.NARVIK.question(Sample.key(8)), offTheMap, sample.key()),
            "/data/brief",
            asked(Sample.NARVIK.question(Sample.key(8)), nobody, sample.key()),
            "/data/brief/spy",
            asked(
                Sample.NARVIK.question(Sample.key(8)),
                Sample.NARVIK.brief().put("spy", 1),
                sample.key()),
            "hexadecimal",
            asked(Sample.NARVIK.question(Sample.key(8)), Sample.NARVIK.brief(), "no key"));
    QuestionRequest after = Sample.NARVIK.question(Sample.key(9));

    client.ask(before);
    poison.values().forEach(client::ask);
    client.send("no-json", "{\"question\"".getBytes(StandardCharsets.UTF_8));
    client.send("no-envelope", "{}".getBytes(StandardCharsets.UTF_8));
    client.ask(after);

    assertThat(client.answers(before, 1)).isNotEmpty();
    assertThat(client.answers(after, 1)).isNotEmpty();
    poison.forEach(
        (reason, question) -> {
          assertThat(reason(client.deadLetter(question.match()))).contains(reason);
          assertThat(client.answersSoFar(question)).isZero();
        });
    assertThat(reason(client.deadLetter("no-json"))).isNotBlank();
    assertThat(reason(client.deadLetter("no-envelope"))).isNotBlank();
  }

  private Battle kept(QuestionRequest question) {
    Map<String, Battle> found =
        battleLedger.find(List.of(question.question())).await().atMost(Duration.ofSeconds(60));
    return Objects.requireNonNull(found.get(question.question()));
  }

  private static QuestionRequest asked(QuestionRequest question, JsonNode brief, String key) {
    return new QuestionRequest(
        question.question(),
        question.match(),
        question.game(),
        question.edition(),
        question.checksum(),
        brief,
        key);
  }

  private static String reason(ConsumerRecord<String, byte[]> letter) {
    return new String(letter.headers().lastHeader("umpire-reason").value(), StandardCharsets.UTF_8);
  }
}
