package umpire.desk.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import umpire.local.testing.TestSpace;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Shelf.Shelved;

/** Asks an adjudicator like game-service, and reads all that it publishes. */
public final class QuestionClient implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final int PARTITIONS = 4;

  private final TestSpace space;
  private final String requested;
  private final String deadLetters;
  private final String reported;
  private final KafkaProducer<String, byte[]> producer;
  private final KafkaConsumer<String, byte[]> consumer;
  private final List<ConsumerRecord<String, byte[]>> seen = new ArrayList<>();

  /** Of the service that adjudicates this subject, such as {@code combat}. */
  public QuestionClient(TestSpace space, String subject) {
    this.space = space;
    this.requested = space.topicPrefix() + subject + ".requested";
    this.deadLetters = requested + ".dead-letter";
    this.reported = space.topicPrefix() + subject + ".reported";
    Map<String, Object> broker = space.client();
    producer = new KafkaProducer<>(broker, new StringSerializer(), new ByteArraySerializer());
    consumer = new KafkaConsumer<>(broker, new StringDeserializer(), new ByteArrayDeserializer());
    List<TopicPartition> all = new ArrayList<>();
    for (int partition = 0; partition < PARTITIONS; partition++) {
      all.add(new TopicPartition(reported, partition));
      all.add(new TopicPartition(deadLetters, partition));
    }
    consumer.assign(all);
    consumer.seekToBeginning(all);
  }

  /**
   * A new match's first question.
   *
   * @param key of the dice; empty where none are thrown
   */
  public static QuestionRequest question(Shelved shelved, JsonNode brief, String key) {
    String match = UUID.randomUUID().toString();
    return new QuestionRequest(
        match + "/1",
        match,
        shelved.game().id(),
        shelved.pack().edition(),
        shelved.pack().checksum(),
        brief,
        key);
  }

  /** Sends a question. */
  public void ask(QuestionRequest questionRequest) {
    JsonNode data = Codec.plain().tree(questionRequest);
    Envelope envelope =
        Envelope.of(
            questionRequest.question(),
            "/game-service",
            requested.substring(space.topicPrefix().length()),
            questionRequest.match(),
            Instant.parse("2026-01-01T00:00:00Z"),
            "urn:umpire:schema:requested:1",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            data);
    send(questionRequest.match(), envelope.bytes());
  }

  /** Sends any bytes as the question of a match. */
  public void send(String match, byte[] message) {
    try {
      RecordMetadata _ = producer.send(new ProducerRecord<>(requested, match, message)).get();
    } catch (InterruptedException | ExecutionException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** A header of the first answer to a question. */
  public String header(QuestionRequest questionRequest, String name) {
    ConsumerRecord<String, byte[]> answer =
        await(reported, record -> answers(record, questionRequest), 1).getFirst();
    return new String(answer.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
  }

  /** Waits for so many answers to a question; their bytes. */
  public List<String> answers(QuestionRequest questionRequest, int atLeast) {
    return await(reported, record -> answers(record, questionRequest), atLeast).stream()
        .map(record -> new String(record.value(), StandardCharsets.UTF_8))
        .toList();
  }

  /** The report in the first answer to a question. */
  public JsonNode report(QuestionRequest questionRequest) {
    return reported(answers(questionRequest, 1).getFirst()).report();
  }

  /** All that was answered to a question so far, without waiting. */
  public long answersSoFar(QuestionRequest questionRequest) {
    return seen.stream()
        .filter(record -> record.topic().equals(reported))
        .filter(record -> answers(record, questionRequest))
        .count();
  }

  /** Waits for the dead letter of a match. */
  public ConsumerRecord<String, byte[]> deadLetter(String match) {
    return await(deadLetters, record -> match.equals(record.key()), 1).getFirst();
  }

  /** The report that a message holds. */
  public static QuestionReport reported(String message) {
    Envelope envelope = Envelope.read(message.getBytes(StandardCharsets.UTF_8));
    return Codec.plain().read(envelope.data(), QuestionReport.class);
  }

  /** Topic of the questions, by its real name. */
  String requestedTopic() {
    return requested;
  }

  /** Topic of the dead letters, by its real name. */
  String deadLetterTopic() {
    return deadLetters;
  }

  /** The space in which the topics lie. */
  TestSpace space() {
    return space;
  }

  private static boolean answers(
      ConsumerRecord<String, byte[]> record, QuestionRequest questionRequest) {
    return reported(new String(record.value(), StandardCharsets.UTF_8))
        .question()
        .equals(questionRequest.question());
  }

  private List<ConsumerRecord<String, byte[]>> await(
      String topic, Predicate<ConsumerRecord<String, byte[]>> wanted, int atLeast) {
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (true) {
      List<ConsumerRecord<String, byte[]>> found =
          seen.stream()
              .filter(record -> record.topic().equals(topic) && wanted.test(record))
              .toList();
      if (found.size() >= atLeast) {
        return found;
      }
      assertThat(Instant.now())
          .as("%d of %d on %s within %s", found.size(), atLeast, topic, TIMEOUT)
          .isBefore(deadline);
      consumer.poll(Duration.ofMillis(100)).forEach(seen::add);
    }
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
