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
import java.util.Optional;
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
        and act in ('open-round', 'result', 'decide', 'close-round', 'finished', 'cancelled')
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
                    .transformToUniAndConcatenate(act -> item(row, act))
                    .select()
                    .where(Optional::isPresent)
                    .map(Optional::get)
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

  private Uni<Optional<NewsPage.Item>> item(TournamentRow row, Act act) {
    NewsItems items = new NewsItems(row, act.number(), act.at());
    int round = act.detail().path("round").asInt();
    return switch (act.act()) {
      case "open-round" ->
          Uni.createFrom()
              .item(Optional.of(items.opened(round, act.detail().path("boards").asInt())));
      case "result", "decide" -> result(row, items, round, act.detail().path("board").asInt());
      case "close-round" ->
          readings
              .computed(row, state -> StandingsView.of(row, state))
              .map(view -> Optional.of(items.standings(round, view)));
      default -> Uni.createFrom().item(Optional.of(items.ended(act.act())));
    };
  }

  /** As it is now: where an arbiter has changed it since, both acts tell the same. */
  private Uni<Optional<NewsPage.Item>> result(
      TournamentRow row, NewsItems items, int round, int board) {
    return StateReader.board(pool, row.id(), round, board)
        .chain(
            found ->
                StateReader.entries(pool, row.id())
                    .map(
                        entries ->
                            found
                                .filter(one -> one.result().isPresent())
                                .map(one -> items.result(round, one, entries))));
  }
}
