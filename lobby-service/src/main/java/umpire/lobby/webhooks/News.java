package umpire.lobby.webhooks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What a webhook tells. */
sealed interface News {
  /** As the contract names it. */
  String type();

  /**
   * Somebody else must act now.
   *
   * @param viewer through whose eyes: a seat, or public
   * @param seq the viewer's own number of the last event
   * @param yours whether the owner is among those who must act
   */
  record TurnChanged(
      String match, String game, String viewer, int seq, List<Asked> waitingFor, boolean yours)
      implements News {
    public TurnChanged {
      waitingFor = List.copyOf(waitingFor);
    }

    @Override
    public String type() {
      return EventType.TURN_CHANGED.wireName();
    }
  }

  /**
   * Something happened.
   *
   * @param events as the match's streams have them, each with the viewer's own number
   */
  record MatchEvent(String match, String game, String viewer, JsonNode events) implements News {
    @Override
    public String type() {
      return EventType.MATCH_EVENT.wireName();
    }
  }

  /** The match has ended. */
  record MatchOver(String match, String game, String viewer, JsonNode outcome) implements News {
    @Override
    public String type() {
      return EventType.MATCH_OVER.wireName();
    }
  }

  /** Nothing has happened: the owner tries his webhook out. */
  record Ping(String webhook) implements News {
    @Override
    public String type() {
      return "ping";
    }
  }

  /**
   * Who must act.
   *
   * @param name of the account, empty where it is not known here
   * @param mention the id at the receiver, empty where the owner gave none
   */
  record Asked(String seat, String account, String name, String mention) {}
}
