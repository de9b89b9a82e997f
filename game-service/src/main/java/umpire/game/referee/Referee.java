package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.ProblemException;
import umpire.game.store.AnswerRow;
import umpire.game.store.Append;
import umpire.game.store.Appended;
import umpire.game.store.DraftRow;
import umpire.game.store.Ledger;
import umpire.game.store.MatchRow;
import umpire.kernel.play.Seat;

/**
 * Rules the commands of players. The first try takes the position in memory, which costs one round
 * trip to the database in all; where it is refused or overtaken, the next try reads what is stored,
 * and only that may refuse.
 */
@ApplicationScoped
public class Referee {
  /** Each failed try means that somebody else's command went through. */
  private static final int MOST_TRIES = 20;

  /** Of what has changed since, the first so many. */
  private static final int MOST_TOLD = 100;

  private final Clerk clerk;
  private final Standings standings;
  private final Drafts drafts;
  private final Ledger ledger;
  private final Append append;
  private final Scribe scribe;
  private final Outcomes outcomes;
  private final Figures figures;
  private final Bell bell;
  private final Receipts receipts;
  private final DiceBox dice;

  Referee(
      Clerk clerk,
      Standings standings,
      Drafts drafts,
      Ledger ledger,
      Append append,
      Scribe scribe,
      Outcomes outcomes,
      Figures figures,
      Bell bell,
      Receipts receipts,
      DiceBox dice) {
    this.clerk = clerk;
    this.standings = standings;
    this.drafts = drafts;
    this.ledger = ledger;
    this.append = append;
    this.scribe = scribe;
    this.outcomes = outcomes;
    this.figures = figures;
    this.bell = bell;
    this.receipts = receipts;
    this.dice = dice;
  }

  /**
   * What becomes of the commands; fails with a ProblemException where they are refused.
   *
   * @param wait how long an outstanding report is waited for
   */
  public Uni<CommandOutcome> command(CommandRequest request, Duration wait) {
    return Uni.createFrom()
        .deferred(() -> settled(request, wait))
        .onItem()
        .invoke(outcome -> figures.done(request.match(), outcome))
        .onFailure()
        .invoke(failure -> figures.failed(request.match(), failure));
  }

  private Uni<CommandOutcome> settled(CommandRequest request, Duration wait) {
    if (!wait.isPositive()) {
      return command(request);
    }
    Instant until = Instant.now().plus(wait);
    Bell.Listener listener = bell.listen(request.match());
    return command(request)
        .flatMap(outcome -> outcomes.settled(request.match(), outcome, listener, until))
        .eventually(listener::close);
  }

  private Uni<CommandOutcome> command(CommandRequest sent) {
    CommandRequest request = receipts.first(sent);
    return ruled(request).onItemOrFailure().invoke((_, failure) -> receipts.done(request, failure));
  }

  private Uni<CommandOutcome> ruled(CommandRequest request) {
    Optional<Standing<?, ?, ?, ?>> kept = standings.inMemory(request.match());
    Optional<Seat> seat = kept.flatMap(standing -> standing.match().seatOf(request.account()));
    Optional<DraftRow> draft = seat.flatMap(one -> drafts.inMemory(request.match(), one));
    if (kept.isEmpty() || draft.isEmpty()) {
      return stored(request, 1);
    }
    return Uni.createFrom()
        .deferred(() -> rule(request, kept.get(), draft.get(), 1))
        .onFailure(ProblemException.class)
        .recoverWithUni(() -> knownOrStored(request));
  }

  /** What memory refuses is a repetition more often than not: that needs no second ruling. */
  private Uni<CommandOutcome> knownOrStored(CommandRequest request) {
    return ledger
        .answer(request.match(), request.account(), request.commandId())
        .flatMap(known -> known.isPresent() ? repeated(request, known.get()) : stored(request, 1));
  }

  /** A try on what is stored. */
  private Uni<CommandOutcome> stored(CommandRequest request, int tried) {
    if (tried > MOST_TRIES) {
      throw Refusals.busy();
    }
    return clerk
        .find(request.match())
        .flatMap(row -> stored(request, row, tried))
        .onFailure(ProblemException.class)
        .recoverWithUni(refusal -> unlessKnown(request, refusal));
  }

  private Uni<CommandOutcome> stored(CommandRequest request, MatchRow row, int tried) {
    Seat seat =
        row.seatOf(request.account())
            .map(one -> new Seat(one.seat()))
            .orElseThrow(() -> Refusals.noSeat(row, request.account()));
    if (row.status().equals(MatchRow.OPEN)) {
      throw Refusals.notBegun();
    }
    return standings
        .at(row)
        .flatMap(
            standing ->
                drafts
                    .read(request.match(), seat)
                    .flatMap(draft -> rule(request, standing, draft, tried)));
  }

