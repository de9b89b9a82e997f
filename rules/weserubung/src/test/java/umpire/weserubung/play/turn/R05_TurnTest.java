package umpire.weserubung.play.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.TurnCommand.BuyOffensives;
import umpire.weserubung.model.command.TurnCommand.ChooseOrder;
import umpire.weserubung.model.command.TurnCommand.Order;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.Dates;
import umpire.weserubung.rules.OrderOfBattle;

class R05_TurnTest {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d", Locale.ENGLISH);
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

  @Test
  @Rule("5.1/r77")
  void R5_1_fourDaysATurnFromTheNinthOfApril() {
    for (int turn = 1; turn <= 21; turn++) {
      LocalDate first = LocalDate.of(1940, 4, 9).plusDays(4L * (turn - 1));
      LocalDate last = first.plusDays(3);
      boolean oneMonth = first.getMonth() == last.getMonth();
      String days =
          oneMonth
              ? DAY.format(first) + "-" + DATE.format(last)
              : DATE.format(first) + " - " + DATE.format(last);
      assertThat(Dates.of(turn)).isEqualTo(days);
    }
    assertThat(Dates.of(Dates.THAW)).isEqualTo("31 May - 3 June");
    assertThat(Dates.of(Dates.LAST_FOR_GERMANY)).isEqualTo("8-11 June");
  }

  @Test
  void R5_1_r1_twentyTurnsOrByOptionTwentyOne() {
    Map<String, String> values = new TreeMap<>(Situation.presets().values());
    Scenario campaign = Objects.requireNonNull(Situation.PACK.scenarios().get("campaign"));

    assertThat(Situation.RULES.open(campaign, new Options(values)).position().calendar().lastTurn())
        .isEqualTo(20);
    values.put("last-turn", "28-june");
    assertThat(Situation.RULES.open(campaign, new Options(values)).position().calendar().lastTurn())
        .isEqualTo(21);
  }

  private static Situation purchases() {
    return Situation.at(TurnPhase.OFFENSIVE)
        .with("german-307-infantry", "Oslo")
        .with("german-340-infantry", "Oslo")
        .with("british-15-infantry", "Narvik")
        .with("british-146-infantry", "Narvik")
        .with("british-148-infantry", "Narvik")
        .with("french-13-legion", "Narvik")
        .with("norwegian-1-infantry", "Bergen")
        .frame(new TurnFrame.Purchasing(Map.of()));
  }

  private static BuyOffensives buy(int norway, int britain, int france) {
    return new BuyOffensives(
        Map.of(Nation.NORWAY, norway, Nation.BRITAIN, britain, Nation.FRANCE, france));
  }

  @Test
  void R6_2_b_oneNumberForEachNationOfTheSeat() {
    Position position = purchases().position();

    assertThat(Situation.isOffered(position, ALLIED, buy(1, 3, 1))).isTrue();
    assertThat(Situation.isOffered(position, ALLIED, buy(0, 0, 0))).isTrue();
    assertThat(Situation.isOffered(position, GERMAN, new BuyOffensives(Map.of()))).isFalse();
  }

  @Test
  void R6_2_c_asManyAsLandUnitsInPlay() {
    assertThat(Situation.refusals(purchases().position(), ALLIED, buy(2, 0, 0)))
        .containsExactly("6.2-c");
  }

  @Test
  void R6_2_c_r40_inPlayAndOfTheNationItself() {
    Situation more = purchases().pooled("norwegian-2-infantry").built("norwegian-3-infantry");
    assertThat(Situation.isOffered(more.position(), ALLIED, buy(2, 0, 0))).isFalse();

    Position aboard =
        more.with("british-transport-1", "britain")
            .aboard("norwegian-4-infantry", "british-transport-1")
            .position();
    assertThat(Situation.isOffered(aboard, ALLIED, buy(2, 0, 0))).isTrue();
  }

