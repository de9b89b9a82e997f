package umpire.chassis.http;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.logging.Level;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.formatters.JsonFormatter;
import org.jboss.logmanager.formatters.PatternFormatter;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.CapturedLog;
import umpire.chassis.testing.RecordedSpans;

@QuarkusTest
class RequestsInLogTest {
  private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
  private static final String CALLER = "b7ad6b7169203331";

  @Inject RecordedSpans recorded;

  @Test
  void what_is_logged_of_a_request_names_it_and_its_place_in_the_callers_trace() throws Exception {
    ExtLogRecord entry;
    try (CapturedLog log = new CapturedLog("umpire", Level.INFO)) {
      given()
          .header("traceparent", "00-" + TRACE + "-" + CALLER + "-01")
          .header("X-Request-Id", "abc-2")
          .queryParam("ticket", "a-secret")
          .get("/sample/fault")
          .then()
          .statusCode(500);
      assertThat(log.records()).hasSize(1);
      entry = log.records().getFirst();
    }
    await().atMost(Duration.ofSeconds(20)).until(() -> !recorded.of(TRACE).isEmpty());
    SpanData span =
        recorded.of(TRACE).stream()
            .filter(one -> one.getKind() == SpanKind.SERVER)
            .findFirst()
            .orElseThrow();
    assertThat(span.getParentSpanId()).isEqualTo(CALLER);
    assertThat(span.getName()).isEqualTo("GET /sample/fault");
    assertThat(span.getAttributes().get(AttributeKey.stringKey("umpire.requestId")))
        .isEqualTo("abc-2");
    assertThat(span.toString()).doesNotContain("a-secret");
    assertThat(entry.getMdcCopy())
        .containsEntry("requestId", "abc-2")
        .containsEntry("traceId", TRACE)
        .containsEntry("spanId", span.getSpanId());
    JsonNode line = new ObjectMapper().readTree(new JsonFormatter().format(entry));
    assertThat(line.at("/mdc/requestId").asText()).isEqualTo("abc-2");
    assertThat(line.at("/mdc/traceId").asText()).isEqualTo(TRACE);
    assertThat(line.path("message").asText())
        .isEqualTo(new PatternFormatter("%s").formatMessage(entry));
  }
}
