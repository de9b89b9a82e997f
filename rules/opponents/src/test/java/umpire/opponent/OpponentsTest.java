package umpire.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.scenario.Seat;

class OpponentsTest {
  /** Attacks a place. */
  public record Attack(int place) {}

  /** Does nothing. */
  public record Wait() {}

  /** Names the forces. */
  public record Commit(int strength) {}

  /** What a battle costs. */
  public record Losses(int attacker, int defender) {}

  private static final Object WAIT = new Wait();
  private static final Brief NOTHING = new Brief() {};

  @Test
  void theGreedyOneTakesTheBestBattle() {
    OddsSource adjudicator = adjudicator(Map.of(new Attack(1), 2, new Attack(2), 3));
    assertThat(choices(adjudicator, asked(2, WAIT))).containsOnly(new Attack(2));
  }

  @Test
  void theGreedyOneRatherWaitsThanLoses() {
    OddsSource adjudicator =
        adjudicator(Map.of(new Attack(1), -1, new Attack(2), -2, new Attack(3), 0));
    assertThat(choices(adjudicator, asked(3, WAIT))).containsOnly(WAIT);
  }

  @Test
  void whoeverCannotHelpABattleWantsTheAttackersWorst() {
    OddsSource adjudicator = adjudicator(Map.of(WAIT, 2, new Attack(1), 5, new Attack(2), 1));
    assertThat(choices(adjudicator, asked(2, WAIT))).containsOnly(new Attack(2));
  }

  @Test
  void anOrderOfSeveralIsJudgedByItsEnd() {
    OddsSource adjudicator =
        commands ->
            switch (commands.getLast()) {
              case Attack _ -> new OddsSource.Prospect.Draft(forces());
              case Commit(int strength) -> battle(strength - 3);
              default -> new OddsSource.Prospect.Quiet();
            };
    assertThat(choices(adjudicator, asked(1, WAIT))).containsOnly(new Attack(1));
    Opponent.Turn drafting = new Opponent.Turn(new Seat("red"), "view", forces(), true);
    assertThat(greedy(1).choose(drafting, adjudicator)).isEqualTo(new Commit(5));
  }

