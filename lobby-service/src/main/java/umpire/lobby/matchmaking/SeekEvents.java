package umpire.lobby.matchmaking;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import umpire.lobby.outbox.LobbyEvents;
import umpire.lobby.outbox.OutboxRow;

/** What is published of seeks, challenges and the boards of tournaments on {@code lobby.events}. */
@ApplicationScoped
public class SeekEvents {
  private static final String JOINED = "seek.joined";

  private final LobbyEvents events;
  private final ObjectMapper json;

  SeekEvents(LobbyEvents events, ObjectMapper json) {
    this.events = events;
    this.json = json;
  }

  /**
   * A match is wanted.
   *
   * @param match the id that it is to have
   * @param arrangement the seek or challenge under which it was arranged
   * @param players the first opens it
   */
  public OutboxRow joined(
      String match, String arrangement, WantedMatch wanted, List<MatchPlayer> players) {
    return hosted(match, arrangement, wanted, MatchPolicies.ALL, players);
  }

  /** The match of a bulk is wanted; its host says what players may do in it. */
  public OutboxRow hosted(
      String match,
      String bulk,
      WantedMatch wanted,
      MatchPolicies policies,
      List<MatchPlayer> players) {
    return joined(match, bulk, "", wanted, policies, players);
  }

  /** The match of a board of a tournament is wanted; it was arranged under the tournament's id. */
  public OutboxRow paired(
      String match,
      String tournament,
      WantedMatch wanted,
      MatchPolicies policies,
      List<MatchPlayer> players) {
    return joined(match, tournament, tournament, wanted, policies, players);
  }

  private OutboxRow joined(
      String match,
      String arrangement,
      String tournament,
      WantedMatch wanted,
      MatchPolicies policies,
      List<MatchPlayer> players) {
    ObjectNode data = json.createObjectNode();
    data.put("match", match);
    data.put("seek", arrangement);
    data.put("game", wanted.game());
    data.put("scenario", wanted.scenario());
    data.set("options", tree(wanted.options()));
    data.put("isPublic", wanted.isPublic());
    data.put("spectatorDelay", wanted.spectatorDelay());
    ArrayNode clock = data.putArray("clock");
    if (!wanted.clock().isEmpty()) {
      clock.add(tree(wanted.clock()));
    }
    data.put("rated", wanted.rated());
    data.put("tournament", tournament);
    data.set("policies", json.valueToTree(policies));
    ArrayNode all = data.putArray("players");
    players.forEach(matchPlayer -> all.add(player(matchPlayer)));
    return events.message(JOINED, match, data);
  }

  private JsonNode tree(String stored) {
    try {
      return json.readTree(stored);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }

  private ObjectNode player(MatchPlayer matchPlayer) {
    return json.createObjectNode()
        .put("account", matchPlayer.account())
        .put("seat", matchPlayer.seat())
        .put("seated", matchPlayer.seated())
        .put("salt", matchPlayer.salt());
  }
}
