package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.game.store.database.DatabaseUnavailable;

/** What happened in a match, whole and as shown; by Hibernate Reactive. */
@ApplicationScoped
public class EventJournal {
  private final Mutiny.SessionFactory sessions;

  EventJournal(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** The events of the transactions after a revision, up to another. */
  public Uni<List<EventRow>> events(UUID match, int afterRevision, int upToRevision) {
    return read(session ->
            session
                .createSelectionQuery(
                    "from EventEntity where match = :match and revision > :after"
                        + " and revision <= :last order by number",
                    EventEntity.class)
                .setParameter("match", match)
                .setParameter("after", afterRevision)
                .setParameter("last", upToRevision)
                .getResultList())
        .map(rows -> rows.stream().map(EventEntity::row).toList());
  }

  /** The events after a number and up to a revision, at most so many. */
  public Uni<List<EventRow>> page(UUID match, int afterNumber, int upToRevision, int most) {
    return read(session ->
            session
                .createSelectionQuery(
                    "from EventEntity where match = :match and number > :after"
                        + " and revision <= :last order by number",
                    EventEntity.class)
                .setParameter("match", match)
                .setParameter("after", afterNumber)
                .setParameter("last", upToRevision)
                .setMaxResults(most)
                .getResultList())
        .map(rows -> rows.stream().map(EventEntity::row).toList());
  }

  /** The events up to a revision that are the first to follow from the dice of a report. */
  public Uni<List<EventRow>> fought(UUID match, int upToRevision) {
    return read(session ->
            session
                .createSelectionQuery(
                    "from EventEntity where match = :match and draw > 0 and cause = :cause"
                        + " and revision <= :last order by number",
                    EventEntity.class)
                .setParameter("match", match)
                .setParameter("cause", EventCause.REPORTED.word())
                .setParameter("last", upToRevision)
                .getResultList())
        .map(rows -> rows.stream().map(EventEntity::row).toList());
  }

  /** The events up to a revision that took something back. */
  public Uni<List<EventRow>> undone(UUID match, int upToRevision) {
    return read(session ->
            session
                .createSelectionQuery(
                    "from EventEntity where match = :match and cause = 'undone'"
                        + " and revision <= :last order by revision",
                    EventEntity.class)
                .setParameter("match", match)
                .setParameter("last", upToRevision)
                .getResultList())
        .map(rows -> rows.stream().map(EventEntity::row).toList());
  }

  /** What a viewer was shown in some revisions, in order. */
  public Uni<List<ShownRow>> shownIn(UUID match, String viewer, Set<Integer> revisions) {
    return read(session ->
            session
                .createSelectionQuery(
                    "from ShownEntity where match = :match and viewer = :viewer"
                        + " and revision in (:revisions) order by seq",
                    ShownEntity.class)
                .setParameter("match", match)
                .setParameter("viewer", viewer)
                .setParameter("revisions", revisions)
                .getResultList())
        .map(rows -> rows.stream().map(ShownEntity::row).toList());
  }

  /** The last number of the events up to a revision. */
  public Uni<Integer> lastNumber(UUID match, int revision) {
    return read(
        session ->
            session
                .createSelectionQuery(
                    "select coalesce(max(number), 0) from EventEntity"
                        + " where match = :match and revision <= :last",
                    Integer.class)
                .setParameter("match", match)
                .setParameter("last", revision)
                .getSingleResult());
  }

  /** What a viewer was shown after a number and up to a revision, at most so many. */
  public Uni<List<ShownRow>> shown(
      UUID match, String viewer, int afterSeq, int upToRevision, int most) {
    return read(session ->
            session
                .createSelectionQuery(
                    "from ShownEntity where match = :match and viewer = :viewer"
                        + " and seq > :after and revision <= :last order by seq",
                    ShownEntity.class)
                .setParameter("match", match)
                .setParameter("viewer", viewer)
                .setParameter("after", afterSeq)
                .setParameter("last", upToRevision)
                .setMaxResults(most)
                .getResultList())
        .map(rows -> rows.stream().map(ShownEntity::row).toList());
  }

  /** The last number of each viewer up to a revision; viewers who saw nothing are left out. */
  public Uni<Map<String, Integer>> lastSeqs(UUID match, int revision) {
    return read(session ->
            session
                .createSelectionQuery(
                    "select viewer, max(seq) from ShownEntity"
                        + " where match = :match and revision <= :last group by viewer",
                    Object[].class)
                .setParameter("match", match)
                .setParameter("last", revision)
                .getResultList())
        .map(
            rows ->
                rows.stream()
                    .collect(Collectors.toMap(row -> (String) row[0], row -> (Integer) row[1])));
  }

  /** A session of its own: two readers on one context must not share one. */
  private <T> Uni<T> read(Function<Mutiny.StatelessSession, Uni<T>> work) {
    return DatabaseUnavailable.asProblem(
        sessions
            .openStatelessSession()
            .flatMap(session -> work.apply(session).eventually(session::close)));
  }
}