  @Test
  void theRandomOneTakesAnythingOnOffer() {
    Asked<Object> asked = asked(3, WAIT);
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked, false);
    Opponent random = new RandomOpponent(1);
    List<Object> chosen =
        IntStream.range(0, 60).mapToObj(i -> random.choose(turn, adjudicator(Map.of()))).toList();
    assertThat(chosen)
        .contains(WAIT, new Attack(1), new Attack(2), new Attack(3))
        .allMatch(command -> asked.offers().admits(command));
  }

  @Test
  void withoutAGamesOwnSenseTheLossesCount() {
    assertThat(gain(new Losses(2, 5), false)).isEqualTo(3);
    assertThat(gain(new Losses(2, 5), true)).isEqualTo(-3);
    assertThat(gain(new Attack(4), false)).isZero();
  }

  private static double gain(Record outcome, boolean forced) {
    Seat red = new Seat("red");
    return new DefaultValuation.Plain()
        .gain(new ProspectiveBattle<>("view", red, List.of(WAIT), NOTHING, forced), outcome);
  }

  /** F3: in a battle of many rounds both sides' fallback leads to the next dice. */
  @Test
  void whoMayBreakOffDoesSoRatherThanLose() {
    OddsSource adjudicator = adjudicator(Map.of(WAIT, -2, new Attack(1), -1));
    Asked<Object> asked = asked(2, WAIT);
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked, false);
    for (int seed = 0; seed < 10; seed++) {
      assertThat(greedy(seed).choose(turn, adjudicator))
          .as("the quiet one")
          .isEqualTo(new Attack(2));
    }
  }

  /** F4: an order of many levels, each with hundreds of ways to say it. */
  @Test
  void looksAreCounted() {
    int[] looks = {0};
    OddsSource endless =
        commands -> {
          looks[0]++;
          return new OddsSource.Prospect.Draft(asked(500, WAIT));
        };
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked(500, WAIT), false);
    Object _ = new GreedyOpponent(new DefaultValuation.Plain(), 1, 40).choose(turn, endless);
    assertThat(looks[0]).isBetween(20, 40);
  }

  /** An attack of many groups: what is named first is of no use before the last has been named. */
  @Test
  void aLongOrderIsFollowedToItsEndWithFewLooks() {
    OddsSource adjudicator =
        commands ->
            switch (commands.getLast()) {
              case Attack _ -> new OddsSource.Prospect.Draft(forces());
              case Commit _ when commands.size() < 6 -> new OddsSource.Prospect.Draft(forces());
              case Commit(int strength) -> battle(strength - 3);
              default -> new OddsSource.Prospect.Quiet();
            };
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked(9, WAIT), false);
    Opponent greedy = new GreedyOpponent(new Hawk(), 1, 16);
    assertThat(greedy.choose(turn, adjudicator)).isEqualTo(new Attack(7));
  }

  /** Thinks much of large forces, and something of the seventh place alone. */
  private record Hawk() implements Valuation<Object, Object> {
    @Override
    public double gain(ProspectiveBattle<Object, Object> prospectiveBattle, Record outcome) {
      return new DefaultValuation.Plain().gain(prospectiveBattle, outcome);
    }

    @Override
    public double weight(Object view, Seat seat, List<Object> earlier, Object command) {
      return switch (command) {
        case Commit(int strength) -> strength;
        case Attack(int place) -> place == 7 ? 1 : 0;
        default -> 1;
      };
    }

    @Override
    public boolean fights(Class<?> kind) {
      return kind == Attack.class;
    }
  }

  @Test
  void whatIsWorthNothingIsNotLookedAt() {
    OddsSource adjudicator =
        commands -> {
          assertThat(commands).containsExactly(new Attack(7));
          return new OddsSource.Prospect.Quiet();
        };
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked(9, WAIT), false);
    Object _ = new GreedyOpponent(new Hawk(), 1).choose(turn, adjudicator);
  }

  @Test
  void theRestOfAnOrderIsSaidWithoutAnotherLook() {
    int[] looks = {0};
    OddsSource adjudicator =
        commands -> {
          looks[0]++;
          return switch (commands.getLast()) {
            case Attack _ -> new OddsSource.Prospect.Draft(forces());
            case Commit(int strength) -> battle(strength - 3);
            default -> new OddsSource.Prospect.Quiet();
          };
        };
    Opponent greedy = greedy(1);
    Seat red = new Seat("red");
    assertThat(greedy.choose(new Opponent.Turn(red, "view", asked(1, WAIT), false), adjudicator))
        .isEqualTo(new Attack(1));
    int before = looks[0];
    assertThat(greedy.choose(new Opponent.Turn(red, "view", forces(), true), adjudicator))
        .isEqualTo(new Commit(5));
    assertThat(looks[0]).isEqualTo(before);
  }

  @Test
  void aBattleTooLargeToWeighIsNotSought() {
    OddsSource adjudicator =
        commands ->
            commands.getLast() instanceof Attack
                ? new OddsSource.Prospect.Unweighed()
                : new OddsSource.Prospect.Quiet();
    assertThat(choices(adjudicator, asked(3, WAIT))).containsOnly(WAIT);
  }

  /** Wants places with high numbers, and looks ahead for nothing. */
  private record Peaceful() implements Valuation<Object, Object> {
    @Override
    public double gain(ProspectiveBattle<Object, Object> prospectiveBattle, Record outcome) {
      return 0;
    }

    @Override
    public double weight(Object view, Seat seat, List<Object> earlier, Object command) {
      return command instanceof Attack(int place) && place == 900 ? 1 : 0;
    }

    @Override
    public boolean fights(Class<?> kind) {
      return false;
    }
  }

  @Test
  void everyOneOfManyPlacesIsWeighedAndNothingElseLookedAt() {
    OddsSource nobody =
        commands -> {
          throw new AssertionError("looked ahead for " + commands);
        };
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked(1200, WAIT), false);
    assertThat(new GreedyOpponent(new Peaceful(), 1).choose(turn, nobody))
        .isEqualTo(new Attack(900));
  }

  private static List<Object> choices(OddsSource adjudicator, Asked<Object> asked) {
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked, false);
    return IntStream.range(0, 10).mapToObj(seed -> greedy(seed).choose(turn, adjudicator)).toList();
  }

  private static Opponent greedy(long seed) {
    return new GreedyOpponent(new DefaultValuation.Plain(), seed);
  }

  private static OddsSource adjudicator(Map<Object, Integer> gains) {
    return commands -> {
      Integer gain = gains.get(commands.getLast());
      return gain == null ? new OddsSource.Prospect.Quiet() : battle(gain);
    };
  }

  private static OddsSource.Prospect battle(int gain) {
    Losses losses = new Losses(10, 10 + gain);
    return new OddsSource.Prospect.Battle(
        NOTHING,
        new Odds(Policy.none(), List.of(new Odds.Chances(losses, Probability.ONE)), List.of()));
  }

  private static Asked<Object> asked(int places, Object fallback) {
    return new Asked<>(
        new DecisionId(1),
        new RuleId("1"),
        new Offers<>(
            List.of(
                Offer.of(Wait.class),
                Offer.of(Attack.class, "place", new Domain.Number(1, places)))),
        fallback);
  }

  private static Asked<Object> forces() {
    Domain forces = new Domain.Number(1, 5);
    return new Asked<>(
        new DecisionId(2),
        new RuleId("1"),
        new Offers<>(List.of(Offer.of(Commit.class, "strength", forces))),
        new Commit(1));
  }
}
