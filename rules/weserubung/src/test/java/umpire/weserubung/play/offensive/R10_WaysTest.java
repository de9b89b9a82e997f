package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Approach;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Commit;
import umpire.weserubung.model.command.OffensiveCommand.Consent;
import umpire.weserubung.model.command.OffensiveCommand.Emplace;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.Reply;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.command.RouteCommand.Via;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.OffensiveFrame.Consenting;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;

/** 10.2-2, r149 By which ways land units come to an attack. */
class R10_WaysTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String GUN = "german-233-artillery";
  private static final String FOE = "norwegian-6-infantry";
  private static final Place OSLO = place("Oslo");
  private static final Place FORNEBU = place("Fornebu");
  private static final Place HONEFOSS = place("Hønefoss");
  private static final Place DRAMMEN = place("Drammen");

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
        .german("Oslo")
        .with(INFANTRY, "Oslo")
        .with(FOE, "Hønefoss")
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  private static Position attacking(Situation situation, Command... orders) {
    Position drafted = Situation.after(situation.position(), GERMAN, new Attack(HONEFOSS));
    return Situation.after(drafted, GERMAN, List.of(orders));
  }

  private static List<Place> path(Position drafted, String unit) {
    return ((Planning) drafted.agenda().top()).plan().approach(unit).path();
  }

  private static Position overDrammen(Situation situation) {
    return attacking(
        situation, new Approach(HONEFOSS, FORNEBU, INFANTRY), new Via(DRAMMEN), new To(FORNEBU));
  }

  @Test
  void R10_2_2_r149_whatLiesOnTheDeclaredWayIsTaken() {
    Position declared = overDrammen(german());
    assertThat(path(declared, INFANTRY)).containsExactly(OSLO, DRAMMEN, FORNEBU, HONEFOSS);
    assertThat(declared.country().german()).as("nobody has moved yet").containsExactly(OSLO);

    Position under = Situation.after(declared, GERMAN, new LaunchOffensive());
    assertThat(under.country().german()).contains(DRAMMEN, FORNEBU);
    assertThat(under.piece(INFANTRY).place()).isEqualTo(HONEFOSS);
  }

  @Test
  void R10_2_2_r149_whoIsCommittedGoesStraight() {
    Position declared = attacking(german(), new Commit(HONEFOSS, FORNEBU, List.of(INFANTRY)));
    assertThat(path(declared, INFANTRY)).containsExactly(OSLO, FORNEBU, HONEFOSS);

    Position under = Situation.after(declared, GERMAN, new LaunchOffensive());
    assertThat(under.country().german()).contains(FORNEBU).doesNotContain(DRAMMEN);
  }

  @Test
  void R10_2_2_r149_theWayMayEndAtOnceAndIsTheCheapestThen() {
    Position declared =
        attacking(german(), new Approach(HONEFOSS, FORNEBU, INFANTRY), new To(FORNEBU));

    assertThat(path(declared, INFANTRY)).containsExactly(OSLO, FORNEBU, HONEFOSS);
    assertThat(Situation.isOffered(declared, GERMAN, new LaunchOffensive())).isTrue();
  }

  @Test
  void R10_2_2_r149_whoStandsBesideTheEnemyMayGoRoundAndComeBack() {
    Situation beside = german().with(INFANTRY, "Fornebu");

    Position under = Situation.after(overDrammen(beside), GERMAN, new LaunchOffensive());

    assertThat(under.country().german()).contains(DRAMMEN, FORNEBU);
  }

  @Test
  void R3_2_g_movementIsKeptForTheRestOfTheWayAndTheAttack() {
    Position drafted = attacking(german(), new Approach(HONEFOSS, FORNEBU, INFANTRY));

    assertThat(Situation.isOffered(drafted, GERMAN, new Via(DRAMMEN))).isTrue();
    assertThat(Situation.refusals(drafted, GERMAN, new Via(place("2114"))))
        .as("over a river there and back again")
        .containsExactly("10.2-2");
    Position spent = Situation.after(drafted, GERMAN, List.of(new Via(DRAMMEN), new Via(OSLO)));
    Position all = Situation.after(spent, GERMAN, new Via(DRAMMEN)); // Fornebu, and the attack
    assertThat(Situation.isOffered(all, GERMAN, new Via(OSLO))).isFalse();
    assertThat(Situation.isOffered(all, GERMAN, new To(FORNEBU))).isTrue();
  }

  @Test
  void R10_2_2_noWayLeadsPastAnEnemy() {
    Position drafted =
        attacking(
            german().with("norwegian-3-infantry", "Drammen"),
            new Approach(HONEFOSS, FORNEBU, INFANTRY));

    assertThat(Situation.refusals(drafted, GERMAN, new Via(DRAMMEN))).containsExactly("10.2-2");
  }

  @Test
  void R10_2_2_r149_theHexOfTheAttackIsNamedAlready() {
    Position drafted = attacking(german(), new Approach(HONEFOSS, FORNEBU, INFANTRY));

    assertThat(Situation.refusals(drafted, GERMAN, new To(DRAMMEN))).containsExactly("10.2-2/r149");
    assertThat(Situation.asked(drafted, GERMAN).fallback()).isEqualTo(new To(FORNEBU));
  }

  @Test
  void R10_2_2_r149_aGunTakesWhatLiesOnItsWay() {
    Position under =
        attacking(
            german().with(GUN, "Oslo"),
            new Commit(HONEFOSS, FORNEBU, List.of(INFANTRY)),
            new Approach(HONEFOSS, FORNEBU, GUN),
            new Via(DRAMMEN),
            new To(FORNEBU),
            new LaunchOffensive());

    assertThat(under.country().german()).contains(DRAMMEN);
    assertThat(under.piece(GUN).place()).isEqualTo(FORNEBU);
  }

  @Test
  void R10_2_2_r149_notWhereThereIsOneWayOnly() {
    Situation closed = german().with(GUN, "Fornebu").with(INFANTRY, "Fornebu");
    int foe = 6;
    for (Place hex : Situation.PACK.map().neighbours(FORNEBU)) {
      if (!hex.equals(HONEFOSS)) {
        closed.with("norwegian-" + ++foe + "-infantry", hex.id());
      }
    }
    Position drafted = attacking(closed);

    assertThat(Situation.isOffered(drafted, GERMAN, new Emplace(HONEFOSS, GUN, FORNEBU))).isTrue();
    assertThat(Situation.refusals(drafted, GERMAN, new Approach(HONEFOSS, FORNEBU, GUN)))
        .containsExactly("10.2-2/r149");
    assertThat(Situation.refusals(drafted, GERMAN, new Approach(HONEFOSS, FORNEBU, INFANTRY)))
        .containsExactly("10.2-2/r149");
  }

  @Test
  void R10_2_2_r149_leadersGoStraight() {
    Position drafted = attacking(german().with("engelbrecht", "Oslo"));
    Approach leader = new Approach(HONEFOSS, FORNEBU, "engelbrecht");

    assertThat(Situation.isOffered(drafted, GERMAN, leader)).isFalse();
  }

  private static Position proposed() {
    Position position =
        Situation.at(TurnPhase.COMBAT)
            .three()
            .first(Side.ALLIED)
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(2))
            .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(2))
            .german("Hønefoss", "Drammen")
            .with(INFANTRY, "Hønefoss")
            .with("british-146-infantry", "Oslo")
            .with(FOE, "Oslo")
            .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
            .position();
    return Situation.after(
        position,
        WESTERN,
        List.of(
            new Attack(HONEFOSS),
            new Commit(HONEFOSS, FORNEBU, List.of("british-146-infantry")),
            new Approach(HONEFOSS, FORNEBU, FOE),
            new Via(DRAMMEN),
            new To(FORNEBU),
            new LaunchOffensive()));
  }

  @Test
  void R10_0_a_r89_theAllyAgreesToTheWayOfHisUnits() {
    Position asked = proposed();

    assertThat(((Consenting) asked.agenda().top()).proposal())
        .isInstanceOfSatisfying(
            Plan.class,
            plan ->
                assertThat(plan.approach(FOE).path())
                    .containsExactly(OSLO, DRAMMEN, FORNEBU, HONEFOSS));
    assertThat(Situation.RULES.view(asked, new Viewer.Of(NORWEGIAN)).agenda().toString())
        .contains(DRAMMEN.id());
    assertThat(Situation.RULES.view(asked, new Viewer.Of(GERMAN)).agenda().toString())
        .doesNotContain(DRAMMEN.id());

    Position granted = Situation.after(asked, NORWEGIAN, new Consent(Reply.GRANTED));
    assertThat(granted.country().german()).doesNotContain(DRAMMEN);
    Position refused = Situation.after(asked, NORWEGIAN, new Consent(Reply.REFUSED));
    assertThat(refused.country().german()).contains(DRAMMEN);
  }
}
