package umpire.supply.events;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.MetricTable;
import umpire.desk.question.QuestionDesk;
import umpire.desk.testing.QuestionClient;
import umpire.local.testing.HostResource;
import umpire.local.testing.TestSpace;
import umpire.supply.sample.Sample;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

@QuarkusTest
@WithTestResource(HostResource.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SupplyRequestsTest {
  private final Subscriptions subscriptions;
  private final QuestionDesk questionDesk;
  private final QuestionClient client = new QuestionClient(TestSpace.ofThisFork(), "supply");

  @Inject
  SupplyRequestsTest(Subscriptions subscriptions, QuestionDesk questionDesk) {
    this.subscriptions = subscriptions;
    this.questionDesk = questionDesk;
  }

  @AfterAll
  void leave() {
    client.close();
  }

  @Test
  void theReportIsWhatTheRulesSay() {
    QuestionRequest question = Sample.NARVIK.question();
    client.ask(question);

    assertThat(client.report(question)).isEqualTo(Sample.NARVIK.report());
    Envelope answer =
        Envelope.read(client.answers(question, 1).getFirst().getBytes(StandardCharsets.UTF_8));
    assertThat(answer.type()).isEqualTo("supply.reported");
    assertThat(answer.source()).isEqualTo("/supply-service");
    assertThat(answer.subject()).isEqualTo(question.match());
    assertThat(answer.traceparent())
        .isEqualTo("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
  }

  @Test
  void whoReadsTheAnswerGoesOnInTheTraceOfTheQuestion() {
    QuestionRequest question = Sample.NARVIK.question();
    client.ask(question);

    assertThat(client.header(question, "traceparent"))
        .matches("00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01")
        .doesNotContain("b7ad6b7169203331");
  }

  @Test
  void theFiguresOfTheTableAreReported() throws Exception {
    QuestionRequest question = Sample.NARVIK.question();
    client.ask(question);
    assertThat(client.answers(question, 1)).isNotEmpty();
    given().get("/v1/supply/narvik/nothing").then().statusCode(404);

    MetricTable.read()
        .holds("supply-service", given().get("/q/metrics").then().extract().asString());
  }

  @Test
  void aQuestionAskedTwiceGetsTheSameReportTwice() {
    QuestionRequest question = Sample.NARVIK.question();
    client.ask(question);
    client.ask(question);

    assertThat(client.answers(question, 2))
        .extracting(answer -> QuestionClient.reported(answer).report().toString())
        .hasSize(2)
        .containsOnly(Sample.NARVIK.report().toString());
  }

  @Test
  void whatComesAgainAfterARestartIsAnsweredAgain() {
    List<QuestionRequest> questions =
        IntStream.range(0, 16).mapToObj(_ -> Sample.NARVIK.question()).toList();
    questions.forEach(client::ask);
    questions.forEach(question -> assertThat(client.answers(question, 1)).hasSize(1));

    // A group without offsets is given everything again, like one killed before its commit.
    try (Subscriptions.Started _ =
        subscriptions.start(
            Subscription.shared("again-" + UUID.randomUUID(), "supply.requested"),
            questionDesk::answer)) {
      for (QuestionRequest question : questions) {
        assertThat(client.answers(question, 2))
            .extracting(answer -> QuestionClient.reported(answer).report())
            .containsOnly(Sample.NARVIK.report());
      }
    }
  }

  @Test
  void poisonGoesToTheDeadLettersAndTheRestGoesOn() {
    QuestionRequest before = Sample.NARVIK.question();
    ObjectNode offTheMap = Sample.NARVIK.brief();
    ((ObjectNode) offTheMap.get(Sample.NARVIK.units()).get(0)).put(Sample.NARVIK.place(), "9999");
    Map<String, QuestionRequest> poison =
        Map.of(
            "/data/brief/" + Sample.NARVIK.units() + "/0/" + Sample.NARVIK.place(),
            asked(offTheMap, ""),
            "/data/brief/spy",
            asked(Sample.NARVIK.brief().put("spy", 1), ""),
            "no dice",
            asked(Sample.NARVIK.brief(), "ab".repeat(32)));
    QuestionRequest after = Sample.NARVIK.question();

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

  private static QuestionRequest asked(JsonNode brief, String key) {
    QuestionRequest question = Sample.NARVIK.question();
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
