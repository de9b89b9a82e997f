package umpire.game.referee.fairplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.edition.Edition;
import umpire.game.referee.command.Order;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.order.OrderAdjudicator;
import umpire.game.referee.order.OrderRuling;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.SaltInput;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Seed;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.EventJournal.TimedEntry;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;

/** A match played without store: its journal, written at as many seconds as its revision. */
final class PlayedMatch<P, C, E, V> {
  private static final Instant BEGINNING = Instant.parse("2026-01-01T00:00:00Z");

  private final Edition<P, C, E, V> edition;
  private final MatchState<P, C, E, V> first;
  private final List<TimedEntry> entries = new ArrayList<>();
  private final Map<Integer, DrawRow> draws = new HashMap<>();
  private MatchState<P, C, E, V> state;

  private PlayedMatch(Edition<P, C, E, V> edition, Scenario scenario, int seed) {
    this.edition = edition;
    byte[] secret = new byte[32];
    secret[0] = (byte) seed;
    List<SeatRow> seats =
        scenario.seats().stream()
            .map(seat -> SeatRow.taken(seat.id(), seat.id(), SaltInput.NONE))
            .toList();
    Match match =
        new Match(new UUID(seed, 0), "match", true, "", MatchTerms.NONE, Seed.of(secret), seats);
    this.first =
        MatchState.first(
            match, edition, edition.rules().open(scenario, edition.pack().choose(Map.of())));
    this.state = first;
    MatchTransaction<P, C, E, V> start = transaction();
    start.act(EventCause.STARTED, JsonNodeFactory.instance.objectNode().put("type", "started"));
    start.settle();
    write(start);
  }

  static <P, C, E, V> PlayedMatch<P, C, E, V> of(
      Edition<P, C, E, V> edition, String scenario, int seed) {
    return new PlayedMatch<>(edition, edition.pack().scenario(scenario), seed);
  }

  /** Begins an answer: the rest of its order is what counts if nobody chooses. */
  interface Chooser<P, C> {
    JsonNode first(P position, Seat seat, Asked<C> asked, int number);
  }

  /** Plays so many answers, or to the end. */
  void play(int answers, Chooser<P, C> chooser) {
    for (int i = 0; i < answers && !state.over(); ) {
      Optional<Pending.Question<C>> question = state.question();
      if (question.isPresent()) {
        report(question.get());
      } else {
        answer(chooser);
        i++;
      }
    }
  }

  private void answer(Chooser<P, C> chooser) {
    Seat seat = state.waitedFor().iterator().next();
    Asked<C> asked = state.asked(seat).orElseThrow();
    JsonNode begin = chooser.first(state.position(), seat, asked, state.number(asked));
    Order<C> order =
        new Order<>(
            seat,
            OptionalInt.of(state.number(asked)),
            DraftRow.none(seat.id()),
            ParsedCommands.exactly(whole(seat, begin), edition));
    switch (OrderAdjudicator.rule(state, order, (_, key) -> key.chance())) {
      case OrderRuling.Done<P, C, E, V> done -> write(done.course());
      case OrderRuling.Refused<P, C, E, V>(Problem problem) -> throw new AssertionError(problem);
    }
  }

  private List<JsonNode> whole(Seat seat, JsonNode begin) {
    List<JsonNode> order = new ArrayList<>(List.of(begin));
    var rest = state.rest();
    while (edition.rules().rule(rest, new Input.Chosen<>(seat, edition.command(order.getLast())))
        instanceof Ruling.Drafted<P, C, E> drafted) {
      rest = drafted.after();
      Pending.Choices<C> next = (Pending.Choices<C>) rest.pending();
      order.add(edition.tree(Objects.requireNonNull(next.asked().get(seat)).fallback()));
    }
    return order;
  }

  private void report(Pending.Question<C> question) {
    MatchTransaction<P, C, E, V> transaction = transaction();
    transaction.report(
        question,
        switch (question.adjudicator()) {
          case Adjudicator.Combat(var draw, var rule) ->
              edition.fought(question.brief(), state.match().key(draw.number(), rule).chance());
          case Adjudicator.Supply() -> edition.traced(question.brief());
        });
    write(transaction);
  }

  private MatchTransaction<P, C, E, V> transaction() {
    return new MatchTransaction<>(state, (_, key) -> key.chance());
  }

  private void write(MatchTransaction<P, C, E, V> transaction) {
    state = transaction.after();
    transaction.draws().forEach(draw -> draws.put(draw.number(), draw));
    Instant at = BEGINNING.plusSeconds(state.revision());
    entries.add(new TimedEntry(state.revision(), 0, Optional.of(at), true, transaction.events()));
  }

  /** Where it stands. */
  MatchState<P, C, E, V> state() {
    return state;
  }

  /** The report on it. */
  FairPlayReport report() {
    MatchReplay<P, C, E, V> replay = MatchReplay.of(first, List.copyOf(draws.values()), Set.of());
    replay.add(entries);
    return replay.report();
  }
}
