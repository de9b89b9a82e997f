package umpire.lobby.webhooks.message;

import static java.util.Comparator.naturalOrder;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What a webhook sends. */
public sealed interface WebhookEvent {
  /** As the contract names it. */
  String type();

  /**
   * Somebody else must act now.
   *
   * @param viewer as whom the owner sees the match: a seat, or public
   * @param seq the viewer's own number of the last event
   * @param yours whether the owner is among those who must act
   */
  record TurnChanged(
      String match, String game, String viewer, int seq, List<Asked> waitingFor, boolean yours)
      implements WebhookEvent {
    public TurnChanged {
      waitingFor = List.copyOf(waitingFor);
    }

    @Override
    public String type() {
      return EventType.TURN_CHANGED.wireName();
    }

    /** When it is too late for the owner, or for all where they are not asked; empty if never. */
    Optional<Instant> deadline() {
      List<Asked> whose =
          waitingFor.stream().filter(asked -> !yours || asked.seat().equals(viewer)).toList();
      return whose.stream().allMatch(asked -> asked.deadline().isPresent())
          ? whose.stream().flatMap(asked -> asked.deadline().stream()).max(naturalOrder())
          : Optional.empty();
    }
  }

  /**
   * Something happened.
   *
   * @param events as the match's streams have them, each with the viewer's own number
   */
  record MatchEvent(String match, String game, String viewer, JsonNode events)
      implements WebhookEvent {
    @Override
    public String type() {
      return EventType.MATCH_EVENT.wireName();
    }
  }

  /**
   * The match has ended.
   *
   * @param players by the order of their seats' names
   */
  record MatchOver(String match, String game, String viewer, List<Player> players, JsonNode outcome)
      implements WebhookEvent {
    public MatchOver {
      players = List.copyOf(players);
    }

    @Override
    public String type() {
      return EventType.MATCH_OVER.wireName();
    }
  }

  /**
   * Something that the webhook was named for, in a tournament or in matches that were opened in
   * bulk.
   *
   * @param type by which the contract names its schema
   * @param text the same in a sentence
   */
  record Announced(String type, Instant at, JsonNode data, String text) implements WebhookEvent {}

  /** Nothing has happened: the owner tries their webhook out. */
  record Ping(String webhook) implements WebhookEvent {
    @Override
    public String type() {
      return "ping";
    }
  }

  /**
   * Who plays a seat.
   *
   * @param name of the account, empty where it is not known here
   */
  record Player(String seat, String account, String name) {}

  /**
   * Who must act.
   *
   * @param name of the account, empty where it is not known here
   * @param mention the id at the receiver, empty where the owner gave none
   * @param deadline when the decision lapses, empty if never
   */
  record Asked(
      String seat, String account, String name, String mention, Optional<Instant> deadline) {}
}
