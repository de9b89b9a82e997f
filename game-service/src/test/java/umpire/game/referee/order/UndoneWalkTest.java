package umpire.game.referee.order;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.http.Problem;
import umpire.game.edition.Edition;
import umpire.game.referee.command.Order;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.state.Decisions;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.SaltInput;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Seed;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.ShownRow;
import umpire.game.testing.ReadOffers;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.supply.SupplyRules;
import umpire.opponent.sample.OfferSampler;
import umpire.wire.pack.Shelf;

/**
 * Promise 8: undo never reveals and never throws again. Random matches; wherever an order may be
 * taken back, its seat was shown by it what it would have been shown in every position that it
 * cannot distinguish, and the match stands afterwards as if it had not been given.
 */
@Execution(ExecutionMode.CONCURRENT) // its walks need no service
class UndoneWalkTest {
  private static final int MOST_INPUTS = 240;
  private static final int ALIKE = 3;
  private static final int SEEDS = 3;
  private static final Shelf SHELF = Shelf.load();

  static Stream<String> walks() {
    return SHELF.games().stream()
        .flatMap(
            game ->
                SHELF.game(game).pack().scenarios().keySet().stream()
                    .sorted()
                    .map(scenario -> game + " " + scenario));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void R49_R50_undoNeitherRevealsNorThrowsAgain(String walk) {
    String[] words = walk.split(" ");
    Shelf.Shelved shelved = SHELF.game(words[0]);
    int undone = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      Walk<?, ?, ?, ?> walked =
          Walk.of(
              shelved,
              Edition.of(shelved.game(), shelved.pack()),
              shelved.pack().scenario(words[1]),
              seed);
      walked.on();
      System.out.println(walk + ", seed " + seed + ": " + walked.undone + " orders taken back");
      undone += walked.undone;
    }
    assertThat(undone).as("orders taken back").isPositive();
  }

  private static final class Walk<P, C, E, V> {
    private final Shelf.Shelved shelved;
    private final Edition<P, C, E, V> edition;
    private final Random random;
    private final OfferSampler offerSampler;
    private final DrawSource dice = (match, key) -> key.chance();
    private final Map<Seat, DraftRow> drafts = new HashMap<>();
    private MatchState<P, C, E, V> matchState;
    private int undone;
    private int highest;

    private Walk(Shelf.Shelved shelved, Edition<P, C, E, V> edition, Scenario scenario, long seed) {
      this.shelved = shelved;
      this.edition = edition;
      this.random = new Random(seed);
      this.offerSampler = OfferSampler.of(seed);
      byte[] secret = new byte[32];
      random.nextBytes(secret);
      List<SeatRow> seats =
          scenario.seats().stream()
              .map(seat -> SeatRow.taken(seat.id(), seat.id(), SaltInput.NONE))
              .toList();
      Match match =
          new Match(new UUID(seed, 0), "walk", true, "", MatchTerms.NONE, Seed.of(secret), seats);
      Options options = edition.pack().choose(Map.of());
      MatchTransaction<P, C, E, V> transaction =
          new MatchTransaction<>(
              MatchState.first(match, edition, edition.rules().open(scenario, options)), dice);
      transaction.act(
          EventCause.STARTED, JsonNodeFactory.instance.objectNode().put("type", "started"));
      transaction.settle();
      matchState = transaction.after();
    }

    static <P, C, E, V> Walk<P, C, E, V> of(
        Shelf.Shelved shelved, Edition<P, C, E, V> edition, Scenario scenario, long seed) {
      return new Walk<>(shelved, edition, scenario, seed);
    }

    void on() {
      for (int i = 0; i < MOST_INPUTS && !matchState.over(); i++) {
        if (matchState.question().isPresent()) {
          report(matchState.question().get());
        } else {
          order();
        }
      }
    }

    private void order() {
      List<Seat> waitedFor = List.copyOf(matchState.waitedFor());
      Seat seat = waitedFor.get(random.nextInt(waitedFor.size()));
      DraftRow draft = drafts.getOrDefault(seat, DraftRow.none(seat.id()));
      JsonNode decision = Decisions.of(matchState, seat, draft).path("decision");
      int number = decision.path("id").asInt();
      highest = Math.max(highest, number);
      ParsedCommands<C> parsed = ParsedCommands.exactly(List.of(any(decision)), edition);
      Order<C> order = new Order<>(seat, OptionalInt.of(number), draft, parsed);
      OrderRuling.Done<P, C, E, V> judged = done(matchState, order);
      drafts.put(seat, judged.draft().after());
      if (judged.draftOnly()) {
        return;
      }
      MatchState<P, C, E, V> before = matchState;
      matchState = judged.course().after();
      if (matchState.over()
          || matchState.question().isPresent()
          || UndoCheck.refusal(seat, matchState.revision(), judged.course().events()).isPresent()) {
        return;
      }
      tellsNothing(before, order, judged);
      takeBack(before, seat);
    }

