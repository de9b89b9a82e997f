package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand.Strike;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Advance;
import umpire.weserubung.model.command.OffensiveCommand.AdvanceByRail;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Commit;
import umpire.weserubung.model.command.OffensiveCommand.Consent;
import umpire.weserubung.model.command.OffensiveCommand.Disembark;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.Reply;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;

/** 10.0-a Two allied players conduct one offensive without combat, or from the air, together. */
class R10_TogetherTest {
  private static final String OWN = "norwegian-6-infantry";
  private static final String ALLYS = "british-146-infantry";
  private static final List<String> BOTH = List.of(ALLYS, OWN);
  private static final Place HONEFOSS = place("Hønefoss");
  private static final Place BESIDE = place("2117");

  private static Situation allies() {
    return Situation.at(TurnPhase.COMBAT)
        .three()
        .first(Side.ALLIED)
        .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(2))
        .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(2))
        .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()));
  }

  private static Set<Seat> seats(Position position) {
    return ((Pending.Choices<Command>) Situation.RULES.at(position).pending()).asked().keySet();
  }

  private static Position proposed() {
    Position position = allies().with(OWN, "Hønefoss").with(ALLYS, "Hønefoss").position();
    return Situation.after(
        position, NORWEGIAN, List.of(new Advance(BOTH, List.of()), new To(BESIDE)));
  }

  @Test
  void R10_0_a_aStackOfTwoPlayersAdvancesOnceTheAllyAgrees() {
    Position asked = proposed();

    Position after = Situation.after(asked, WESTERN, new Consent(Reply.GRANTED));

    assertThat(seats(asked)).containsExactly(WESTERN);
    assertThat(asked.piece(OWN).place()).isEqualTo(HONEFOSS);
    assertThat(after.piece(OWN).place()).isEqualTo(BESIDE);
    assertThat(after.piece(ALLYS).place()).isEqualTo(BESIDE);
    assertThat(after.treasury(Nation.NORWAY).offensives()).isEqualTo(1);
    assertThat(after.treasury(Nation.BRITAIN).offensives()).isEqualTo(1);
  }

  @Test
  void R10_0_a_r89_aRefusedAdvanceIsVoid() {
    Position refused = Situation.after(proposed(), WESTERN, new Consent(Reply.REFUSED));

    assertThat(refused.piece(OWN).place()).isEqualTo(HONEFOSS);
    assertThat(refused.treasury(Nation.NORWAY).offensives()).isEqualTo(2);
    assertThat(seats(refused)).containsExactly(WESTERN);
  }

  @Test
  void R10_0_a_r89_theEnemyLearnsNothingOfIt() {
    Position asked = proposed();

    assertThat(Situation.RULES.view(asked, new Viewer.Of(WESTERN)).agenda().toString())
        .contains(OWN);
    assertThat(
            Situation.RULES.view(asked, new Viewer.Of(MatchAgreements.GERMAN)).agenda().toString())
        .doesNotContain(OWN);
  }

  @Test
  void R10_0_a_notWhereNobodyOfOnesOwnIsWithThem() {
    Position position = allies().with(OWN, "Hamar").with(ALLYS, "Hønefoss").position();

    assertThat(Situation.isOffered(position, NORWEGIAN, new Advance(List.of(ALLYS), List.of())))
        .isFalse();
    assertThat(Situation.isOffered(position, WESTERN, new Advance(List.of(ALLYS), List.of())))
        .isTrue();
  }

  @Test
  void R10_0_a_theyGoByRailTogether() {
    Position position = allies().with(OWN, "Oslo").with(ALLYS, "Oslo").position();
    Position asked =
        Situation.after(
            position,
            WESTERN,
            List.of(new AdvanceByRail(BOTH, List.of()), new To(place("Lillehammer"))));

    Position after = Situation.after(asked, NORWEGIAN, new Consent(Reply.GRANTED));

    assertThat(seats(asked)).containsExactly(NORWEGIAN);
    assertThat(after.piece(OWN).place()).isEqualTo(place("Lillehammer"));
    assertThat(after.piece(ALLYS).place()).isEqualTo(place("Lillehammer"));
  }

  @Test
  void R10_0_a_theyGoAshoreTogether() {
    Place bergen = place("Bergen");
    Position position =
        allies()
            .with("british-transport-1", "Bergen")
            .aboard(OWN, "british-transport-1")
            .aboard(ALLYS, "british-transport-1")
            .position();
    Position asked = Situation.after(position, WESTERN, new Disembark(bergen, BOTH, List.of()));

    Position after = Situation.after(asked, NORWEGIAN, new Consent(Reply.GRANTED));

    assertThat(asked.piece(OWN).isAboard()).isTrue();
    assertThat(after.piece(OWN).isAboard()).isFalse();
    assertThat(after.piece(ALLYS).isAboard()).isFalse();
  }

  @Test
  void R10_11_aircraftOfTwoPlayersStrikeTogether() {
    Strike strike = new Strike(List.of("british-gladiator-1", "norwegian-gladiator-1"));
    Position position =
        allies()
            .with("british-gladiator-1", "Fornebu")
            .with("norwegian-gladiator-1", "Fornebu")
            .with("emden", "Kristiansand")
            .position();
    Position asked =
        Situation.after(position, NORWEGIAN, List.of(strike, new To(place("Kristiansand"))));

    Position after = Situation.after(asked, WESTERN, new Consent(Reply.GRANTED));

    assertThat(seats(asked)).containsExactly(WESTERN);
    assertThat(after.treasury(Nation.BRITAIN).offensives()).isEqualTo(1);
    assertThat(after.piece("british-gladiator-1").hasActed()).isTrue();
    assertThat(after.piece("norwegian-gladiator-1").hasActed()).isTrue();
  }

  private static Position against(Place target) {
    Position position =
        allies()
            .german("Hønefoss", "Hamar")
            .with("german-307-infantry", "Hønefoss")
            .with("german-340-infantry", "Hamar")
            .with(OWN, "Fornebu")
            .with(ALLYS, "Fornebu")
            .with("norwegian-8-infantry", "Lillehammer")
            .position();
    return Situation.after(position, WESTERN, new Attack(target));
  }

  @Test
  void R10_0_a_r148_aUnitOfWhoeverDeclaresItAttacks() {
    Position allys =
        Situation.after(
            against(HONEFOSS), WESTERN, new Commit(HONEFOSS, place("Fornebu"), List.of(OWN)));
    assertThat(Situation.refusals(allys, WESTERN, new LaunchOffensive()))
        .containsExactly("10.0-a/r148");
    assertThat(Situation.asked(allys, WESTERN).fallback())
        .as("a begun order can be completed")
        .isEqualTo(new Commit(HONEFOSS, place("Fornebu"), List.of(ALLYS)));

    Position both =
        Situation.after(allys, WESTERN, new Commit(HONEFOSS, place("Fornebu"), List.of(ALLYS)));
    assertThat(seats(Situation.after(both, WESTERN, new LaunchOffensive())))
        .containsExactly(NORWEGIAN);
  }

  @Test
  void R10_0_a_r148_nobodyAttacksWhereNoneOfHisUnitsCanGo() {
    Position position = against(HONEFOSS);
    Position turn = position.with(position.agenda().pop());

    assertThat(Situation.isOffered(turn, NORWEGIAN, new Attack(place("Hamar")))).isTrue();
    assertThat(Situation.isOffered(turn, WESTERN, new Attack(place("Hamar")))).isFalse();
    assertThat(Situation.isOffered(turn, WESTERN, new Attack(HONEFOSS))).isTrue();
  }

  @Test
  void R10_0_a_r148_aStackOfTheAllysAloneIsHisOffensiveOnceHeAgrees() {
    Position position = allies().with(OWN, "Hønefoss").with(ALLYS, "Hønefoss").position();
    Position asked =
        Situation.after(
            position, NORWEGIAN, List.of(new Advance(List.of(ALLYS), List.of()), new To(BESIDE)));

    Position after = Situation.after(asked, WESTERN, new Consent(Reply.GRANTED));

    assertThat(seats(asked)).containsExactly(WESTERN);
    assertThat(after.piece(ALLYS).place()).isEqualTo(BESIDE);
    assertThat(after.piece(OWN).hasActed()).isFalse();
    assertThat(after.treasury(Nation.NORWAY).offensives()).isEqualTo(2);
    assertThat(after.treasury(Nation.BRITAIN).offensives()).isEqualTo(1);
  }

  @Test
  void R10_11_r148_theAllyDecidesInAFlightOfHisAlone() {
    Position position =
        allies()
            .with("wellington-1", "Fornebu")
            .with("british-gladiator-1", "Fornebu")
            .with("norwegian-gladiator-1", "Fornebu")
            .with("emden", "Kristiansand")
            .position();
    Strike strike = new Strike(List.of("british-gladiator-1", "wellington-1"));
    Position asked =
        Situation.after(position, NORWEGIAN, List.of(strike, new To(place("Kristiansand"))));

    Position after = Situation.after(asked, WESTERN, new Consent(Reply.GRANTED));

    assertThat(after.agenda().frames())
        .anySatisfy(
            frame ->
                assertThat(frame)
                    .isInstanceOfSatisfying(
                        AirFrame.Mission.class,
                        mission -> assertThat(mission.seat()).isEqualTo(WESTERN)));
  }
}
