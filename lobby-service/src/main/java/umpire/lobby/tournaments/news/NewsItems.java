package umpire.lobby.tournaments.news;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import umpire.lobby.tournaments.standings.StandingsView;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.store.TournamentRow;

/** Says what an act of a tournament means to those outside, as JSON and in a sentence. */
record NewsItems(TournamentRow row, long number, Instant at) {
  static final String ROUND_OPENED = "tournament.round-opened";
  static final String RESULT = "tournament.result";
  static final String STANDINGS = "tournament.standings";
  static final String FINISHED = "tournament.finished";

  /** As many of the standings as a channel is told. */
  private static final int BEST = 5;

  private NewsPage.Item item(String type, ObjectNode data, String text) {
    return new NewsPage.Item(number, at, type, data, row.form().name() + ": " + text);
  }

  private ObjectNode data() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("tournament", row.id())
        .put("name", row.form().name())
        .put("number", number);
  }

  NewsPage.Item opened(int round, int boards) {
    return item(
        ROUND_OPENED,
        data().put("round", round).put("boards", boards),
        "round %d has begun (%d boards)".formatted(round, boards));
  }

  NewsPage.Item result(int round, Board board, List<Entry> entries) {
    Result result = board.result().orElseThrow();
    ObjectNode data = data().put("round", round).put("board", board.number());
    ArrayNode players = data.putArray("players");
    List<String> words = new ArrayList<>();
    for (int seat = 0; seat < board.pairing().seats().size(); seat++) {
      int player = board.pairing().seats().get(seat);
      Entry entry =
          entries.stream().filter(one -> one.number() == player).findFirst().orElseThrow();
      double points = result.points().get(seat).thousandths() / 1000.0;
      players
          .addObject()
          .put("number", player)
          .put("account", entry.account())
          .put("name", entry.name())
          .put("seat", row.seats().get(seat))
          .put("points", points);
      words.add(entry.name() + " " + result.points().get(seat));
    }
    data.put("how", result.how().word());
    ArrayNode matches = data.putArray("matches");
    board.matches().forEach(match -> matches.add(match.match()));
    return item(
        RESULT,
        data,
        "round %d, board %d: %s".formatted(round, board.number(), String.join(", ", words)));
  }

  NewsPage.Item standings(int round, StandingsView view) {
    ObjectNode data = data().put("round", round);
    ArrayNode lines = data.putArray("lines");
    for (StandingsView.LineView line : view.lines()) {
      ArrayNode values =
          lines
              .addObject()
              .put("rank", line.rank())
              .put("number", line.number())
              .put("account", line.account())
              .put("name", line.name())
              .putArray("values");
      line.values().forEach(values::add);
    }
    ArrayNode criteria = data.putArray("criteria");
    view.criteria().forEach(one -> criteria.add(one.id()));
    return item(
        STANDINGS,
        data,
        view.lines().stream()
            .limit(BEST)
            .map(line -> line.rank() + ". " + line.name() + " " + line.values().getFirst())
            .collect(Collectors.joining(", ", "after round " + round + ": ", "")));
  }

  /** Ended, as it should or before. */
  NewsPage.Item ended(String status) {
    return item(FINISHED, data().put("status", status), "it is " + status);
  }
}
