package umpire.desk.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.PoisonMessage;
import umpire.desk.Desk;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

class ReceivedQuestionTest {
  private static final Desk WITH_DICE = new Desk("oracle", "answer", true);
  private static final Desk WITHOUT_DICE = new Desk("oracle", "answer", false);
  private static final String TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  private static final String KEY = "0a".repeat(32);

  @Test
  void aQuestionIsReadWithItsTrace() {
    ReceivedQuestion question = ReceivedQuestion.in(message("m/1", KEY), WITH_DICE);
    assertThat(question.requested().question()).isEqualTo("m/1");
    assertThat(question.requested().key()).isEqualTo(KEY);
    assertThat(question.traceparent()).isEqualTo(TRACE);
    assertThat(ReceivedQuestion.in(message("m/2", ""), WITHOUT_DICE).requested().key()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "true, m/1, '', hexadecimal",
    "true, m/1, 0a, hexadecimal",
    "false, m/1, 0a, 'oracle throws no dice'",
    "false, other/1, '', <match>/<number>",
    "false, 'm/1 ', '', <match>/<number>"
  })
  void whatIsNoQuestionToThisDeskIsPoison(boolean dice, String id, String key, String reason) {
    Desk desk = dice ? WITH_DICE : WITHOUT_DICE;
    assertThatThrownBy(() -> ReceivedQuestion.in(message(id, key), desk))
        .isInstanceOf(PoisonMessage.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatIsNoEnvelopeIsPoison() {
    assertThatThrownBy(() -> ReceivedQuestion.in(message(Payload.of("{}")), WITHOUT_DICE))
        .isInstanceOf(PoisonMessage.class);
  }

  @Test
  void theMessageOfAnAnswerFollowsFromTheQuestion() {
    ReceivedQuestion question = ReceivedQuestion.in(message("m/1", ""), WITHOUT_DICE);
    Answer answer =
        new Answer(question, JsonNodeFactory.instance.objectNode().put("sum", 3), Instant.EPOCH);

    var message = answer.message(WITHOUT_DICE);

    assertThat(message.topic()).isEqualTo("oracle.reported");
    assertThat(message.key()).isEqualTo("m");
    Envelope envelope = Envelope.read(message.value().bytes());
    assertThat(envelope.source()).isEqualTo("/oracle-service");
    assertThat(envelope.type()).isEqualTo("oracle.reported");
    assertThat(envelope.traceparent()).isEqualTo(TRACE);
    assertThat(envelope.data().path("report").path("sum").asInt()).isEqualTo(3);
    assertThat(envelope.data().path("briefDigest").asText())
        .isEqualTo(question.requested().briefDigest());
    assertThat(answer.message(WITHOUT_DICE)).isEqualTo(message);
  }

  private static Incoming message(String id, String key) {
    QuestionRequest asked =
        new QuestionRequest(
            id, "m", "game", "edition", "00", JsonNodeFactory.instance.objectNode(), key);
    byte[] bytes =
        Envelope.of(
                id,
                "/game-service",
                "oracle.requested",
                "m",
                Instant.EPOCH,
                "urn:umpire:schema:requested:1",
                TRACE,
                Codec.plain().tree(asked))
            .bytes();
    return message(Payload.of(new String(bytes, StandardCharsets.UTF_8)));
  }

  private static Incoming message(Payload payload) {
    return new Incoming("oracle.requested", 0, 0, "m", Map.of(), payload, Instant.EPOCH);
  }
}
