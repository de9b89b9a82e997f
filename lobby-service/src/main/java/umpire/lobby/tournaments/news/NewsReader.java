package umpire.lobby.tournaments.news;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.standings.StandingsView;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.lobby.tournaments.store.TournamentStore;

/** Reads what happened from the record of acts; most acts are news to nobody outside. */
@ApplicationScoped
class NewsReader {
  private static final int MOST = 100;

  private static final String ACTS =
      """
      select number, at, act, detail from tournament_act
      where tournament = $1 and number > $2 and number <= $3
        and act in ('open-round', 'result', 'decide', 'deadline', 'close-round', 'finished', 'cancelled')
      order by number limit $4
      """;

  private final Pool pool;
  private final TournamentStore store;
  private final Readings readings;
  private final ObjectMapper json;

  NewsReader(Pool pool, TournamentStore store, Readings readings, ObjectMapper json) {
    this.pool = pool;
    this.store = store;
    this.readings = readings;
    this.json = json;
  }

  /** An act of those that are told. */
  private record Act(long number, Instant at, String act, JsonNode detail) {}

  /** What happened in a tournament after an act, as far as it is one of ours. */
  Uni<NewsPage> after(String tournament, long number) {
    return store
        .find(tournament)
        .chain(
            found ->
                found
                    .map(row -> after(row, number))
                    .orElseGet(() -> Uni.createFrom().item(new NewsPage(List.of(), number))));
  }

  private Uni<NewsPage> after(TournamentRow row, long number) {
    return pool.preparedQuery(ACTS)
        .execute(Tuple.of(row.id(), number, row.version(), MOST))
        .map(rows -> StreamSupport.stream(rows.spliterator(), false).map(this::act).toList())
        .chain(
            acts ->
                Multi.createFrom()
                    .iterable(acts)
                    .onItem()
                    .transformToUniAndConcatenate(act -> items(row, act))
                    .onItem()
                    .<NewsPage.Item>transformToIterable(some -> some)
                    .collect()
                    .asList()
                    .map(
                        items ->
                            new NewsPage(
                                items,
                                acts.size() < MOST ? row.version() : acts.getLast().number())));
  }

  private Act act(Row row) {
    try {
      return new Act(
          row.getLong("number"),
          row.get(OffsetDateTime.class, "at").toInstant(),
          row.getString("act"),
          json.readTree(row.getString("detail")));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }

  private Uni<List<NewsPage.Item>> items(TournamentRow row, Act act) {
    NewsItems items = new NewsItems(row, act.number(), act.at());
    int round = act.detail().path("round").asInt();
    return switch (act.act()) {
      case "open-round" ->
          Uni.createFrom().item(List.of(items.opened(round, act.detail().path("boards").asInt())));
      case "result", "decide" ->
          results(row, items, round, List.of(act.detail().path("board").asInt()));
      case "deadline" -> results(row, items, round, numbers(act.detail().path("boards")));
      case "close-round" ->
          readings
              .computed(row, state -> StandingsView.of(row, state))
              .map(view -> List.of(items.standings(round, view)));
      default -> Uni.createFrom().item(List.of(items.ended(act.act())));
    };
  }

  private static List<Integer> numbers(JsonNode boards) {
    return StreamSupport.stream(boards.spliterator(), false).map(JsonNode::asInt).toList();
  }

  /** As they are now: where an arbiter has changed one since, both acts tell the same. */
  private Uni<List<NewsPage.Item>> results(
      TournamentRow row, NewsItems items, int round, List<Integer> boards) {
    return StateReader.entries(pool, row.id())
        .chain(
            entries ->
                Multi.createFrom()
                    .iterable(boards)
                    .onItem()
                    .transformToUniAndConcatenate(
                        board -> StateReader.board(pool, row.id(), round, board))
                    .onItem()
                    .transformToIterable(found -> found.stream().toList())
                    .select()
                    .where(board -> board.result().isPresent())
                    .map(board -> items.result(round, board, entries))
                    .collect()
                    .asList());
  }
}
