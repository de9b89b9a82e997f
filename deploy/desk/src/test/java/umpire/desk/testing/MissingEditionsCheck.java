package umpire.desk.testing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import umpire.wire.message.QuestionRequest;

/** What an adjudicator does with a question whose edition it does not have. */
public final class MissingEditionsCheck {
  private static final int PARTITIONS = 4;

  private MissingEditionsCheck() {}

  /**
   * The question goes to the dead letters, those around it are answered, and readiness names the
   * edition.
   *
   * @param group of the service, without the prefix of its space
   * @param questions gives a new one at each call
   */
  public static void holds(QuestionClient asking, String group, Supplier<QuestionRequest> questions)
      throws Exception {
    List<QuestionRequest> neighbours = Stream.generate(questions).limit(8).toList();
    QuestionRequest unknown = unknown(questions.get());
    given().get("/q/health/ready").then().statusCode(200);

    neighbours.subList(0, 4).forEach(asking::ask);
    asking.ask(unknown);
    neighbours.subList(4, 8).forEach(asking::ask);

    assertThat(awaitNotReady()).contains(unknown.edition()).contains(unknown.checksum());
    String reason =
        new String(
            asking.deadLetter(unknown.match()).headers().lastHeader("umpire-reason").value(),
            StandardCharsets.UTF_8);
    assertThat(reason).contains(unknown.edition()).contains(unknown.checksum());
    for (QuestionRequest neighbour : neighbours) {
      assertThat(asking.answers(neighbour, 1)).hasSize(1);
    }
    assertThat(asking.answersSoFar(unknown)).isZero();
    try (Admin admin = Admin.create(asking.space().client())) {
      awaitAllCommitted(admin, asking, asking.space().topicPrefix() + group);
      assertThat(sum(admin, asking.deadLetterTopic())).isEqualTo(1);
    }
  }

  private static QuestionRequest unknown(QuestionRequest question) {
    return new QuestionRequest(
        question.question(),
        question.match(),
        question.game(),
        question.edition() + "-overlay",
        "ab".repeat(32),
        question.brief(),
        question.key());
  }

  private static String awaitNotReady() {
    Instant deadline = Instant.now().plusSeconds(30);
    while (true) {
      var ready = given().get("/q/health/ready");
      if (ready.statusCode() == 503 && ready.asString().contains("-overlay")) {
        return ready.asString();
      }
      assertThat(Instant.now()).as("not ready: %s", ready.asString()).isBefore(deadline);
    }
  }

  private static void awaitAllCommitted(Admin admin, QuestionClient asking, String group)
      throws Exception {
    Instant deadline = Instant.now().plusSeconds(30);
    while (sum(admin, asking.requestedTopic()) > committed(admin, group)) {
      assertThat(Instant.now()).as("offsets are committed").isBefore(deadline);
    }
  }

  private static long committed(Admin admin, String group) throws Exception {
    return admin
        .listConsumerGroupOffsets(group)
        .partitionsToOffsetAndMetadata()
        .get()
        .values()
        .stream()
        .mapToLong(OffsetAndMetadata::offset)
        .sum();
  }

  /** How many messages a topic ever had. */
  private static long sum(Admin admin, String topic) throws Exception {
    return admin
        .listOffsets(
            IntStream.range(0, PARTITIONS)
                .boxed()
                .collect(
                    Collectors.toMap(
                        partition -> new TopicPartition(topic, partition),
                        _ -> OffsetSpec.latest())))
        .all()
        .get()
        .values()
        .stream()
        .mapToLong(end -> end.offset())
        .sum();
  }
}
