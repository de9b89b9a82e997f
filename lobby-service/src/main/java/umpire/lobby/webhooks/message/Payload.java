package umpire.lobby.webhooks.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An event as a receiver of a format gets it. */
final class Payload {
  private Payload() {}

  /** The body; its schema is {@link #schema} of the contract. */
  static ObjectNode of(Format format, WebhookEvent webhookEvent, Instant at) {
    return switch (format) {
      case JSON ->
          object()
              .put("type", webhookEvent.type())
              .put("timestamp", at.truncatedTo(ChronoUnit.MILLIS).toString())
              .set("data", data(webhookEvent));
      case DISCORD -> discord(webhookEvent);
      case SLACK -> object().put("text", ChatText.SLACK.of(webhookEvent));
    };
  }

  /** The name of the schema that a body fits. */
  static String schema(Format format, WebhookEvent webhookEvent) {
    return switch (format) {
      case JSON ->
          switch (webhookEvent) {
            case WebhookEvent.TurnChanged _ -> "TurnChangedWebhook";
            case WebhookEvent.MatchEvent _ -> "MatchEventWebhook";
            case WebhookEvent.MatchOver _ -> "MatchOverWebhook";
            case WebhookEvent.Ping _ -> "PingWebhook";
            case WebhookEvent.Announced announced -> named(announced.type());
          };
      case DISCORD -> "DiscordMessage";
      case SLACK -> "SlackMessage";
    };
  }

  private static JsonNode data(WebhookEvent webhookEvent) {
    return switch (webhookEvent) {
      case WebhookEvent.TurnChanged turn -> {
        ObjectNode data = common(turn.match(), turn.game(), turn.viewer());
        data.put("seq", turn.seq()).put("yours", turn.yours());
        ArrayNode waitingFor = data.putArray("waitingFor");
        turn.waitingFor().forEach(asked -> waitingFor.add(asked(asked)));
        yield data;
      }
      case WebhookEvent.MatchEvent event ->
          common(event.match(), event.game(), event.viewer()).set("events", event.events());
      case WebhookEvent.MatchOver over -> {
        ObjectNode data = common(over.match(), over.game(), over.viewer());
        ArrayNode players = data.putArray("players");
        over.players().forEach(player -> players.add(player(player)));
        yield data.set("outcome", over.outcome());
      }
      case WebhookEvent.Ping ping -> object().put("webhook", ping.webhook());
      case WebhookEvent.Announced announced -> announced.data();
    };
  }

  /** Of {@code tournament.round-opened}: {@code TournamentRoundOpenedWebhook}. */
  private static String named(String type) {
    return Stream.of(type.split("[.-]", -1))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(Collectors.joining())
        + "Webhook";
  }

  private static ObjectNode common(String match, String game, String viewer) {
    return object().put("match", match).put("game", game).put("viewer", viewer);
  }

  private static ObjectNode player(WebhookEvent.Player player) {
    ObjectNode json = object().put("seat", player.seat()).put("account", player.account());
    if (!player.name().isEmpty()) {
      json.put("name", player.name());
    }
    return json;
  }

  private static ObjectNode asked(WebhookEvent.Asked asked) {
    ObjectNode json = player(new WebhookEvent.Player(asked.seat(), asked.account(), asked.name()));
    if (!asked.mention().isEmpty()) {
      json.put("mention", asked.mention());
    }
    asked.deadline().ifPresent(deadline -> json.put("deadline", deadline.toString()));
    return json;
  }

  /** Nobody is mentioned but who must act, whatever stands in the text. */
  private static ObjectNode discord(WebhookEvent webhookEvent) {
    ObjectNode message = object().put("content", ChatText.DISCORD.of(webhookEvent));
    ObjectNode mentions = message.putObject("allowed_mentions");
    mentions.putArray("parse");
    ArrayNode users = mentions.putArray("users");
    if (webhookEvent instanceof WebhookEvent.TurnChanged turn) {
      turn.waitingFor().stream()
          .map(WebhookEvent.Asked::mention)
          .filter(id -> !id.isEmpty())
          .distinct()
          .forEach(users::add);
    }
    return message;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
