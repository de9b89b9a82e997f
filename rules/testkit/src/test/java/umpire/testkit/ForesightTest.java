package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruleset;
import umpire.kernel.preview.Explanation;
import umpire.kernel.preview.OrderPreview;
import umpire.kernel.preview.Prospect;
import umpire.kernel.preview.SupplyLines;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Skirmish;

/** Red stands in one of two places, which blue cannot distinguish. */
class ForesightTest {
  private static final Seat RED = new Seat("red");
  private static final Seat BLUE = new Seat("blue");
  private static final Seat GREEN = new Seat("green");
  private static final Object AIM = new Command.Aim(new Place("0101"));

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
  private final OrderPreview<Object, Object, Object, Object> orderPreview =
      new OrderPreview<>(book.play(), book.supply());

  @Test
  void aShotAtWhatIsHiddenHasNoOddsForWhoeverDoesNotSeeIt() {
    List<Object> shot = List.of(AIM, new Command.Fire(2));
    assertThat(orderPreview.prospect(turnOf(BLUE), BLUE, shot, chance()))
        .isEqualTo(new Prospect.Hidden<>(new RuleId("1.1")));
    Object own = turnOf(RED);
    assertThat(orderPreview.prospect(own, RED, shot, chance()))
        .isInstanceOfSatisfying(
            Prospect.Battle.class,
            battle ->
                assertThat(battle.brief())
                    .isEqualTo(
                        new Model.Shot(
                            2, new Place("0101").equals(((Model.Position) own).hidden()))));
  }

  @Test
  void anIncompleteOrderSaysWhatIsAskedNext() {
    assertThat(orderPreview.prospect(turnOf(BLUE), BLUE, List.of(AIM), chance()))
        .isInstanceOfSatisfying(
            Prospect.Draft.class,
            draft -> assertThat(draft.next().offers().admits(new Command.Fire(1))).isTrue());
  }

  @Test
  void whatIsRefusedIsRefusedHereTooAndWhatIsQuietIsQuiet() {
    Object position = turnOf(BLUE);
    assertThat(orderPreview.prospect(position, BLUE, List.of(AIM, new Command.Fire(9)), chance()))
        .isInstanceOfSatisfying(
            Prospect.Refused.class, refused -> assertThat(refused.index()).isEqualTo(1));
    assertThat(orderPreview.prospect(position, BLUE, List.of(new Command.Pass()), chance()))
        .isEqualTo(new Prospect.Quiet<>());
  }

  @Test
  void commandsAreExplainedOneAfterTheOther() {
    Explanation<Object> explained =
        orderPreview.explain(turnOf(BLUE), BLUE, List.of(AIM, new Command.Bid(1), AIM), chance());
    assertThat(explained.verdicts())
        .extracting(Explanation.Verdict::ruled)
        .containsExactly(Explanation.Ruled.DRAFTED, Explanation.Ruled.REFUSED);
    assertThat(explained.verdicts().getLast().findings()).isNotEmpty();
    assertThat(explained.verdicts()).noneMatch(Explanation.Verdict::hidden);
  }

  @Test
  void whoeverIsAskedInBetweenAndHasNotAnsweredIsTakenToLetItPass() {
    Match melee = turnOf("melee", RED);
    assertThat(assumed(melee, RED, AIM, new Command.Fire(1))).containsExactly(BLUE, GREEN);
  }

  @Test
  void whoeverLeavesItToAnAllyIsNotAskedAgainAndTheAllyIsTakenToLetItPass() {
    Match melee = turnOf("melee", BLUE);
    List<Object> yield = List.of(new Command.Yield());
    assertThat(orderPreview.explain(melee.position(), BLUE, yield, chance()).verdicts())
        .extracting(Explanation.Verdict::ruled)
        .containsExactly(Explanation.Ruled.ACCEPTED);
    assertThat(orderPreview.prospect(melee.position(), BLUE, yield, chance()))
        .isEqualTo(new Prospect.Quiet<>());
    melee.put(new Input.Chosen<>(BLUE, new Command.Yield()));
    assertThat(asks(melee, BLUE)).isFalse();
    assertThat(asks(melee, GREEN)).isTrue();
    assertThat(orderPreview.prospect(melee.position(), GREEN, yield, chance()))
        .isInstanceOf(Prospect.Refused.class);
  }

