package umpire.combat.events;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.combat.sample.Sample;
import umpire.local.testing.TestSpace;
import umpire.wire.message.QuestionRequest;

@QuarkusTest
@TestProfile(OwnSpace.class)
class MissingEditionsTest {
  @Nullable QuestionClient client;

  @Test
  void aQuestionOfAnUnknownEditionHoldsUpNobodyAndReadinessNamesIt() throws Exception {
    QuestionClient asking = java.util.Objects.requireNonNull(client);
    List<QuestionRequest> neighbours =
        IntStream.range(0, 8).mapToObj(_ -> QuestionClient.question(Sample.key(1))).toList();
    QuestionRequest unknown = unknown(QuestionClient.question(Sample.key(2)));
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
    awaitAllCommitted(asking.space());
    assertThat(deadLetters(asking.space())).isEqualTo(1);
    asking.close();
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

  private static void awaitAllCommitted(TestSpace space) throws Exception {
    Instant deadline = Instant.now().plusSeconds(30);
    while (uncommitted(space) > 0) {
      assertThat(Instant.now()).as("offsets are committed").isBefore(deadline);
    }
  }

  /** How many questions the group has not committed. */
  private static long uncommitted(TestSpace space) throws Exception {
    try (Admin admin = Admin.create(space.client())) {
      Map<TopicPartition, OffsetAndMetadata> committed =
          admin
              .listConsumerGroupOffsets(space.topicPrefix() + "combat-service")
              .partitionsToOffsetAndMetadata()
              .get();
      long kept = committed.values().stream().mapToLong(OffsetAndMetadata::offset).sum();
      return sum(admin, space, "combat.requested") - kept;
    }
  }

  private static long deadLetters(TestSpace space) throws Exception {
    try (Admin admin = Admin.create(space.client())) {
      return sum(admin, space, "combat.requested.dead-letter");
    }
  }

  private static long sum(Admin admin, TestSpace space, String topic) throws Exception {
    Set<TopicPartition> partitions =
        IntStream.range(0, 4)
            .mapToObj(partition -> new TopicPartition(space.topicPrefix() + topic, partition))
            .collect(Collectors.toSet());
    return admin
        .listOffsets(
            partitions.stream()
                .collect(Collectors.toMap(partition -> partition, _ -> OffsetSpec.latest())))
        .all()
        .get()
        .values()
        .stream()
        .mapToLong(end -> end.offset())
        .sum();
  }
}
