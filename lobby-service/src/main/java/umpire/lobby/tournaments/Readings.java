package umpire.lobby.tournaments;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.function.Function;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.ActPage;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.TournamentRow;

/** What is read of tournaments. */
@ApplicationScoped
public class Readings {
  private final Pool pool;
  private final ObjectMapper json;
  private final Computations computations;

  Readings(Pool pool, ObjectMapper json, Computations computations) {
    this.pool = pool;
    this.json = json;
    this.computations = computations;
  }

  /** All of a tournament. */
  public Uni<TournamentState> state(TournamentRow row) {
    return StateReader.state(pool, row);
  }

  /** What follows from all of a tournament, and may take a while, as standings of 500 do. */
  public <T> Uni<T> computed(TournamentRow row, Function<TournamentState, T> computation) {
    return state(row).chain(state -> computations.run(() -> computation.apply(state)));
  }

  /** Everybody who entered or may. */
  public Uni<List<Entry>> entries(String tournament) {
    return StateReader.entries(pool, tournament);
  }

  /** Acts before a number, the newest first. */
  public Uni<ActPage> acts(String tournament, long before) {
    return ActPage.before(pool, json, tournament, before);
  }
}
