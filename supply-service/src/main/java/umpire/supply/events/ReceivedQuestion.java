package umpire.supply.events;

import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.PoisonMessage;
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
record ReceivedQuestion(Incoming message, String traceparent, QuestionRequest requested) {
  private static final String PLAIN_ID = "[!-~]{1,200}";

  /** Reads a message; throws Poison if it is no question, and so never will be. */
  static ReceivedQuestion in(Incoming message) {
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      QuestionRequest questionRequest = Codec.plain().read(envelope.data(), QuestionRequest.class);
      if (!questionRequest.question().matches(PLAIN_ID)
          || !questionRequest.question().startsWith(questionRequest.match() + "/")) {
        throw new IllegalArgumentException("a question is called <match>/<number>");
      }
      if (!questionRequest.key().isEmpty()) {
        throw new IllegalArgumentException("supply throws no dice, so it takes no key");
      }
      return new ReceivedQuestion(message, envelope.traceparent(), questionRequest);
    } catch (WireException | IllegalArgumentException unreadable) {
      throw new PoisonMessage(message, String.valueOf(unreadable.getMessage()));
    }
  }
}
