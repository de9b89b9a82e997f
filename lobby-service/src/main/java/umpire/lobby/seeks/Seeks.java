package umpire.lobby.seeks;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.lobby.common.RatingRange;
import umpire.lobby.matchmaking.MatchOutcomeListener;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.matchmaking.RequestedMatch;
import umpire.lobby.matchmaking.RequestedMatchValidator;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.matchmaking.SeekEvents;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.ratings.RatingQueries;

/**
 * Open offers of matches. Whoever joins makes the match: lobby-service gives it its id and
 * publishes it on {@code lobby.events}; game-service opens it and says so, or says why not.
 */
@ApplicationScoped
class Seeks implements MatchOutcomeListener {
  private final SeekStore store;
  private final RequestedMatchValidator wishes;
  private final Restrictions restrictions;
  private final RatingQueries ratings;
  private final SeekEvents events;
  private final CommitListener commitListener;
  private final Clock clock;
  private final int mostOpen;

  Seeks(
      SeekStore store,
      RequestedMatchValidator wishes,
      Restrictions restrictions,
      RatingQueries ratings,
      SeekEvents events,
      CommitListener commitListener,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.open-seeks") int mostOpen) {
    this.store = store;
    this.wishes = wishes;
    this.restrictions = restrictions;
    this.ratings = ratings;
    this.events = events;
    this.commitListener = commitListener;
    this.clock = clock;
    this.mostOpen = mostOpen;
  }

  /**
   * Posts a seek. 400 with the pointer where game, scenario, option or seat does not exist or the
   * scenario is not for two, 403 where the owner is banned, 409 where the owner has too many, 503
   * while the games are not known.
   *
   * @param ratings whose rating in the game lets them join
   */
  public Uni<SeekRow> post(MatchPlayer owner, RequestedMatch wish, RatingRange ratings) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    SeekRow row =
        new SeekRow(
            TimeOrderedIds.fresh(clock).toString(),
            wishes.checked(wish, owner),
            ratings,
            owner,
            now);
    return restrictions
        .requireAllowed(owner.account(), Restrictions.Area.MATCHMAKING)
        .chain(() -> store.add(row, mostOpen))
        .invoke(this::requireRoom)
        .replaceWith(row);
  }

  private void requireRoom(boolean added) {
    if (!added) {
      throw Problem.conflict(
              "too-many-seeks",
              "Too many seeks",
              "An account has at most " + mostOpen + " open seeks: cancel one.")
          .asException();
    }
  }

  /** Open seeks of a game, or of all where it is empty. */
  public Uni<Page<SeekRow>> open(String game, String cursor) {
    return store.open(game, Page.before(cursor), Page.READ).map(Seeks::page);
  }

  /** Seeks that an account posted or joined, whatever became of them. */
  public Uni<Page<SeekRow>> of(String account, String cursor) {
    return store.of(account, Page.before(cursor), Page.READ).map(Seeks::page);
  }

  private static Page<SeekRow> page(List<SeekRow> rows) {
    return Page.of(rows, SeekRow::id);
  }

  /** The seek; 404 where there is none. */
  public Uni<SeekRow> find(String id) {
    return store.find(id).map(Seeks::found);
  }

  /**
   * Joins a seek, which makes the match; joining again changes nothing. 403 where the joiner is
   * banned or one of the two has blocked the other, 409 where it is no longer open, is the joiner's
   * own, is not for their rating, or its owner has the seat that the joiner wants.
   */
  public Uni<SeekRow> join(MatchPlayer joiner, String id) {
    return restrictions
        .requireAllowed(joiner.account(), Restrictions.Area.MATCHMAKING)
        .chain(() -> find(id))
        .call(seek -> restrictions.requireUnblocked(joiner.account(), seek.owner().account()))
        .chain(seek -> requireRating(seek, joiner.account()))
        .chain(() -> joined(joiner, id));
  }

  /** Whoever has joined is not asked again. */
  private Uni<Void> requireRating(SeekRow seek, String account) {
    if (seek.ratings().equals(RatingRange.ANY) || seek.joiner().account().equals(account)) {
      return Uni.createFrom().voidItem();
    }
    return ratings
        .inGame(seek.wanted().game(), account)
        .invoke(rating -> seek.ratings().require(rating))
        .replaceWithVoid();
  }

  private Uni<SeekRow> joined(MatchPlayer joiner, String id) {
    return store
        .change(
            id,
            seek -> {
              if (seek.joiner().account().equals(joiner.account())) {
                return Optional.empty();
              }
              requireOpen(seek);
              requireFits(seek, joiner);
              seek.join(joiner, TimeOrderedIds.fresh(clock).toString());
              return Optional.of(
                  events.joined(
                      seek.match(),
                      seek.id(),
                      seek.wanted(),
                      List.of(seek.owner(), seek.joiner())));
            })
        .map(Seeks::found)
        .invoke(commitListener::committed);
  }

  private void requireFits(SeekRow seek, MatchPlayer joiner) {
    if (seek.owner().account().equals(joiner.account())) {
      throw Problem.conflict("own-seek", "Your own seek", "Somebody else has to join it.")
          .asException();
    }
    wishes.requireFree(seek.wanted(), seek.owner(), joiner);
  }

  /** Takes a seek back; taking it back again changes nothing. 409 after somebody joined. */
  public Uni<SeekRow> cancel(String account, String id) {
    return store
        .change(
            id,
            seek -> {
              if (!seek.owner().account().equals(account)) {
                throw Problem.forbidden("Only the account that opened a seek can withdraw it.")
                    .asException();
              }
              if (!seek.status().equals(SeekRow.CANCELLED)) {
                requireOpen(seek);
                seek.cancel();
              }
              return Optional.empty();
            })
        .map(Seeks::found);
  }

  private static void requireOpen(SeekRow seek) {
    if (!seek.status().equals(SeekRow.OPEN)) {
      throw Problem.conflict("seek-closed", "No longer open", "The seek is " + seek.status() + ".")
          .asException();
    }
  }

  private static SeekRow found(Optional<SeekRow> seek) {
    return seek.orElseThrow(() -> Problem.notFound().asException());
  }

  @Override
  public Uni<Void> opened(String match) {
    return store.answered(match, SeekRow::opened);
  }

  @Override
  public Uni<Void> refused(String match, String reason) {
    return store.answered(match, seek -> seek.failed(reason));
  }
}
