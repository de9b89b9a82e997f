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
import umpire.chassis.http.Problem;
import umpire.game.store.AnswerRow;
import umpire.game.store.Append;
import umpire.game.store.Appended;
import umpire.game.store.DraftRow;
import umpire.game.store.Ledger;
import umpire.game.store.MatchRow;
import umpire.kernel.play.Seat;

/**
 * Rules the commands of players. The first try takes the position in memory, which costs one round
 * trip to the database in all, refused or not; where the store turns out to be further, the next
 * try reads what is stored.
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
   * What becomes of the commands; fails with a ProblemException for what cannot be read.
   *
   * @param wait how long an outstanding report is waited for
   */
  public Uni<CommandResult> command(CommandRequest request, Duration wait) {
    return Uni.createFrom()
        .deferred(() -> settled(request, wait))
        .onItem()
        .invoke(result -> figures.ruled(request.match(), result))
        .onFailure()
        .invoke(failure -> figures.failed(request.match(), failure));
  }

  private Uni<CommandResult> settled(CommandRequest request, Duration wait) {
    if (!wait.isPositive()) {
      return command(request);
    }
    Instant until = Instant.now().plus(wait);
    Bell.Listener listener = bell.listen(request.match());
    return command(request)
        .flatMap(result -> settled(request.match(), result, listener, until))
        .eventually(listener::close);
  }

  private Uni<CommandResult> settled(
      UUID match, CommandResult result, Bell.Listener listener, Instant until) {
    return switch (result) {
      case CommandOutcome outcome ->
          outcomes.settled(match, outcome, listener, until).map(settled -> settled);
      case CommandRefused refused -> Uni.createFrom().item(refused);
    };
  }

  private Uni<CommandResult> command(CommandRequest sent) {
    CommandRequest request = receipts.first(sent);
    return ruled(request).onItemOrFailure().invoke((_, failure) -> receipts.done(request, failure));
  }

  private Uni<CommandResult> ruled(CommandRequest request) {
    Optional<Standing<?, ?, ?, ?>> kept = standings.inMemory(request.match());
    Optional<Seat> seat = kept.flatMap(standing -> standing.match().seatOf(request.account()));
    Optional<DraftRow> draft = seat.flatMap(one -> drafts.inMemory(request.match(), one));
    return kept.isEmpty() || draft.isEmpty()
        ? stored(request, 1)
        : rule(request, kept.get(), draft.get(), 0);
  }

  /** A try on what is stored. */
  private Uni<CommandResult> stored(CommandRequest request, int tried) {
    if (tried > MOST_TRIES) {
      throw Refusals.busy();
    }
    return clerk.find(request.match()).flatMap(row -> stored(request, row, tried));
  }

  private Uni<CommandResult> stored(CommandRequest request, MatchRow row, int tried) {
    Optional<Seat> seat = row.seatOf(request.account()).map(one -> new Seat(one.seat()));
    if (seat.isEmpty()) {
      return knownOr(request, Refusals.noSeat(row, request.account()));
    }
    if (row.status().equals(MatchRow.OPEN)) {
      return knownOr(request, Refusals.notBegun());
    }
    return standings
        .at(row)
        .flatMap(
            standing ->
                drafts
                    .read(request.match(), seat.get())
                    .flatMap(draft -> rule(request, standing, draft, tried)));
  }

  /** A refusal, unless it is of a repetition: then what became of the first. */
  private Uni<CommandResult> knownOr(CommandRequest request, Problem refusal) {
    return ledger
        .answer(request.match(), request.account(), request.commandId())
        .flatMap(
            known ->
                known.isPresent()
                    ? repeated(request, known.get())
                    : Uni.createFrom().item(new CommandRefused(refusal)));
  }

  private <P, C, E, V> Uni<CommandResult> rule(
      CommandRequest request, Standing<P, C, E, V> standing, DraftRow draft, int tried) {
    Meant<C> meant = Meant.by(request.said(), standing.edition());
    Order<C> order = new Order<>(new Seat(draft.seat()), request.decision(), draft, meant);
    return switch (Judge.judge(standing, order, dice)) {
      case Judged.Refused<P, C, E, V>(Problem problem) ->
          refused(request, standing, draft, problem, tried);
      case Judged.Done<P, C, E, V> done ->
          Timekeeping.late(standing, order, request.received())
              .map(late -> refused(request, standing, draft, late, tried))
              .orElseGet(() -> done(request, standing, order, done, tried));
    };
  }

  /**
   * A refusal stands if the store is no further than what it was ruled on, and the id is new: one
   * statement tells both.
   */
  private Uni<CommandResult> refused(
      CommandRequest request,
      Standing<?, ?, ?, ?> standing,
      DraftRow draft,
      Problem refusal,
      int tried) {
    return ledger
        .sent(request.match(), request.account(), request.commandId())
        .flatMap(
            sent -> {
              if (sent.answer().isPresent()) {
                return repeated(request, sent.answer().get());
              }
              return sent.isAt(standing.revision(), draft)
                  ? changed(request, refusal).map(CommandRefused::new)
                  : stored(request, tried + 1);
            });
  }

  /** A refusal because something has changed tells what: what the seat was shown since its last. */
  private Uni<Problem> changed(CommandRequest request, Problem refusal) {
    if (refusal.status() != 409) {
      return Uni.createFrom().item(refusal);
    }
    return ledger
        .since(request.match(), request.account(), MOST_TOLD)
        .map(
            shown -> {
              ArrayNode events = JsonNodeFactory.instance.arrayNode();
              shown.forEach(row -> events.add(StoredJson.tree(row.json())));
              return refusal.with("events", events);
            });
  }

  private <P, C, E, V> Uni<CommandResult> done(
      CommandRequest request,
      Standing<P, C, E, V> standing,
      Order<C> order,
      Judged.Done<P, C, E, V> done,
      int tried) {
    done.course().received(request.received());
    Meant<C> meant = order.added();
    AnswerRow answer = answer(request, request.fingerprint(meant.json()), standing, done);
    int taken = meant.commands().size() - done.left().size();
    return write(request, done, answer)
        .invoke(
            appended -> {
              if (appended == Appended.DONE) {
                List<C> commands = meant.commands().subList(0, taken);
                OrderLog.taken(standing, order.seat(), commands, done.draftOnly());
              }
            })
        .flatMap(
            appended ->
                switch (appended) {
                  case DONE ->
                      Uni.createFrom().item(outcomes.committed(done, answer, order.seat()));
                  case OVERTAKEN -> stored(request, tried + 1);
                  case KNOWN -> known(request);
                });
  }

  private static AnswerRow answer(
      CommandRequest request,
      String fingerprint,
      Standing<?, ?, ?, ?> standing,
      Judged.Done<?, ?, ?, ?> judged) {
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

  private Uni<Appended> write(
      CommandRequest request, Judged.Done<?, ?, ?, ?> judged, AnswerRow answer) {
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

  private Uni<CommandResult> known(CommandRequest request) {
    return ledger
        .answer(request.match(), request.account(), request.commandId())
        .flatMap(answer -> repeated(request, answer.orElseThrow()));
  }

  private Uni<CommandResult> repeated(CommandRequest request, AnswerRow answer) {
    return edition(request.match())
        .map(edition -> request.fingerprint(Meant.by(request.said(), edition).json()))
        .flatMap(
            fingerprint -> {
              if (!answer.fingerprint().equals(fingerprint)) {
                Problem reused = Refusals.reused("The same id with other commands: take a new id.");
                return Uni.createFrom().item(new CommandRefused(reused));
              }
              return outcomes.asKnownNow(request.match(), answer).map(known -> known);
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
