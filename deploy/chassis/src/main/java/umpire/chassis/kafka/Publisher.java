package umpire.chassis.kafka;

import io.opentelemetry.api.trace.Span;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.jspecify.annotations.Nullable;
import umpire.chassis.broker.Connection;
import umpire.chassis.trace.TraceContext;

/**
 * Publishes messages, each acknowledged by all replicas and written once by an idempotent producer.
 * Never blocks the caller: Kafka's own {@code send} may wait for metadata, so it has a thread here.
 */
@Singleton
public class Publisher {
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(5);

  private final Connection connection;
  private final MessageSpans spans;
  private final ExecutorService sending =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("umpire-publisher").factory());

  /** Made at the first message; used by the sending thread alone. */
  private @Nullable Producer<String, byte[]> producer;

  Publisher(Connection connection, MessageSpans spans) {
    this.connection = connection;
    this.spans = spans;
  }

  /**
   * Sends the message; messages are sent in the order of these calls. The stage completes when the
   * broker has it, and fails when it could not be delivered within 30 s (5 s where the broker was
   * never reached): then it is unknown whether it was written, and whoever must be sure sends
   * again. The message's header says where in the trace it was sent.
   */
  public CompletionStage<Void> publish(Outgoing message) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    Span span = spans.sending(message);
    Outgoing marked = message.causedBy(TraceContext.of(span));
    sending.execute(() -> send(marked, done));
    CompletableFuture<Void> _ = done.whenComplete((_, failure) -> MessageSpans.end(span, failure));
    return done;
  }

  private void send(Outgoing message, CompletableFuture<Void> done) {
    try {
      Future<?> _ = // the callback tells; the future says the same
          producer()
              .send(
                  KafkaRecords.toKafka(message, connection.real(message.topic())),
                  (_, failure) -> {
                    if (failure == null) {
                      done.complete(null);
                    } else {
                      done.completeExceptionally(failure);
                    }
                  });
    } catch (RuntimeException | Error failure) {
      // Whoever sent it must be notified, or would wait for ever.
      done.completeExceptionally(failure);
    }
  }

  private Producer<String, byte[]> producer() {
    Producer<String, byte[]> open = producer;
    if (open == null) {
      open =
          new KafkaProducer<>(
              connection.client(
                  // One request at a time: with more, a partition that has just been made may take
                  // the second batch and refuse the first for ever (seen in our tests). What waits
                  // meanwhile goes out together, so little is lost.
                  Map.of(
                      "acks", "all",
                      "enable.idempotence", true,
                      "max.in.flight.requests.per.connection", 1,
                      "linger.ms", 0,
                      "max.request.size", 8 * 1024 * 1024,
                      "max.block.ms", 5_000,
                      "request.timeout.ms", 10_000,
                      "delivery.timeout.ms", 30_000)),
              new StringSerializer(),
              new ByteArraySerializer());
      producer = open;
    }
    return open;
  }

  @PreDestroy
  void close() throws InterruptedException {
    sending.execute(this::closeProducer);
    sending.shutdown();
    sending.awaitTermination(2 * CLOSE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void closeProducer() {
    if (producer != null) {
      producer.close(CLOSE_TIMEOUT);
    }
  }
}