  @Test
  void R6_2_d_noneForTheAlliesOnTheFirstTurn() {
    Position first = purchases().turn(1).position();

    assertThat(Situation.refusals(first, ALLIED, buy(1, 0, 0))).containsExactly("6.2-d");
    assertThat(Situation.isOffered(first, GERMAN, new BuyOffensives(Map.of(Nation.GERMANY, 2))))
        .isTrue();
  }

  private static Position bought(int german, BuyOffensives allied) {
    Position one =
        Situation.after(
            purchases().position(), GERMAN, new BuyOffensives(Map.of(Nation.GERMANY, german)));
    return Situation.after(one, ALLIED, allied);
  }

  @Test
  void R6_2_a_aPointOfMoraleEach() {
    Position position = bought(2, buy(1, 3, 0));

    assertThat(position.treasury(Nation.BRITAIN)).isEqualTo(new MoraleAccount(20, 3, 3, 3));
    assertThat(position.treasury(Nation.NORWAY).used()).isEqualTo(1);
    assertThat(position.treasury(Nation.FRANCE).used()).isZero();
  }

  @Test
  void R6_3_a_whoBoughtMoreHoldsTheInitiativeGermanyOnATie() {
    assertThat(bought(2, buy(1, 0, 0)).calendar().initiative()).isEqualTo(Side.GERMAN);
    assertThat(bought(2, buy(1, 1, 0)).calendar().initiative()).isEqualTo(Side.GERMAN);
    assertThat(bought(2, buy(1, 1, 1)).calendar().initiative()).isEqualTo(Side.ALLIED);
  }

  private static Situation ordering(Side holder, Seat seat) {
    return Situation.at(TurnPhase.MOVEMENT)
        .first(holder)
        .with("german-307-infantry", "Oslo")
        .with("norwegian-1-infantry", "Bergen")
        .frame(new TurnFrame.Ordering(seat, TurnPhase.MOVEMENT));
  }

  @Test
  void R6_3_b_theHolderActsFirstOrSecond() {
    Position ask = ordering(Side.GERMAN, GERMAN).position();

    Position first = Situation.after(ask, GERMAN, new ChooseOrder(Order.FIRST));
    Position second = Situation.after(ask, GERMAN, new ChooseOrder(Order.SECOND));

    assertThat(first.calendar().first()).isEqualTo(Side.GERMAN);
    assertThat(second.calendar().first()).isEqualTo(Side.ALLIED);
    assertThat(Situation.asked(second, ALLIED).rule().value()).isEqualTo("11.0-a");
  }

  @Test
  void R6_3_b_r4_whoSaysNothingGoesFirst() {
    Position ask = ordering(Side.GERMAN, GERMAN).position();

    assertThat(Situation.asked(ask, GERMAN).fallback()).isEqualTo(new ChooseOrder(Order.FIRST));
  }

  private static TurnPhase firstOrdered(Situation situation, int allied) {
    Position one =
        Situation.after(situation.position(), GERMAN, new BuyOffensives(Map.of(Nation.GERMANY, 1)));
    Position both = Situation.after(one, ALLIED, buy(allied, 0, 0));
    return ((TurnFrame.Ordering) both.agenda().top()).phase();
  }

  @Test
  void R6_3_b_r147_theOrderIsAskedWhereSomebodyHasAnythingToDo() {
    assertThat(firstOrdered(purchases(), 1))
        .as("nobody flies or sails")
        .isEqualTo(TurnPhase.COMBAT);
    assertThat(firstOrdered(purchases().with("emden", "Oslo"), 1)).isEqualTo(TurnPhase.NAVAL);
    assertThat(firstOrdered(purchases().german("Fornebu").with("bf-109-1", "Fornebu"), 1))
        .as("one side flies, and the other may find something to do then")
        .isEqualTo(TurnPhase.AIR);
  }

  @Test
  void R6_3_b_r147_whoMayFlyAgainInThePhaseHasSomethingToDo() {
    Piece grounded =
        Piece.fresh("british-gladiator-1", Situation.place("britain")).marked(Mark.GROUNDED);
    assertThat(firstOrdered(purchases().with(grounded), 1)).isEqualTo(TurnPhase.AIR);
  }

