package umpire.lobby.tournaments.ladder;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.tournaments.MatchOrders;
import umpire.lobby.tournaments.Tournaments;
import umpire.lobby.tournaments.ladder.LadderChallenge.Status;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.TournamentStore;
import umpire.tournament.ladder.Ladder;
import umpire.tournament.ladder.LadderResult;

/** Challenges on ladders: who challenges whom, and what comes of it. */
@ApplicationScoped
class LadderChallenges {
  private final TournamentStore store;
  private final Pool pool;
  private final MatchOrders matchOrders;
  private final Restrictions restrictions;
  private final CommitListener commitListener;

  LadderChallenges(
      TournamentStore store,
      Pool pool,
      MatchOrders matchOrders,
      Restrictions restrictions,
      CommitListener commitListener) {
    this.store = store;
    this.pool = pool;
    this.matchOrders = matchOrders;
    this.restrictions = restrictions;
    this.commitListener = commitListener;
  }

  /**
   * What a request led to.
   *
   * @param fresh whether it made anything
   */
  record Made(LadderChallenge challenge, boolean fresh) {}

  /**
   * The caller challenges somebody above them. A request that comes again under its id gives what
   * it made. 400 for oneself, and for somebody who is not on the ladder; 403 where the caller is
   * banned or does not take part; 409 where the tournament is not running or no ladder, the id was
   * used for something else, or the rules of the ladder refuse it.
   *
   * @param request an id of the caller's choice, empty for none
   */
  Uni<Made> challenge(Account caller, String id, String account, String request) {
    return restrictions
        .requireAllowed(caller.id(), Restrictions.Area.TOURNAMENTS)
        .chain(
            () ->
                store.act(
                    id,
                    held ->
                        StateReader.entries(held.sql(), id)
                            .chain(entries -> challenge(held, caller, entries, account, request))))
        .invoke(commitListener::committed);
  }

  private Uni<Made> challenge(
      Held held, Account caller, List<Entry> entries, String account, String request) {
    requireShown(held);
    FormatPlan.OfLadder plan = Ladders.plan(held);
    Entry challenger = challenger(entries, caller.id());
    Tournaments.requireStatus(
        held.row(), EnumSet.of(umpire.lobby.tournaments.store.Status.RUNNING));
    Entry challenged = challenged(entries, caller.id(), account);
    return LadderRows.requested(held, challenger.number(), request)
        .chain(
            known ->
                known
                    .map(one -> Uni.createFrom().item(again(one, challenged)))
                    .orElseGet(
                        () ->
                            Ladders.current(held, entries)
                                .chain(now -> number(held, now, challenger, challenged, request))
                                .chain(offer -> made(held, caller, entries, plan, offer))
                                .map(made -> new Made(made, true))));
  }

  private static void requireShown(Held held) {
    if (held.row().status() == umpire.lobby.tournaments.store.Status.DRAFT) {
      throw Problem.notFound().asException();
    }
  }

  private static Entry challenger(List<Entry> entries, String account) {
    return entered(entries, account)
        .orElseThrow(
            () ->
                Problem.forbidden("Those challenge who take part in the tournament.")
                    .asException());
  }

  private static Optional<Entry> entered(List<Entry> entries, String account) {
    return entries.stream()
        .filter(entry -> entry.status() == Entry.Status.ENTERED)
        .filter(entry -> entry.account().equals(account))
        .findFirst();
  }

  private static Entry challenged(List<Entry> entries, String caller, String account) {
    if (caller.equals(account)) {
      throw Problem.malformed("/account", "nobody challenges themselves").asException();
    }
    return entered(entries, account)
        .orElseThrow(
            () -> Problem.malformed("/account", "nobody of this account takes part").asException());
  }

  private static Made again(LadderChallenge known, Entry challenged) {
    if (known.challenged() != challenged.number()) {
      throw Problem.conflict(
              "id-in-use", "The id is in use", "Another request has come under this id.")
          .asException();
    }
    return new Made(known, false);
  }

  /** A ladder, and a challenge that it is about to have. */
  private record Offer(LadderState now, Ladder changed, LadderChallenge challenge) {}

  private static Uni<Offer> number(
      Held held, LadderState now, Entry challenger, Entry challenged, String request) {
    LadderResult result = now.ladder().challenge(challenger.number(), challenged.number());
    Ladder changed =
        switch (result) {
          case LadderResult.Changed(Ladder ladder) -> ladder;
          case LadderResult.Refused refused ->
              throw Refusals.of(refused.reason(), now, challenger, challenged);
        };
    return LadderRows.nextNumber(held)
        .map(
            number ->
                new Offer(
                    now,
                    changed,
                    new LadderChallenge(
                        number,
                        request,
                        challenger.number(),
                        challenged.number(),
                        changed.challenges().getLast().pairing(),
                        Status.OFFERED,
                        held.at(),
                        Optional.empty(),
                        Optional.empty())));
  }

