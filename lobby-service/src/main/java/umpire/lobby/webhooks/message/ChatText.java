package umpire.lobby.webhooks.message;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** An event in a sentence, for people who read it in a channel. */
enum ChatText {
  DISCORD("**", "\\<@`*_~|>[]"),
  SLACK("*", "") {
    /** Slack has no escapes but these three. */
    @Override
    String plain(String text) {
      return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
  };

  /** Discord takes 2,000 characters, Slack twice as many. */
  static final int LONGEST = 1_900;

  private final String bold;
  private final String marks;

  ChatText(String bold, String marks) {
    this.bold = bold;
    this.marks = marks;
  }

  /** At most 1,900 characters. */
  String of(WebhookEvent webhookEvent) {
    String text =
        switch (webhookEvent) {
          case WebhookEvent.TurnChanged turn ->
              "%s: %s to act".formatted(match(turn.game(), turn.match()), asked(turn));
          case WebhookEvent.MatchEvent event ->
              "%s: %s".formatted(match(event.game(), event.match()), happened(event.events()));
          case WebhookEvent.MatchOver over ->
              "%s is over: %s".formatted(match(over.game(), over.match()), ended(over));
          case WebhookEvent.Ping _ -> bold("Umpire") + " can reach this channel";
          case WebhookEvent.Announced announced -> plain(announced.text());
        };
    return text.length() > LONGEST ? text.substring(0, LONGEST) + " ..." : text;
  }

  private String match(String game, String match) {
    return bold(game) + " " + plain(match);
  }

  private String bold(String text) {
    return bold + plain(text) + bold;
  }

  private String asked(WebhookEvent.TurnChanged turn) {
    return turn.waitingFor().stream().map(this::asked).collect(Collectors.joining(", "));
  }

  private String asked(WebhookEvent.Asked asked) {
    if (!asked.mention().isEmpty()) {
      return "<@" + asked.mention() + "> (" + plain(asked.seat()) + ")";
    }
    return asked.name().isEmpty()
        ? plain(asked.seat())
        : plain(asked.name()) + " (" + plain(asked.seat()) + ")";
  }

  /** How often what happened. */
  private String happened(JsonNode events) {
    Map<String, Integer> times = new LinkedHashMap<>();
    events.forEach(event -> times.merge(event.path("type").asText(), 1, Integer::sum));
    return times.entrySet().stream()
        .map(
            type ->
                plain(type.getKey()) + (type.getValue() == 1 ? "" : " (" + type.getValue() + ")"))
        .collect(Collectors.joining(", "));
  }

  private String ended(WebhookEvent.MatchOver over) {
    List<String> winners = new ArrayList<>();
    over.outcome().path("winners").forEach(seat -> winners.add(named(over, seat.asText())));
    String level = plain(over.outcome().path("level").asText());
    return winners.isEmpty() ? level : level + ", won by " + String.join(", ", winners);
  }

  private String named(WebhookEvent.MatchOver over, String seat) {
    return over.players().stream()
        .filter(player -> player.seat().equals(seat) && !player.name().isEmpty())
        .findFirst()
        .map(player -> plain(player.name()) + " (" + plain(seat) + ")")
        .orElseGet(() -> plain(seat));
  }

  /** What must not be read as markup. */
  String plain(String text) {
    return text.codePoints()
        .mapToObj(Character::toString)
        .map(one -> marks.contains(one) ? "\\" + one : one)
        .collect(Collectors.joining());
  }
}
