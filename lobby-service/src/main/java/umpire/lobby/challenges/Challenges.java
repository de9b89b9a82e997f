package umpire.lobby.challenges;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.matchmaking.MatchOutcomeListener;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.matchmaking.RequestedMatch;
import umpire.lobby.matchmaking.RequestedMatchValidator;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.matchmaking.SeekEvents;
import umpire.lobby.matchmaking.WantedMatch;
import umpire.lobby.outbox.CommitListener;

/**
 * Offers of a match to one account. They are kept until they are answered, taken back or expired;
 * whoever accepts makes the match as whoever joins a seek does. Nobody but the two knows of one.
 */
@ApplicationScoped
class Challenges implements MatchOutcomeListener {
  private final ChallengeStore store;
  private final Accounts accounts;
  private final RequestedMatchValidator wishes;
  private final Restrictions restrictions;
  private final BotDirectory bots;
  private final SeekEvents events;
  private final CommitListener commitListener;
  private final Clock clock;
  private final int mostOpen;

  Challenges(
      ChallengeStore store,
      Accounts accounts,
      RequestedMatchValidator wishes,
      Restrictions restrictions,
      BotDirectory bots,
      SeekEvents events,
      CommitListener commitListener,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.open-seeks") int mostOpen) {
    this.store = store;
    this.accounts = accounts;
    this.wishes = wishes;
    this.restrictions = restrictions;
    this.bots = bots;
    this.events = events;
    this.commitListener = commitListener;
    this.clock = clock;
    this.mostOpen = mostOpen;
  }

  /**
   * Sends a challenge. 400 with the pointer where the match cannot be had or the opponent is no
   * other account in use, 403 where the challenger is banned or one of the two has blocked the
   * other, 422 where it is a bot that does not play this, 409 where the challenger has too many
   * open.
   */
  public Uni<ChallengeRow> send(
      MatchPlayer challenger, String opponent, RequestedMatch wish, Duration expires) {
    WantedMatch wanted = wishes.checked(wish, challenger);
    if (opponent.equals(challenger.account())) {
      throw Problem.malformed("/opponent", "an account other than the caller's").asException();
    }
    return accounts
        .of(opponent)
        .map(found -> found.filter(account -> account.retiredAt().isEmpty()))
        .map(Challenges::requireOpponent)
        .call(() -> requireMayMeet(challenger.account(), opponent))
        .invoke(account -> bots.require(account.id(), wanted, challenger.seat()))
        .map(account -> row(challenger, account, wanted, expires))
        .call(row -> store.add(row, mostOpen).invoke(this::requireAdded));
  }

  private Uni<Void> requireMayMeet(String caller, String other) {
    return restrictions
        .requireAllowed(caller, Restrictions.Area.MATCHMAKING)
        .chain(() -> restrictions.requireUnblocked(caller, other));
  }

  private ChallengeRow row(
      MatchPlayer challenger, AccountRow opponent, WantedMatch wanted, Duration expires) {
    Instant now = now();
    return new ChallengeRow(
        TimeOrderedIds.fresh(clock).toString(),
        wanted,
        challenger,
        new MatchPlayer(opponent.id(), opponent.name(), "", false, ""),
        now,
        now.plus(expires));
  }

  private static AccountRow requireOpponent(Optional<AccountRow> account) {
    return account.orElseThrow(
        () -> Problem.malformed("/opponent", "there is no account of this id").asException());
  }

  private void requireAdded(AddResult outcome) {
    switch (outcome) {
      case DONE -> {}
      case NO_ROOM ->
          throw Problem.conflict(
                  "too-many-challenges",
                  "Too many challenges",
                  "An account has at most " + mostOpen + " open challenges: cancel one.")
              .asException();
      case NO_ACCOUNT -> throw Problem.unauthenticated().asException();
      case NAME_TAKEN -> throw new IllegalStateException("challenges have no names");
    }
  }

  /** Those that an account sent or received. */
  public Uni<Page<ChallengeRow>> of(String account, boolean openOnly, String cursor) {
    String before = Page.before(cursor);
    return (openOnly
            ? store.openOf(account, before, now(), Page.READ)
            : store.of(account, before, Page.READ))
        .map(rows -> Page.of(rows, ChallengeRow::id));
  }

  /** The challenge; 404 where there is none between this account and another. */
  public Uni<ChallengeRow> find(String account, String id) {
    return store.find(account, id).map(Challenges::found);
  }

  /**
   * The opponent accepts, which makes the match; accepting again changes nothing. 403 for the
   * challenger, and where the opponent is banned or one of the two has blocked the other; 409 where
   * it is no longer open or the challenger wants the same seat.
   */
  public Uni<ChallengeRow> accept(MatchPlayer opponent, String id) {
    return find(opponent.account(), id)
        .call(found -> requireMayMeet(opponent.account(), found.challenger().account()))
        .chain(() -> accepted(opponent, id));
  }

  private Uni<ChallengeRow> accepted(MatchPlayer opponent, String id) {
    return store
        .change(
            opponent.account(),
            id,
            challenge -> {
              requireOpponent(challenge, opponent.account());
              if (!challenge.match().isEmpty()) {
                return Optional.empty();
              }
              requireOpen(challenge);
              wishes.requireFree(challenge.wanted(), challenge.challenger(), opponent);
              challenge.accept(opponent, TimeOrderedIds.fresh(clock).toString());
              return Optional.of(
                  events.joined(
                      challenge.match(),
                      challenge.id(),
                      challenge.wanted(),
                      List.of(challenge.challenger(), challenge.opponent())));
            })
        .map(Challenges::found)
        .invoke(commitListener::committed);
  }

  /** The opponent declines; declining again changes nothing. 409 where it is no longer open. */
  public Uni<ChallengeRow> decline(String opponent, String id, String reason) {
    return store
        .change(
            opponent,
            id,
            challenge -> {
              requireOpponent(challenge, opponent);
              if (!challenge.status(now()).equals(ChallengeRow.DECLINED)) {
                requireOpen(challenge);
                challenge.decline(reason);
              }
              return Optional.empty();
            })
        .map(Challenges::found);
  }

  /** The challenger takes it back; doing so again changes nothing. 409 where it is not open. */
  public Uni<ChallengeRow> cancel(String challenger, String id) {
    return store
        .change(
            challenger,
            id,
            challenge -> {
              if (!challenge.challenger().account().equals(challenger)) {
                throw Problem.forbidden("Only the account that sent a challenge can withdraw it.")
                    .asException();
              }
              if (!challenge.status(now()).equals(ChallengeRow.CANCELLED)) {
                requireOpen(challenge);
                challenge.cancel();
              }
              return Optional.empty();
            })
        .map(Challenges::found);
  }

  private static void requireOpponent(ChallengeRow challenge, String account) {
    if (!challenge.opponent().account().equals(account)) {
      throw Problem.forbidden("Only the challenged account can answer.").asException();
    }
  }

  private void requireOpen(ChallengeRow challenge) {
    String status = challenge.status(now());
    if (!status.equals(ChallengeRow.OPEN)) {
      throw Problem.conflict(
              "challenge-closed", "No longer open", "The challenge is " + status + ".")
          .asException();
    }
  }

  private static ChallengeRow found(Optional<ChallengeRow> challenge) {
    return challenge.orElseThrow(() -> Problem.notFound().asException());
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  @Override
  public Uni<Void> opened(String match) {
    return store.answered(match, ChallengeRow::opened);
  }

  @Override
  public Uni<Void> refused(String match, String reason) {
    return store.answered(match, challenge -> challenge.failed(reason));
  }
}
