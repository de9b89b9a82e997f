package umpire.game.referee.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.ProblemException;

class UploadedBodyTest {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final int EVENTS = 200_000;
  private static final ObjectReader JSON =
      new ObjectMapper().reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private final MemoryBudget budget = new MemoryBudget(256 * 1024);
  private final AtomicInteger ended = new AtomicInteger();

  @Test
  void ofAnExportOfManyEventsThoseInHandAloneAreInMemory() {
    String many =
        "{\"events\": [" + "{\"revision\": 1, \"x\": []},".repeat(EVENTS - 1) + "{}], \"seed\": 7}";
    try (UploadedBody uploadedBody = upload(many)) {
      ExportScan scan = ExportScan.of(uploadedBody, JSON);
      assertThat(scan.events()).isEqualTo(EVENTS);
      assertThat(scan.head().path("seed").asInt()).isEqualTo(7);
      assertThat(scan.head().has("events")).isFalse();
      long most = 0;
      try (ExportedEvents events = ExportedEvents.of(uploadedBody, scan, JSON)) {
        for (int at = 0; at < EVENTS - 1; at++) {
          assertThat(events.get(at).path("revision").asInt()).isEqualTo(1);
          assertThat(events.path(at + 1).isObject()).isTrue();
          most = Math.max(most, budget.held());
          events.pass(at + 1);
        }
        assertThat(events.path(EVENTS).isMissingNode()).isTrue();
      }
      assertThat(most).isLessThan(16 * 1024);
    }
    assertThat(budget.held()).isZero();
    assertThat(ended).hasValue(1);
  }

  @Test
  void aTransactionOfAllEventsIsRefusedInsteadOfHeld() {
    String many = "{\"events\": [" + "[[],[],[]],".repeat(EVENTS - 1) + "0]}";
    try (UploadedBody uploadedBody = upload(many)) {
      ExportScan scan = ExportScan.of(uploadedBody, JSON);
      try (ExportedEvents events = ExportedEvents.of(uploadedBody, scan, JSON)) {
        assertThat(refusal(() -> events.get(EVENTS - 1))).isEqualTo(413);
      }
    }
    assertThat(budget.held()).isZero();
  }

  @Test
  void whatStandsBesideTheEventsIsBoundedAndSoAreWaysBack() {
    for (String large :
        new String[] {
          "{\"draws\": [" + "[],".repeat(EVENTS) + "0]}",
          "{\"events\": [{\"event\": [" + "[],".repeat(EVENTS) + "0]}]}",
          "{\"checksum\": \"" + "x".repeat(EVENTS) + "\"}"
        }) {
      try (UploadedBody uploadedBody = upload(large)) {
        assertThat(refusal(() -> ExportScan.of(uploadedBody, JSON))).isEqualTo(413);
      }
    }
    StringBuilder undone = new StringBuilder("{\"events\": [");
    for (int to = 0; to < 100; to++) {
      undone.append("{\"cause\": \"undone\", \"event\": {\"to\": ").append(to).append("}},");
    }
    try (UploadedBody uploadedBody = upload(undone + "0]}")) {
      assertThat(refusal(() -> ExportScan.of(uploadedBody, JSON))).isEqualTo(413);
    }
    assertThat(budget.held()).isZero();
    assertThat(ended).hasValue(4);
  }

  @Test
  void whoSendsTooSlowlyIsRefused() {
    InputStream slow = new ByteArrayInputStream(new byte[10]);
    try (MemoryBudget.Share share = budget.openLarge()) {
      assertThat(refusal(() -> UploadedBody.of(slow, Duration.ZERO, share, () -> {})))
          .isEqualTo(408);
    }
  }

  @Test
  void whatBreaksOffIsNoFaultOfOurs() {
    InputStream broken =
        new FilterInputStream(InputStream.nullInputStream()) {
          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            throw new IOException("as the test wants it");
          }
        };
    try (MemoryBudget.Share share = budget.openLarge()) {
      assertThat(refusal(() -> UploadedBody.of(broken, LONG, share, () -> {}))).isEqualTo(400);
    }
  }

  private UploadedBody upload(String body) {
    return UploadedBody.of(
        new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)),
        LONG,
        budget.openLarge(),
        ended::incrementAndGet);
  }

  private static int refusal(Runnable work) {
    return catchThrowableOfType(ProblemException.class, work::run).problem().status();
  }
}
