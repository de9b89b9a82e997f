package umpire.game.referee.fairplay;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.game.edition.Edition;
import umpire.game.referee.fairplay.FairPlayReport.AnsweredDecision;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventJournal.TimedEntry;
import umpire.game.store.transaction.EventRow;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.scenario.Seat;

/**
 * Replays a match from its first position, entry by entry, to see which decision each command
 * answered, when that was asked, and whose command the dice followed. Used by one thread at a time.
 */
final class MatchReplay<P, C, E, V> {
  private final Match match;
  private final Edition<P, C, E, V> edition;
  private final GreedyComparison<P, C, E, V> greedyComparison;
  private final Map<Integer, DrawRow> draws;

  /** Revisions to which an undo goes back, and what the match waited for after them. */
  private final Set<Integer> wanted;

  private final Map<Integer, Rest<P, C>> kept = new HashMap<>();
  private final Map<String, SeatTally> seats = new HashMap<>();
  private final SeatTally nobody = new SeatTally();
  private final Map<Seat, OpenDecision<C>> open = new HashMap<>();

  private Rest<P, C> rest;
  private P position;

  /** Whether events were applied since it was last seen what the match waits for. */
  private boolean moved;

  private int shift;

  /** Whose command came last, or whose time ran out last. */
  private SeatTally mover = nobody;

  /** Whose time has just run out, until the rules have answered in its stead. */
  private Optional<SeatTally> overdue = Optional.empty();

  private MatchReplay(MatchState<P, C, E, V> first, List<DrawRow> draws, Set<Integer> wanted) {
    this.match = first.match();
    this.edition = first.edition();
    this.greedyComparison = new GreedyComparison<>(edition);
    this.draws = draws.stream().collect(Collectors.toMap(DrawRow::number, Function.identity()));
    this.wanted = Set.copyOf(wanted);
    this.rest = first.rest();
    this.position = first.position();
    this.shift = first.shift();
    match.seats().forEach(seat -> seats.put(seat.seat(), new SeatTally()));
  }

  /**
   * Begins where the match began.
   *
   * @param draws of the whole match
   * @param wanted the revisions to which its undos go back
   */
  static <P, C, E, V> MatchReplay<P, C, E, V> of(
      MatchState<P, C, E, V> first, List<DrawRow> draws, Set<Integer> wanted) {
    return new MatchReplay<>(first, draws, wanted);
  }

  /**
   * A decision that a seat is asked.
   *
   * @param number as it is published
   * @param asked what may be answered
   * @param since when it was asked, if that is known
   */
  private record OpenDecision<C>(int number, Asked<C> asked, Optional<Instant> since) {}

  /** What was seen up to the last entry. */
  FairPlayReport report() {
    return new FairPlayReport(
        match.id(),
        match.seats().stream().map(row -> tally(row.seat()).record(row)).toList(),
        nobody.dice());
  }

  /** The entries that follow those before. */
  void add(List<TimedEntry> entries) {
    entries.forEach(this::add);
  }

  private void add(TimedEntry entry) {
    entry.events().forEach(event -> happened(entry, event));
    look(entry);
    if (wanted.contains(entry.revision())) {
      kept.put(entry.revision(), rest);
    }
  }

  private void happened(TimedEntry entry, EventRow event) {
    switch (event.cause()) {
      case CHOSEN -> {
        if (!event.input().isEmpty()) {
          look(entry);
          commanded(entry, StoredJson.tree(event.input()));
        }
      }
      case OVERDUE -> {
        mover = tally(StoredJson.tree(event.body()).path("seat").asText());
        overdue = Optional.of(mover);
      }
      case LAPSED -> {
        overdue.ifPresent(SeatTally::lapse);
        overdue = Optional.empty();
      }
      case UNDONE -> undo(StoredJson.tree(event.body()));
      case STARTED, DRAWN, REPORTED, RESIGNED, ADJUDICATED, ADJOURNED, PARLEY, ENDED -> {}
    }
    DrawRow draw = draws.get(event.draw());
    if (draw != null) {
      mover.roll(draw);
    }
    if (!event.cause().act()) {
      position = edition.rules().apply(position, edition.event(event.body()));
      moved = true;
    }
  }

  private void commanded(TimedEntry entry, JsonNode input) {
    Seat seat = new Seat(input.path("seat").asText());
    SeatTally tally = tally(seat.id());
    mover = tally;
    OpenDecision<C> decision = open.get(seat);
    if (decision == null) {
      return; // What a seat may do unasked, or an answer under seal that replaces an earlier one.
    }
    if (entry.commanded() || entry.at().isEmpty()) {
      JsonNode first = input.path("commands").path(0);
      String type = first.path("type").asText();
      OptionalLong millis = millis(decision.since(), entry.at());
      tally.answer(new AnsweredDecision(decision.number(), type, entry.seq(), millis));
      compare(tally, seat, decision, first);
    } else {
      tally.answerInAdvance();
    }
  }

  private void compare(SeatTally tally, Seat seat, OpenDecision<C> decision, JsonNode first) {
    if (GreedyComparison.leaveAChoice(decision.asked().offers()) && tally.mayCompare()) {
      tally.compare(
          greedyComparison.agrees(position, seat, decision.asked(), decision.number(), first));
    }
  }

  private static OptionalLong millis(Optional<Instant> since, Optional<Instant> until) {
    return since.isPresent() && until.isPresent()
        ? OptionalLong.of(Math.max(0, Duration.between(since.get(), until.get()).toMillis()))
        : OptionalLong.empty();
  }

  private void undo(JsonNode body) {
    rest =
        Objects.requireNonNull(kept.get(body.path("to").asInt()), "an undo goes back to nothing");
    position = rest.position();
    moved = false;
    shift = body.path("shift").asInt();
  }

  /** Sees what the match waits for: what was not asked before is asked by this entry. */
  private void look(TimedEntry entry) {
    if (moved) {
      rest = edition.rules().at(position);
      moved = false;
    }
    if (!(rest.pending() instanceof Pending.Choices<C> choices)) {
      open.clear();
      return;
    }
    open.keySet().retainAll(choices.waitedFor());
    for (Seat seat : choices.waitedFor()) {
      Asked<C> asked = Objects.requireNonNull(choices.asked().get(seat));
      int number = asked.id().number() + shift;
      OpenDecision<C> before = open.get(seat);
      if (before == null || before.number() != number) {
        open.put(seat, new OpenDecision<>(number, asked, entry.at()));
      }
    }
  }

  private SeatTally tally(String seat) {
    return Objects.requireNonNull(seats.get(seat), seat);
  }
}
