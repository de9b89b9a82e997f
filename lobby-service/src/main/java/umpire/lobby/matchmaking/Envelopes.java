package umpire.lobby.matchmaking;

import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.PoisonMessage;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/** Reads messages of other services. */
public final class Envelopes {
  private Envelopes() {}

  /** The message. Throws PoisonMessage where it cannot be read. */
  public static Envelope read(Incoming message) {
    try {
      return Envelope.read(message.value().bytes());
    } catch (WireException | IllegalArgumentException unreadable) {
      throw new PoisonMessage(message, "" + unreadable.getMessage());
    }
  }
}
