package umpire.lobby.seeks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.identity.LobbyEvents;
import umpire.lobby.store.OutboxRow;
import umpire.lobby.store.Player;
import umpire.lobby.store.SeekRow;

/** What is told of seeks on {@code lobby.events}. */
@ApplicationScoped
class SeekEvents {
  private static final String JOINED = "seek.joined";

  private final LobbyEvents events;
  private final ObjectMapper json;

  SeekEvents(LobbyEvents events, ObjectMapper json) {
    this.events = events;
    this.json = json;
  }

  /** A match is wanted: which, under which id, by whom. */
  OutboxRow joined(SeekRow seek) {
    ObjectNode data = json.createObjectNode();
    data.put("match", seek.match());
    data.put("seek", seek.id());
    data.put("game", seek.game());
    data.put("scenario", seek.scenario());
    try {
      data.set("options", json.readTree(seek.options()));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("the options of seek " + seek.id(), unreadable);
    }
    data.put("isPublic", seek.isPublic());
    data.put("spectatorDelay", seek.spectatorDelay());
    ArrayNode players = data.putArray("players");
    players.add(player(seek.owner()));
    players.add(player(seek.joiner()));
    return events.message(JOINED, seek.match(), data);
  }

  private ObjectNode player(Player player) {
    return json.createObjectNode()
        .put("account", player.account())
        .put("seat", player.seat())
        .put("seated", player.seated())
        .put("salt", player.salt());
  }
}