    /** The same order, in positions that the seat cannot distinguish from the true one. */
    private void tellsNothing(
        MatchState<P, C, E, V> before, Order<C> order, OrderRuling.Done<P, C, E, V> judged) {
      for (int i = 0; i < ALIKE; i++) {
        Chance chance =
            DrawKey.of(
                    new byte[32], "alike", random.nextInt(1 << 20) + 1, new RuleId("1"), Map.of())
                .chance();
        P other = edition.rules().resample(before.position(), new Viewer.Of(order.seat()), chance);
        MatchState<P, C, E, V> alike =
            new MatchState<>(
                before.match(),
                edition,
                before.revision(),
                before.events(),
                before.seqs(),
                edition.rules().at(other),
                before.shift(),
                "",
                before.affairs());
        assertThat(shown(done(alike, order).course(), order.seat()))
            .as("what %s learns by %s", order.seat(), order.added().json())
            .isEqualTo(shown(judged.course(), order.seat()));
      }
    }

    private OrderRuling.Done<P, C, E, V> done(MatchState<P, C, E, V> from, Order<C> order) {
      return switch (OrderAdjudicator.rule(from, order, dice)) {
        case OrderRuling.Done<P, C, E, V> done -> done;
        case OrderRuling.Refused<P, C, E, V>(Problem problem) -> throw new AssertionError(problem);
      };
    }

    private static List<ShownRow> shown(MatchTransaction<?, ?, ?, ?> transaction, Seat seat) {
      return transaction.shown().stream().filter(row -> row.viewer().equals(seat.id())).toList();
    }

    private void takeBack(MatchState<P, C, E, V> before, Seat seat) {
      MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
      transaction.undo(seat, before);
      MatchState<P, C, E, V> after = transaction.after();
      undone++;
      assertThat(transaction.draws()).isEmpty();
      assertThat(after.position()).isEqualTo(before.position());
      assertThat(after.waitedFor()).isEqualTo(before.waitedFor());
      assertThat(transaction.shown()).hasSize(before.match().viewers().size());
      for (ShownRow row : transaction.shown()) {
        JsonNode event = StoredJson.tree(row.body()).path("event");
        assertThat(event.path("to").asInt()).isEqualTo(before.seq(row.viewer()));
        assertThat(event.size()).isEqualTo(3);
      }
      if (matchState.pending() instanceof Pending.Choices<C> choices) {
        choices.asked().values().forEach(a -> highest = Math.max(highest, matchState.number(a)));
      }
      if (after.pending() instanceof Pending.Choices<C> choices) {
        choices.asked().values().forEach(a -> assertThat(after.number(a)).isGreaterThan(highest));
      }
      if (random.nextBoolean()) {
        matchState = after;
        drafts.clear();
      }
    }

    /** A random one of the commands that are offered. */
    private JsonNode any(JsonNode decision) {
      Offers<Object> offers = ReadOffers.of(shelved, decision.path("offers"));
      return shelved.codec().tree(offerSampler.command(offers));
    }

    private void report(Pending.Question<C> question) {
      Report report =
          switch (question.adjudicator()) {
            case Adjudicator.Combat(var draw, var rule) ->
                adjudicate(
                    shelved.game().combat(edition.pack()),
                    question.brief(),
                    matchState.match().key(draw.number(), rule).chance());
            case Adjudicator.Supply() ->
                trace(shelved.game().supply(edition.pack()), question.brief());
          };
      MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
      transaction.take(
          EventCause.REPORTED,
          0,
          transaction.accepted(new Input.Reported<>(question.id(), report)));
      transaction.settle();
      matchState = transaction.after();
    }

    @SuppressWarnings("unchecked") // the brief is this game's
    private static <B extends Brief> Report adjudicate(
        CombatRules<B, ?> rules, Brief brief, Chance chance) {
      return rules.adjudicate((B) brief, chance);
    }

    @SuppressWarnings("unchecked") // as above
    private static <B extends Brief> Report trace(SupplyRules<B, ?> rules, Brief brief) {
      return rules.trace((B) brief);
    }
  }
}
