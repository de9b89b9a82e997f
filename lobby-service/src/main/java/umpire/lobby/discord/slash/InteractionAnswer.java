package umpire.lobby.discord.slash;

import java.util.function.Supplier;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Reply;

/** How an interaction is answered. */
public sealed interface InteractionAnswer {
  /** All is said at once. */
  record Now(Reply reply) implements InteractionAnswer {}

  /**
   * First this, and later the message that the work comes to.
   *
   * @param work may wait for our services; what it throws is reported too
   */
  record Then(Reply first, Supplier<Message> work) implements InteractionAnswer {}

  /** Later, for the asker alone. */
  static InteractionAnswer privately(Supplier<Message> work) {
    return new Then(new Reply.Later(true), work);
  }
}
