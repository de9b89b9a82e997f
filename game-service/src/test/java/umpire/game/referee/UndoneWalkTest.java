package umpire.game.referee;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.http.Problem;
import umpire.game.store.Cause;
import umpire.game.store.DraftRow;
import umpire.game.store.SaltInput;
import umpire.game.store.SeatRow;
import umpire.game.store.Seed;
import umpire.game.store.ShownRow;
import umpire.game.testing.ReadOffers;
import umpire.kernel.chance.Chance;
import umpire.kernel.chance.DrawKey;
import umpire.kernel.cite.RuleId;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Input;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Options;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.kernel.supply.SupplyRules;
import umpire.testkit.Lots;
import umpire.wire.Shelf;

/**
 * Promise 8: undo never reveals and never throws again. Random matches; wherever an order may be
 * taken back, its seat was shown by it what it would have been shown in every position that it
 * cannot tell apart, and the match stands afterwards as if it had not been given.
 */
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
    private final Lots lots;
    private final DiceBox dice = (match, key) -> key.chance();
    private final Map<Seat, DraftRow> drafts = new HashMap<>();
    private Standing<P, C, E, V> standing;
    private int undone;
    private int highest;

    private Walk(Shelf.Shelved shelved, Edition<P, C, E, V> edition, Scenario scenario, long seed) {
      this.shelved = shelved;
      this.edition = edition;
      this.random = new Random(seed);
      this.lots = Lots.of(seed);
      byte[] secret = new byte[32];
      random.nextBytes(secret);
      List<SeatRow> seats =
          scenario.seats().stream()
              .map(seat -> SeatRow.taken(seat.id(), seat.id(), SaltInput.NONE))
              .toList();
      Match match = new Match(new UUID(seed, 0), "walk", true, Seed.of(secret), seats);
      Options options = edition.pack().choose(Map.of());
      Course<P, C, E, V> course =
          new Course<>(
              Standing.first(match, edition, edition.rules().open(scenario, options)), dice);
      course.act(Cause.STARTED, JsonNodeFactory.instance.objectNode().put("type", "started"));
      course.settle();
      standing = course.after();
    }

    static <P, C, E, V> Walk<P, C, E, V> of(
        Shelf.Shelved shelved, Edition<P, C, E, V> edition, Scenario scenario, long seed) {
      return new Walk<>(shelved, edition, scenario, seed);
    }

    void on() {
      for (int i = 0; i < MOST_INPUTS && !standing.over(); i++) {
        if (standing.question().isPresent()) {
          report(standing.question().get());
        } else {
          order();
        }
      }
    }

    private void order() {
      List<Seat> waitedFor = List.copyOf(standing.waitedFor());
      Seat seat = waitedFor.get(random.nextInt(waitedFor.size()));
      DraftRow draft = drafts.getOrDefault(seat, DraftRow.none(seat.id()));
      JsonNode decision = Decisions.of(standing, seat, draft).path("decision");
      int number = decision.path("id").asInt();
      highest = Math.max(highest, number);
      Meant<C> said = Meant.exactly(List.of(any(decision)), edition);
      Order<C> order = new Order<>(seat, OptionalInt.of(number), draft, said);
      Judged.Done<P, C, E, V> judged = done(standing, order);
      drafts.put(seat, judged.draft().after());
      if (judged.draftOnly()) {
        return;
      }
      Standing<P, C, E, V> before = standing;
      standing = judged.course().after();
      if (standing.over()
          || standing.question().isPresent()
          || Takeback.refusal(seat, standing.revision(), judged.course().events()).isPresent()) {
        return;
      }
      tellsNothing(before, order, judged);
      takeBack(before, seat);
    }

    /** The same order, in positions that the seat cannot tell from the true one. */
    private void tellsNothing(
        Standing<P, C, E, V> before, Order<C> order, Judged.Done<P, C, E, V> judged) {
      for (int i = 0; i < ALIKE; i++) {
        Chance chance =
            DrawKey.of(
                    new byte[32], "alike", random.nextInt(1 << 20) + 1, new RuleId("1"), Map.of())
                .chance();
        P other = edition.rules().resample(before.position(), new Viewer.Of(order.seat()), chance);
        Standing<P, C, E, V> alike =
            new Standing<>(
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

    private Judged.Done<P, C, E, V> done(Standing<P, C, E, V> from, Order<C> order) {
      return switch (Judge.judge(from, order, dice)) {
        case Judged.Done<P, C, E, V> done -> done;
        case Judged.Refused<P, C, E, V>(Problem problem) -> throw new AssertionError(problem);
      };
    }

    private static List<ShownRow> shown(Course<?, ?, ?, ?> course, Seat seat) {
      return course.shown().stream().filter(row -> row.viewer().equals(seat.id())).toList();
    }

    private void takeBack(Standing<P, C, E, V> before, Seat seat) {
      Course<P, C, E, V> course = new Course<>(standing, dice);
      course.undo(seat, before);
      Standing<P, C, E, V> after = course.after();
      undone++;
      assertThat(course.draws()).isEmpty();
      assertThat(after.position()).isEqualTo(before.position());
      assertThat(after.waitedFor()).isEqualTo(before.waitedFor());
      assertThat(course.shown()).hasSize(before.match().viewers().size());
      for (ShownRow row : course.shown()) {
        JsonNode event = StoredJson.tree(row.body()).path("event");
        assertThat(event.path("to").asInt()).isEqualTo(before.seq(row.viewer()));
        assertThat(event.size()).isEqualTo(3);
      }
      if (standing.pending() instanceof Pending.Choices<C> choices) {
        choices.asked().values().forEach(a -> highest = Math.max(highest, standing.number(a)));
      }
      if (after.pending() instanceof Pending.Choices<C> choices) {
        choices.asked().values().forEach(a -> assertThat(after.number(a)).isGreaterThan(highest));
      }
      if (random.nextBoolean()) {
        standing = after;
        drafts.clear();
      }
    }

    /** A random one of the commands that are offered. */
    private JsonNode any(JsonNode decision) {
      Offers<Object> offers = ReadOffers.of(shelved, decision.path("offers"));
      return shelved.codec().tree(lots.command(offers));
    }

    private void report(Pending.Question<C> question) {
      Report report =
          switch (question.desk()) {
            case Desk.Combat(var draw, var rule) ->
                adjudicate(
                    shelved.game().combat(edition.pack()),
                    question.brief(),
                    standing.match().key(draw.number(), rule).chance());
            case Desk.Supply() -> trace(shelved.game().supply(edition.pack()), question.brief());
          };
      Course<P, C, E, V> course = new Course<>(standing, dice);
      course.take(Cause.REPORTED, 0, course.accepted(new Input.Reported<>(question.id(), report)));
      course.settle();
      standing = course.after();
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
