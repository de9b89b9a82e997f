package umpire.lobby.discord.channels;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;

/** A tournament in words for Discord, with names and never with ids of accounts. */
public final class TournamentText {
  /** Of a message that announces, so that its head has room too. */
  private static final int ROOM = DiscordLimits.CONTENT - 300;

  /** Discord takes a hundred; a line has three players at most. */
  private static final int MENTIONS = 90;

  private static final int BEST = 3;

  private TournamentText() {}

  /** The name of a tournament, as its plan has it. */
  public static String name(JsonNode tournament) {
    return DiscordLimits.plain(tournament.at("/plan/name").asText());
  }

  /** Check-in is open; nobody is mentioned. */
  static Message checkIn(JsonNode tournament) {
    return Message.of(
            "**"
                + name(tournament)
                + "**: check-in is open. Whoever has entered says that they are"
                + " there; who does not loses their place.")
        .with(TournamentButtons.of(tournament));
  }

  /** What a round pairs, in as many messages as it takes; each mentions those that it names. */
  static List<Message> announcement(
      JsonNode tournament, JsonNode round, Map<String, String> users) {
    String head = "**" + name(tournament) + "**: round " + round.path("number").asInt();
    List<Message> messages = new ArrayList<>();
    StringJoiner lines = new StringJoiner("\n");
    Set<String> mentioned = new LinkedHashSet<>();
    for (JsonNode part : parts(round)) {
      String line = line(part, users);
      if (lines.length() + line.length() > ROOM || mentioned.size() > MENTIONS) {
        messages.add(message(head, messages.isEmpty(), lines, mentioned));
        lines = new StringJoiner("\n");
        mentioned = new LinkedHashSet<>();
      }
      lines.add(line);
      mentioned.addAll(usersOf(part, users));
    }
    messages.add(message(head, messages.isEmpty(), lines, mentioned));
    return messages;
  }

  private static Message message(
      String head, boolean first, StringJoiner lines, Set<String> mentioned) {
    return Message.of(head + (first ? " is paired.\n" : ", continued.\n") + lines)
        .mentioning(List.copyOf(mentioned));
  }

  /** Boards, then byes. */
  private static List<JsonNode> parts(JsonNode round) {
    List<JsonNode> parts = new ArrayList<>();
    round.path("boards").forEach(parts::add);
    round.path("byes").forEach(parts::add);
    return parts;
  }

  /** Ids of all accounts that a round names. */
  static Set<String> accounts(JsonNode round) {
    Set<String> accounts = new LinkedHashSet<>();
    parts(round).forEach(part -> players(part).forEach(one -> accounts.add(account(one))));
    return accounts;
  }

  private static List<JsonNode> players(JsonNode part) {
    List<JsonNode> players = new ArrayList<>();
    if (part.has("players")) {
      part.path("players").forEach(players::add);
    } else {
      players.add(part);
    }
    return players;
  }

  private static List<String> usersOf(JsonNode part, Map<String, String> users) {
    return players(part).stream()
        .map(TournamentText::account)
        .filter(users::containsKey)
        .map(users::get)
        .toList();
  }

  private static String account(JsonNode player) {
    return player.path("account").asText();
  }

  private static String line(JsonNode part, Map<String, String> users) {
    if (!part.has("players")) {
      return "Without an opponent: " + who(part, users);
    }
    StringJoiner players = new StringJoiner(" – ");
    for (JsonNode player : part.path("players")) {
      String seat = DiscordLimits.plain(player.path("seat").asText());
      players.add(who(player, users) + " (" + seat + ")");
    }
    return part.path("number").asInt() + "\\. " + players;
  }

  private static String who(JsonNode player, Map<String, String> users) {
    String user = users.getOrDefault(account(player), "");
    return user.isEmpty() ? DiscordLimits.plain(player.path("name").asText()) : "<@" + user + ">";
  }

  /** The first of the standings, at the end. */
  static Message end(JsonNode tournament, JsonNode standings) {
    StringJoiner best = new StringJoiner("\n");
    best.add("**" + name(tournament) + "** is " + tournament.path("status").asText() + ".");
    standings(standings).stream().limit(BEST).forEach(best::add);
    return Message.of(best.toString());
  }

  /** A line for each entrant, by rank. */
  public static List<String> standings(JsonNode standings) {
    List<String> lines = new ArrayList<>();
    for (JsonNode line : standings.path("lines")) {
      StringJoiner values = new StringJoiner(", ");
      line.path("values").forEach(value -> values.add(value.asText()));
      lines.add(
          line.path("rank").asInt()
              + "\\. **"
              + DiscordLimits.plain(line.path("name").asText())
              + "** "
              + values);
    }
    return lines;
  }

  /** A line for each board and bye, with its result or that it is open; nobody is mentioned. */
  public static List<String> pairings(JsonNode round) {
    return parts(round).stream().map(part -> line(part, Map.of()) + result(part)).toList();
  }

  private static String result(JsonNode part) {
    if (!part.has("players")) {
      return "";
    }
    JsonNode result = part.path("result");
    if (result.isMissingNode()) {
      return ": open";
    }
    StringJoiner points = new StringJoiner(" : ");
    result.path("points").forEach(one -> points.add(points(one.asDouble())));
    String how = result.path("how").asText();
    return ": **" + points + "**" + (how.equals("played") ? "" : ", " + DiscordLimits.plain(how));
  }

  private static String points(double points) {
    return points == Math.rint(points) ? "" + (long) points : "" + points;
  }
}