  private Uni<LadderChallenge> made(
      Held held, Account caller, List<Entry> entries, FormatPlan.OfLadder plan, Offer offer) {
    Uni<LadderChallenge> challenge =
        plan.consent()
            ? Uni.createFrom()
                .item(offer.challenge().until(held.at().plusSeconds(plan.answerSeconds())))
            : opened(held, entries, offer.challenge());
    return challenge
        .call(one -> LadderRows.write(held, offer.now(), offer.now().with(offer.changed(), one)))
        .call(one -> record(held, caller, "challenge", one));
  }

  /** The match of a challenge is opened on a board of its own. */
  private Uni<LadderChallenge> opened(Held held, List<Entry> entries, LadderChallenge challenge) {
    return matchOrders
        .add(held, entries, List.of(challenge.pairing()))
        .map(boards -> challenge.playing(boards.getFirst().number()));
  }

  private static Uni<Void> record(
      Held held, Account caller, String act, LadderChallenge challenge) {
    var detail =
        Ladders.detail()
            .put("challenge", challenge.number())
            .put("challenger", challenge.challenger())
            .put("challenged", challenge.challenged());
    challenge.board().ifPresent(board -> detail.put("round", 1).put("board", board));
    return held.record(Tournaments.actor(caller), act, detail);
  }

  /**
   * The challenged accept or decline an offer, or the challenger takes it back, or staff do so for
   * them; the same answer again changes nothing. 403 for everybody else, 404 where there is no such
   * challenge, 409 where the tournament is not running or no ladder, or it has been answered.
   */
  Uni<LadderChallenge> answer(Account caller, String id, int number, LadderAnswer answer) {
    return store
        .act(
            id,
            held ->
                StateReader.entries(held.sql(), id)
                    .chain(entries -> answer(held, caller, entries, number, answer)))
        .invoke(commitListener::committed);
  }

  private Uni<LadderChallenge> answer(
      Held held, Account caller, List<Entry> entries, int number, LadderAnswer answer) {
    requireShown(held);
    Ladders.plan(held);
    return LadderRows.find(held.sql(), held.row().id(), number)
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
        .call(found -> requireConcerned(held, caller, entries, found, answer))
        .chain(
            found -> {
              if (answer.fits(found.status())) {
                return Uni.createFrom().item(found);
              }
              Tournaments.requireStatus(
                  held.row(), EnumSet.of(umpire.lobby.tournaments.store.Status.RUNNING));
              return Ladders.current(held, entries)
                  .chain(now -> answered(held, caller, entries, now, found, answer));
            });
  }

  /** Of the entrant whose answer it is; staff may give it for them. */
  private static Uni<Void> requireConcerned(
      Held held,
      Account caller,
      List<Entry> entries,
      LadderChallenge challenge,
      LadderAnswer answer) {
    int whose = answer == LadderAnswer.TAKE_BACK ? challenge.challenger() : challenge.challenged();
    boolean own =
        entries.stream()
            .anyMatch(entry -> entry.number() == whose && entry.account().equals(caller.id()));
    String scope = own ? Scopes.LOBBY : Scopes.TOURNAMENT_HOST;
    if (!caller.scopes().contains(scope)) {
      throw Problem.lacking(scope).asException();
    }
    return own ? Uni.createFrom().voidItem() : StaffRows.require(held, caller.id(), Role.ARBITER);
  }

  private Uni<LadderChallenge> answered(
      Held held,
      Account caller,
      List<Entry> entries,
      LadderState now,
      LadderChallenge found,
      LadderAnswer answer) {
    LadderChallenge offer =
        now.challenges().stream()
            .filter(one -> one.number() == found.number() && one.status() == Status.OFFERED)
            .findFirst()
            .orElseThrow(() -> Refusals.answered());
    return switch (answer) {
      case ACCEPT ->
          opened(held, entries, offer)
              .call(playing -> LadderRows.write(held, now, now.with(playing)))
              .call(playing -> record(held, caller, "challenge-accepted", playing));
      case DECLINE -> closed(held, caller, now, offer, Status.DECLINED);
      case TAKE_BACK -> closed(held, caller, now, offer, Status.TAKEN_BACK);
    };
  }

  private static Uni<LadderChallenge> closed(
      Held held, Account caller, LadderState now, LadderChallenge offer, Status status) {
    LadderChallenge closed = offer.as(status);
    return LadderRows.write(held, now, now.calledOff(offer, status))
        .chain(() -> record(held, caller, "challenge-" + status.word(), closed))
        .replaceWith(closed);
  }

  /** One challenge; 404 where there is none of this number. */
  Uni<LadderChallenge> find(String tournament, int number) {
    return LadderRows.find(pool, tournament, number)
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()));
  }

  /** Those before a number, the newest first; one more than a page has. */
  Uni<List<LadderChallenge>> before(String tournament, int number) {
    return LadderRows.before(pool, tournament, number);
  }
}