  /** A refusal, unless it is of a repetition: then what became of the first. */
  private Uni<CommandOutcome> unlessKnown(CommandRequest request, ProblemException refusal) {
    return ledger
        .answer(request.match(), request.account(), request.commandId())
        .flatMap(
            known ->
                known.isPresent()
                    ? repeated(request, known.get())
                    : changed(request, refusal).flatMap(Uni.createFrom()::failure));
  }

  /** A refusal because something has changed tells what: what the seat was shown since its last. */
  private Uni<ProblemException> changed(CommandRequest request, ProblemException refusal) {
    if (refusal.problem().status() != 409) {
      return Uni.createFrom().item(refusal);
    }
    return ledger
        .since(request.match(), request.account(), MOST_TOLD)
        .map(
            shown -> {
              ArrayNode events = JsonNodeFactory.instance.arrayNode();
              shown.forEach(row -> events.add(StoredJson.tree(row.json())));
              return refusal.problem().with("events", events).asException();
            });
  }

  private <P, C, E, V> Uni<CommandOutcome> rule(
      CommandRequest request, Standing<P, C, E, V> standing, DraftRow draft, int tried) {
    Seat seat = new Seat(draft.seat());
    Meant<C> meant = Meant.by(request.said(), standing.edition());
    Order<C> order = new Order<>(seat, request.decision(), draft, meant);
    Judged<P, C, E, V> judged = Judge.judge(standing, order, dice);
    Timekeeping.admit(standing, order, request.received());
    judged.course().received(request.received());
    AnswerRow answer = answer(request, request.fingerprint(meant.json()), standing, judged);
    int taken = meant.commands().size() - judged.left().size();
    return write(request, judged, answer)
        .invoke(
            appended -> {
              if (appended == Appended.DONE) {
                List<C> commands = meant.commands().subList(0, taken);
                OrderLog.taken(standing, seat, commands, judged.draftOnly());
              }
            })
        .flatMap(
            appended ->
                switch (appended) {
                  case DONE -> Uni.createFrom().item(outcomes.committed(judged, answer, seat));
                  case OVERTAKEN -> stored(request, tried + 1);
                  case KNOWN -> known(request);
                });
  }

  private static AnswerRow answer(
      CommandRequest request,
      String fingerprint,
      Standing<?, ?, ?, ?> standing,
      Judged<?, ?, ?, ?> judged) {
    ArrayNode left = JsonNodeFactory.instance.arrayNode();
    judged.left().forEach((JsonNode command) -> left.add(command));
    return new AnswerRow(
        request.account(),
        request.commandId(),
        fingerprint,
        judged.draftOnly() ? 0 : judged.course().revision(),
        standing.seq(judged.draft().after().seat()),
        left.toString());
  }

  private Uni<Appended> write(CommandRequest request, Judged<?, ?, ?, ?> judged, AnswerRow answer) {
    if (!judged.draftOnly()) {
      return scribe.commit(judged.course(), 0, List.of(answer), List.of(judged.draft()));
    }
    return append
        .draft(request.match(), judged.draft(), answer)
        .invoke(
            appended -> {
              if (appended == Appended.DONE) {
                drafts.keep(request.match(), judged.draft().after());
              }
            });
  }

  private Uni<CommandOutcome> known(CommandRequest request) {
    return ledger
        .answer(request.match(), request.account(), request.commandId())
        .flatMap(answer -> repeated(request, answer.orElseThrow()));
  }

  private Uni<CommandOutcome> repeated(CommandRequest request, AnswerRow answer) {
    return edition(request.match())
        .map(edition -> request.fingerprint(Meant.by(request.said(), edition).json()))
        .flatMap(
            fingerprint -> {
              if (!answer.fingerprint().equals(fingerprint)) {
                throw Refusals.reused("The same id with other commands: take a new id.");
              }
              return outcomes.asKnownNow(request.match(), answer);
            });
  }

  /** A match is played to its end under one. */
  private Uni<Edition<?, ?, ?, ?>> edition(UUID match) {
    Optional<Standing<?, ?, ?, ?>> kept = standings.inMemory(match);
    return kept.isPresent()
        ? Uni.createFrom().item(kept.get().edition())
        : clerk.find(match).flatMap(row -> standings.at(row)).map(standing -> standing.edition());
  }
}
