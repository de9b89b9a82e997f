package umpire.desk.question;

import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.PoisonMessage;
import umpire.desk.Desk;
import umpire.wire.Codec;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

/**
 * A question as it was read.
 *
 * @param message in which it came
 * @param traceparent of the message, to be passed on; may be empty
 * @param requested the question itself
 */
public record ReceivedQuestion(Incoming message, String traceparent, QuestionRequest requested) {
  private static final String PLAIN_ID = "[!-~]{1,200}";

  /** Reads a message; throws PoisonMessage if it is no question to this desk, and never will be. */
  static ReceivedQuestion in(Incoming message, Desk desk) {
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      QuestionRequest questionRequest = Codec.plain().read(envelope.data(), QuestionRequest.class);
      desk.checkKey(questionRequest.key());
      if (!questionRequest.question().matches(PLAIN_ID)
          || !questionRequest.question().startsWith(questionRequest.match() + "/")) {
        throw new IllegalArgumentException("a question is called <match>/<number>");
      }
      return new ReceivedQuestion(message, envelope.traceparent(), questionRequest);
    } catch (WireException | IllegalArgumentException unreadable) {
      throw new PoisonMessage(message, String.valueOf(unreadable.getMessage()));
    }
  }
}
