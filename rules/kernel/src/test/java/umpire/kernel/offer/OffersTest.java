package umpire.kernel.offer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;

class OffersTest {
  sealed interface Command {
    record Buy(String what, List<Integer> where, int price) implements Command {}

    record Pass() implements Command {}

    record Sell(Set<String> what, int price) implements Command {
      public Sell {
        if (price < 0) {
          throw new IllegalArgumentException("nobody is paid for taking it");
        }
      }
    }
  }

  private static final Seat RED = new Seat("red");
  private static final Seat BLUE = new Seat("blue");

  private final Offers<Command> offers =
      Offers.of(
          new Offer<>(
              Command.Buy.class,
              List.of(
                  new Offer.Parameter("what", new Domain.One(List.of("tank", "gun"))),
                  new Offer.Parameter("where", new Domain.Some(List.of(1, 2, 3), 1, 2)),
                  new Offer.Parameter("price", new Domain.Number(5, 7)))));

  @Test
  void everyCombinationIsAdmittedAndNothingElse() {
    assertThat(offers.admits(new Command.Buy("gun", List.of(3, 1), 7))).isTrue();
    assertThat(offers.admits(new Command.Buy("ship", List.of(3), 7))).isFalse();
    assertThat(offers.admits(new Command.Buy("gun", List.of(), 7))).isFalse();
    assertThat(offers.admits(new Command.Buy("gun", List.of(1, 2, 3), 7))).isFalse();
    assertThat(offers.admits(new Command.Buy("gun", List.of(1, 1), 7))).isFalse();
    assertThat(offers.admits(new Command.Buy("gun", List.of(4), 7))).isFalse();
    assertThat(offers.admits(new Command.Buy("gun", List.of(1), 8))).isFalse();
    assertThat(offers.admits(new Command.Pass())).isFalse();
    assertThat(offers.size()).isEqualTo(2 + 3 + 2);
    assertThat(offers.offers().getFirst().invalidParameter(new Command.Buy("gun", List.of(4), 9)))
        .hasValueSatisfying(parameter -> assertThat(parameter.name()).isEqualTo("where"));
  }

  @Test
  void anOfferMakesTheCommandOfItsValues() {
    Offer<Command> buy = offers.offers().getFirst();
    assertThat(buy.make(List.of("gun", List.of(3, 1), 7)))
        .isEqualTo(new Command.Buy("gun", List.of(3, 1), 7));
    assertThat(Offer.<Command>of(Command.Pass.class).make(List.of())).isEqualTo(new Command.Pass());
    Offer<Command> sell =
        Offer.of(
            Command.Sell.class,
            Offer.some("what", List.of("tank", "gun"), 1, 2),
            new Offer.Parameter("price", new Domain.Number(-1, 5)));
    assertThat(sell.make(List.of(List.of("gun", "tank"), 2)))
        .isEqualTo(new Command.Sell(Set.of("tank", "gun"), 2));
    assertThatThrownBy(() -> sell.make(List.of(List.of("gun"), -1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Sell refuses");
  }

  @Test
  void commandsThatDifferInTheirLastParameterAreOneOffer() {
    Command cheap = new Command.Buy("gun", List.of(1), 5);
    Command dear = new Command.Buy("gun", List.of(1), 7);
    Command elsewhere = new Command.Buy("gun", List.of(2), 5);
    Offers<Command> all = Offers.ofCommands(List.of(cheap, new Command.Pass(), elsewhere, dear));
    assertThat(all.offers()).hasSize(3);
    assertThat(all.offers().getFirst().parameters().getLast().domain())
        .isEqualTo(new Domain.One(List.of(5, 7)));
    assertThat(all.offers().get(1)).isEqualTo(Offer.of(Command.Pass.class));
    assertThat(List.of(cheap, dear, elsewhere, new Command.Pass())).allMatch(all::admits);
    assertThat(all.admits(new Command.Buy("gun", List.of(2), 7))).isFalse();
    assertThat(all.admits(new Command.Buy("gun", List.of(1), 6))).isFalse();
    assertThat(Offers.ofCommands(List.of()).offers()).isEmpty();
  }

  @Test
  void aNamedSetCountsAsOne() {
    Domain named = new Domain.Named("all-hexes", Set.of(1, 2, 3, 4));
    assertThat(named.size()).isEqualTo(1);
    assertThat(named.admits(4)).isTrue();
    assertThat(named.admits(5)).isFalse();
  }

  @Test
  void sharesAreANumberForEachValueAndTheirSumIsBounded() {
    Domain shares =
        new Domain.Shares(
            List.of(new Domain.Share("norway", 0, 2), new Domain.Share("france", 1, 3)), 2, 4);
    assertThat(shares.size()).isEqualTo(2);
    assertThat(shares.admits(Map.of("norway", 0, "france", 2))).isTrue();
    assertThat(shares.admits(Map.of("norway", 2, "france", 2))).isTrue();
    assertThat(shares.admits(Map.of("norway", 0, "france", 1))).as("too few").isFalse();
    assertThat(shares.admits(Map.of("norway", 2, "france", 3))).as("too many").isFalse();
    assertThat(shares.admits(Map.of("norway", 3, "france", 1))).as("above most").isFalse();
    assertThat(shares.admits(Map.of("norway", 2, "france", 0))).as("below least").isFalse();
    assertThat(shares.admits(Map.of("france", 2))).as("one is missing").isFalse();
    assertThat(shares.admits(Map.of("norway", 0, "france", 2, "denmark", 0))).isFalse();
    assertThat(shares.admits(Map.of("norway", "0", "france", "2"))).isFalse();
    assertThat(shares.admits(List.of(0, 2))).isFalse();
  }

  @Test
  void sharesThatCannotBeReachedAreRefused() {
    Domain.Share one = new Domain.Share("one", 1, 3);
    assertThatThrownBy(() -> new Domain.Share("one", 2, 1)).hasMessageContaining("no integer");
    assertThatThrownBy(() -> new Domain.Shares(List.of(one, one), 2, 4))
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> new Domain.Shares(List.of(one), 4, 9)).hasMessageContaining("1 to 3");
    assertThatThrownBy(() -> new Domain.Shares(List.of(one), -1, 0))
        .hasMessageContaining("-1 to 0");
    assertThatThrownBy(() -> new Domain.Shares(List.of(one), 3, 2)).hasMessageContaining("3 to 2");
    assertThat(new Domain.Shares(List.of(), 0, 0).admits(Map.of())).isTrue();
  }

  @Test
  void domainsAndParametersThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> new Domain.One(List.of())).hasMessageContaining("not empty");
    assertThatThrownBy(() -> new Domain.Number(2, 1)).hasMessageContaining("no integer");
    assertThatThrownBy(() -> new Domain.Some(List.of(1), 0, 2)).hasMessageContaining("0 to 2 of 1");
    assertThatThrownBy(() -> Offer.of(Command.Buy.class))
        .hasMessageContaining("[what, where, price]");
    assertThatThrownBy(() -> Offer.of(Command.class)).hasMessageContaining("not a record");
  }