  @Test
  void aSeatThatHasAnsweredIsNotWaitedForAgain() {
    Match melee = turnOf("melee", BLUE);
    melee.put(new Input.Chosen<>(BLUE, AIM));
    melee.put(new Input.Chosen<>(BLUE, new Command.Fire(1)));
    assertThat(assumed(melee, RED, new Command.Bid(3))).containsExactly(GREEN);
    melee.put(new Input.Chosen<>(RED, new Command.Bid(2)));
    assertThat(assumed(melee, RED, new Command.Bid(3))).containsExactly(GREEN);
    assertThat(
            orderPreview.prospect(melee.position(), GREEN, List.of(new Command.Bid(1)), chance()))
        .isEqualTo(new Prospect.Hidden<>(new RuleId("1.1")));
  }

  @Test
  void anOrderIsTriedOnceWhereNothingIsHiddenFromItsSeatElseMoreThanOnce() {
    AtomicInteger tried = new AtomicInteger();
    OrderPreview<Object, Object, Object, Object> counted =
        new OrderPreview<>(counting(tried), book.supply());
    List<Object> shot = List.of(AIM, new Command.Fire(2));
    assertThat(counted.prospect(turnOf(RED), RED, shot, chance()))
        .isInstanceOf(Prospect.Battle.class);
    assertThat(tried).hasValue(1);
    counted.explain(turnOf(RED), RED, shot, chance());
    assertThat(tried).hasValue(2);

    tried.set(0);
    assertThat(counted.prospect(turnOf(BLUE), BLUE, shot, chance()))
        .isInstanceOf(Prospect.Hidden.class);
    assertThat(tried.get()).isBetween(2, 16);
    tried.set(0);
    counted.explain(turnOf(BLUE), BLUE, List.of(new Command.Pass()), chance());
    assertThat(tried).hasValue(2);
  }

  /** The skirmish's rules, which count how often another position is drawn. */
  @SuppressWarnings("unchecked")
  private Ruleset<Object, Object, Object, Object> counting(AtomicInteger tried) {
    return (Ruleset<Object, Object, Object, Object>)
        Proxy.newProxyInstance(
            Ruleset.class.getClassLoader(),
            new Class<?>[] {Ruleset.class},
            (_, method, arguments) -> {
              tried.addAndGet(method.getName().equals("resample") ? 1 : 0);
              return method.invoke(book.play(), arguments);
            });
  }

  @Test
  void aSeatWithoutUnitsToSupplyHasNoLines() {
    assertThat(orderPreview.lines(turnOf(RED), RED, chance())).isEqualTo(new SupplyLines.None());
  }

  private static Chance chance() {
    return DrawKey.of(new byte[32], "foresight", 1, new RuleId("0"), Map.of()).chance();
  }

  /** Those whose choices are passed over on the way to the battle that the order comes to. */
  private List<Seat> assumed(Match match, Seat seat, Object... order) {
    Prospect<Object> prospect =
        orderPreview.prospect(match.position(), seat, List.of(order), chance());
    assertThat(prospect).isInstanceOf(Prospect.Battle.class);
    return prospect instanceof Prospect.Battle<Object> battle
        ? battle.assumed().stream().map(Prospect.Assumed::seat).toList()
        : List.of();
  }

  private Object turnOf(Seat seat) {
    return turnOf("duel", seat).position();
  }

  /** A match in which the seat is asked for its action. */
  private Match turnOf(String id, Seat seat) {
    Scenario scenario = book.pack().scenario(id);
    Match match = Match.bare(book, scenario, book.pack().choose(Map.of()), 1);
    scenario.seats().forEach(one -> match.put(new Input.Chosen<>(one, new Command.Bid(1))));
    if (match.pending() instanceof Pending.Draw<Object> draw) {
      match.put(match.drawn(draw));
    }
    if (!asks(match, seat)) {
      match.put(new Input.Chosen<>(seat.equals(RED) ? BLUE : RED, new Command.Pass()));
    }
    assertThat(asks(match, seat)).isTrue();
    return match;
  }

  private static boolean asks(Match match, Seat seat) {
    return match.pending() instanceof Pending.Choices<Object> choices
        && choices.asked().containsKey(seat);
  }
}
