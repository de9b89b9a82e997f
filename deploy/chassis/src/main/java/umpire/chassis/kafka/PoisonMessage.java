package umpire.chassis.kafka;

/**
 * Thrown by a handler, or the failure of its stage: this one message can never be handled. It goes
 * to {@code <topic>.dead-letter} with the reason, and the rest of the batch is handed over again.
 */
public final class PoisonMessage extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Incoming message;

  /** This message, for this reason, which is written into the header {@code umpire-reason}. */
  public PoisonMessage(Incoming message, String reason) {
    super(reason, null, false, false);
    this.message = message;
  }

  /** The message that goes to the dead letters. */
  public Incoming message() {
    return message;
  }

  /** Why it can never be handled, in one sentence. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
