package umpire.lobby.discord.message;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What an interaction is answered at once, within the three seconds that Discord waits. */
public sealed interface Reply {
  /** As Discord's API takes it. */
  ObjectNode json();

  private static ObjectNode of(int type) {
    return JsonNodeFactory.instance.objectNode().put("type", type);
  }

  /** Yes, we are there. */
  record Pong() implements Reply {
    @Override
    public ObjectNode json() {
      return of(1);
    }
  }

  /** A message of its own, for the asker alone. */
  record Whisper(Message message) implements Reply {
    @Override
    public ObjectNode json() {
      ObjectNode json = of(4);
      json.set("data", message.json().put("flags", Privately.FLAG));
      return json;
    }
  }

  /**
   * The answer comes later.
   *
   * @param privately for the asker alone, else for everybody in the channel
   */
  record Later(boolean privately) implements Reply {
    @Override
    public ObjectNode json() {
      ObjectNode json = of(5);
      if (privately) {
        json.putObject("data").put("flags", Privately.FLAG);
      }
      return json;
    }
  }

  /** The message whose component was pressed is exchanged later. */
  record ExchangedLater() implements Reply {
    @Override
    public ObjectNode json() {
      return of(6);
    }
  }

  /** This stands in place of the message whose component was pressed. */
  record Exchanged(Message message) implements Reply {
    @Override
    public ObjectNode json() {
      ObjectNode json = of(7);
      json.set("data", message.json());
      return json;
    }
  }

  /** A form to fill in. */
  record Asking(Modal modal) implements Reply {
    @Override
    public ObjectNode json() {
      ObjectNode json = of(9);
      json.set("data", modal.json());
      return json;
    }
  }

  /** Discord's flag of messages that one user alone sees. */
  final class Privately {
    private static final int FLAG = 64;

    private Privately() {}
  }
}
