package umpire.desk.question;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Map;
import umpire.chassis.kafka.Outgoing;
import umpire.desk.Desk;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;
import umpire.wire.message.QuestionRequest;

/**
 * The report on a question. The same answer always gives the same message.
 *
 * @param question that is answered
 * @param report in the game's shape
 * @param reportedAt when the report was made
 */
public record Answer(ReceivedQuestion question, JsonNode report, Instant reportedAt) {
  private static final Map<String, String> HEADERS =
      Map.of("content-type", "application/cloudevents+json; charset=UTF-8");

  /** The message by which game-service receives it. */
  Outgoing message(Desk desk) {
    QuestionRequest asked = question.requested();
    Envelope envelope =
        Envelope.of(
            asked.question(),
            desk.source(),
            desk.reported(),
            asked.match(),
            reportedAt,
            desk.schema(),
            question.traceparent(),
            Codec.plain()
                .tree(
                    new QuestionReport(
                        asked.question(), asked.match(), report, asked.briefDigest())));
    return Outgoing.of(desk.reported(), asked.match(), HEADERS, envelope.bytes());
  }
}