  @Test
  void R5_2_nothingOutsideTheSequence() {
    Position ask = ordering(Side.GERMAN, GERMAN).position();

    assertThat(Situation.refusals(ask, ALLIED, new ChooseOrder(Order.FIRST)))
        .containsExactly("5.2");
    assertThat(Situation.refusals(ask, GERMAN, new BuyOffensives(Map.of())))
        .containsExactly("6.3-b");
  }

  @Test
  void R4_0_c_neverMoreThanTheLevel() {
    Position poor =
        purchases().treasury(Nation.BRITAIN, new MoraleAccount(20, 18, 0, 0)).position();

    assertThat(Situation.isOffered(poor, ALLIED, buy(0, 2, 0))).isTrue();
    assertThat(Situation.isOffered(poor, ALLIED, buy(0, 3, 0))).isFalse();
  }

  @Test
  void R14_3_r26_togetherWithinOneLevel() {
    Position position =
        purchases()
            .treasury(Nation.BRITAIN, new MoraleAccount(20, 10, 0, 0))
            .treasury(Nation.FRANCE, new MoraleAccount(20, 7, 0, 0))
            .position();
    MatchAgreements agreed = position.conventions();
    Position together =
        new Position(
            position.calendar(),
            position.forces(),
            position.nations(),
            position.country(),
            new MatchAgreements(agreed.seats(), true, false, 2, false),
            position.tally(),
            position.agenda());

    assertThat(Situation.isOffered(position, ALLIED, buy(0, 3, 1))).as("20 each").isTrue();
    assertThat(Situation.isOffered(together, ALLIED, buy(0, 2, 1))).isTrue();
    assertThat(Situation.isOffered(together, ALLIED, buy(0, 3, 0))).isTrue();
    assertThat(Situation.refusals(together, ALLIED, buy(0, 3, 1))).containsExactly("14.3/r26");
  }

  @Test
  void R9_0_lake_b_r103_theIceBreaksAsTheTurnBegins() {
    for (int turn : new int[] {13, 14}) {
      RulingInProgress<Position, Frame> ruling =
          Situation.course(
              Situation.at(TurnPhase.OFFENSIVE)
                  .turn(turn)
                  .lake(Side.GERMAN, "Selbusjøen")
                  .with("bf-109-1", "Selbusjøen")
                  .with("german-307-infantry", "Selbusjøen")
                  .position());
      new Thaw(new OrderOfBattle(Situation.PACK)).come(ruling);

      boolean ice = turn < Dates.THAW;
      assertThat(ruling.position().country().isLakeBase(place(), Side.GERMAN)).isEqualTo(ice);
      assertThat(ruling.position().forces().has("bf-109-1")).isEqualTo(ice);
      assertThat(ruling.position().forces().has("german-307-infantry")).isTrue();
    }
  }

  private static Place place() {
    return Situation.place("Selbusjøen");
  }

  @Test
  void R1_1_threePlayersBuyForTheirOwnNations() {
    Position three = purchases().three().position();
    Seat western = WESTERN;

    assertThat(
            Situation.isOffered(
                three, western, new BuyOffensives(Map.of(Nation.BRITAIN, 3, Nation.FRANCE, 1))))
        .isTrue();
    assertThat(Situation.isOffered(three, western, buy(1, 3, 1))).isFalse();
  }

  @Test
  void R6_2_b_nobodyBuysForAnothersNation() {
    Position two = purchases().position();

    assertThat(Situation.refusals(two, GERMAN, new BuyOffensives(Map.of(Nation.NORWAY, 3))))
        .containsExactly("6.2-b");
    assertThat(
            Situation.refusals(
                two, GERMAN, new BuyOffensives(Map.of(Nation.GERMANY, 1, Nation.NORWAY, 3))))
        .containsExactly("6.2-b");
    assertThat(Situation.refusals(two, GERMAN, new BuyOffensives(Map.of(Nation.GERMANY, 9_999))))
        .containsExactly("6.2-c");
  }
}
