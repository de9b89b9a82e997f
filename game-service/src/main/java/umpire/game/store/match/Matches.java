package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * Matches and their seats. What changes them goes by Hibernate Reactive; one match is read with its
 * seats in one statement, for every request begins so.
 */
@Singleton
public class Matches {
  private static final String BY_ID = MatchRows.WHOLE + " where m.id = $1";

  private final Mutiny.SessionFactory sessions;
  private final Pool pool;

  Matches(Mutiny.SessionFactory sessions, Pool pool) {
    this.sessions = sessions;
    this.pool = pool;
  }

  /** Stores a new match with its seats. */
  public Uni<Void> open(MatchRow row) {
    List<Object> entities = new ArrayList<>();
    entities.add(entity(row));
    for (int i = 0; i < row.seats().size(); i++) {
      entities.add(entity(row.id(), i, row.seats().get(i)));
    }
    return DatabaseUnavailable.asProblem(
        sessions.withTransaction(session -> session.persistAll(entities.toArray())));
  }

  /** The match; empty if there is none. */
  public Uni<Optional<MatchRow>> find(UUID id) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(BY_ID)
            .execute(Tuple.of(id))
            .map(rows -> RowSets.first(rows).map(MatchRows::of)));
  }

  /**
   * Lets somebody decide over the seats of a match while nobody else does. The seat that the
   * decision returns is stored; none stores nothing.
   *
   * @return the match after the decision; empty if there is none
   */
  public Uni<Optional<MatchRow>> seat(UUID id, Function<MatchRow, Optional<SeatRow>> decision) {
    return DatabaseUnavailable.asProblem(
        sessions.withTransaction(
            session ->
                find(session, id, LockModeType.PESSIMISTIC_WRITE)
                    .flatMap(found -> store(session, id, found, found.flatMap(decision)))));
  }

  private static Uni<Optional<MatchRow>> store(
      Mutiny.Session session, UUID id, Optional<MatchRow> found, Optional<SeatRow> taken) {
    return taken.isEmpty() ? Uni.createFrom().item(found) : store(session, id, taken.get());
  }

  private static Uni<Optional<MatchRow>> store(Mutiny.Session session, UUID id, SeatRow taken) {
    return session
        .find(SeatEntity.class, new SeatEntity.Key(id, taken.seat()))
        .invoke(
            seat -> {
              seat.account = taken.account();
              seat.salt = taken.salt();
              seat.commitment = taken.commitment();
              seat.invited = taken.invited();
            })
        .flatMap(_ -> session.flush())
        .flatMap(_ -> find(session, id, LockModeType.NONE));
  }

  private static Uni<Optional<MatchRow>> find(Mutiny.Session session, UUID id, LockModeType lock) {
    return session
        .createSelectionQuery("from MatchEntity where id = :id", MatchEntity.class)
        .setParameter("id", id)
        .setLockMode(lock)
        .getSingleResultOrNull()
        .onItem()
        .ifNotNull()
        .transformToUni(entity -> seats(session, id).map(seats -> Optional.of(row(entity, seats))))
        .onItem()
        .ifNull()
        .continueWith(Optional.empty());
  }

  private static Uni<List<SeatRow>> seats(Mutiny.Session session, UUID id) {
    return session
        .createSelectionQuery(
            "from SeatEntity where match = :id order by ordinal", SeatEntity.class)
        .setParameter("id", id)
        .getResultList()
        .map(entities -> entities.stream().map(SeatEntity::row).toList());
  }

  private static MatchRow row(MatchEntity entity, List<SeatRow> seats) {
    return new MatchRow(
        entity.id,
        entity.game,
        entity.edition,
        entity.checksum,
        entity.scenario,
        entity.options,
        entity.origin,
        Seed.of(entity.seed),
        entity.openedBy,
        entity.openedAt,
        entity.isPublic,
        new Spectators(entity.spectatorDelay),
        new MatchTerms(
            entity.rated,
            entity.tournament,
            new MatchPolicies(entity.undoAllowed, entity.drawAllowed, entity.pauseAllowed)),
        entity.importedFrom,
        entity.continues,
        entity.status,
        entity.revision,
        entity.waits,
        entity.stalled,
        entity.outcome,
        entity.clock,
        entity.accord,
        seats);
  }

  private static MatchEntity entity(MatchRow row) {
    MatchEntity entity = new MatchEntity();
    entity.id = row.id();
    entity.game = row.game();
    entity.edition = row.edition();
    entity.checksum = row.checksum();
    entity.scenario = row.scenario();
    entity.options = row.options();
    entity.origin = row.origin();
    entity.seed = row.seed().bytes();
    entity.commitment = row.seed().commitment();
    entity.openedBy = row.openedBy();
    entity.openedAt = row.openedAt();
    entity.isPublic = row.isPublic();
    entity.spectatorDelay = row.spectators().delay();
    entity.rated = row.terms().rated();
    entity.tournament = row.terms().tournament();
    entity.undoAllowed = row.terms().policies().undo();
    entity.drawAllowed = row.terms().policies().draw();
    entity.pauseAllowed = row.terms().policies().pause();
    entity.continues = row.continues();
    entity.clock = row.clock();
    return entity;
  }

  private static SeatEntity entity(UUID match, int ordinal, SeatRow row) {
    SeatEntity entity = new SeatEntity();
    entity.match = match;
    entity.seat = row.seat();
    entity.ordinal = ordinal;
    entity.account = row.account();
    entity.salt = row.salt();
    entity.commitment = row.commitment();
    entity.invited = row.invited();
    return entity;
  }
}