  @Test
  void choicesWaitForSomebody() {
    Asked<Command> asked =
        new Asked<>(
            new DecisionId(1),
            new RuleId("1.1"),
            Offers.of(Offer.of(Command.Pass.class)),
            new Command.Pass());
    assertThat(Pending.Choices.of(RED, asked).asked()).containsOnlyKeys(RED);
    assertThatThrownBy(() -> choices(AnswerMode.ALL, Map.of(), Set.of(), Map.of()))
        .hasMessageContaining("at least one seat");
    assertThatThrownBy(() -> choices(AnswerMode.ALL, Map.of(RED, asked), Set.of(RED), Map.of()))
        .hasMessageContaining("at least one seat");
    assertThatThrownBy(() -> choices(AnswerMode.ALL, Map.of(RED, asked), Set.of(BLUE), Map.of()))
        .hasMessageContaining("only an asked seat");
    assertThatThrownBy(
            () -> choices(AnswerMode.ANY, Map.of(RED, asked, BLUE, asked), Set.of(BLUE), Map.of()))
        .hasMessageContaining("one answer is enough");
    assertThatThrownBy(
            () ->
                choices(AnswerMode.ALL, Map.of(RED, asked), Set.of(), Map.of(RED, asked.offers())))
        .hasMessageContaining("could be taken for its answer");
    assertThatThrownBy(
            () -> new Asked<>(new DecisionId(1), new RuleId("1.1"), offers, new Command.Pass()))
        .hasMessageContaining("not on offer");
  }

  @Test
  void aRefusalSaysWhyAndADraftRevealsNothing() {
    record Told() implements RevealingEvent {}
    Rest<String, Command> rest =
        Rest.of(
            "",
            new Pending.Draw<>(
                new DrawId(1), new DrawKind.Dice(1, 6), new RuleId("1.1"), Set.of()));
    assertThatThrownBy(() -> new Ruling.Refused<>(List.of())).hasMessageContaining("says why");
    assertThatThrownBy(() -> new Ruling.Drafted<>(List.of(new Told()), rest))
        .hasMessageContaining("cannot reveal");
  }

  @Test
  void numbersStartAtOneAndLotsAreFinite() {
    assertThatThrownBy(() -> new DecisionId(0)).hasMessageContaining("numbered from 1");
    assertThatThrownBy(() -> new DrawId(0)).hasMessageContaining("numbered from 1");
    assertThatThrownBy(() -> new QuestionId(-1)).hasMessageContaining("numbered from 1");
    assertThatThrownBy(() -> new DrawKind.Dice(0, 6)).hasMessageContaining("no such dice");
    assertThatThrownBy(() -> new DrawKind.Shuffle(257)).hasMessageContaining("1 to 256");
    assertThatThrownBy(() -> new Seat("Red")).hasMessageContaining("kebab-case");
  }

  private static Pending.Choices<Command> choices(
      AnswerMode answerMode,
      Map<Seat, Asked<Command>> asked,
      Set<Seat> answered,
      Map<Seat, Offers<Command>> free) {
    return new Pending.Choices<>(answerMode, asked, answered, free);
  }
}
