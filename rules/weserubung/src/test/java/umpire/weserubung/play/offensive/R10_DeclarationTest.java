package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Commit;
import umpire.weserubung.model.command.OffensiveCommand.DoubleAttack;
import umpire.weserubung.model.command.OffensiveCommand.Emplace;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.SecondTarget;
import umpire.weserubung.model.command.OffensiveCommand.SendParachutists;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.Situation;

/** 10.2-1 Who is named, from where they come, and that an order can always be completed. */
class R10_DeclarationTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String JUMPERS = "german-3-parachute";
  private static final String FOE = "norwegian-6-infantry";
  private static final String OTHER_FOE = "norwegian-3-infantry";
  private static final Place HONEFOSS = place("Hønefoss");
  private static final Place KJELLER = place("Kjeller");
  private static final Place FORNEBU = place("Fornebu");
  private static final Place BESIDE = place("2416");

  private static final List<String> FIVE =
      List.of(
          "german-159-infantry",
          "german-193-infantry",
          "german-310-infantry",
          "german-324-infantry",
          "german-355-infantry");

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
        .german("Oslo", "Fornebu")
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  /** Parachutists could march to Kjeller or jump. */
  private static Situation jumpers() {
    return german().with(JUMPERS, "Fornebu").with("ju-52-1", "Fornebu").with(FOE, "Kjeller");
  }

  private static Position attacked(Situation situation, Place target) {
    return Situation.after(situation.position(), GERMAN, new Attack(target));
  }

  private static boolean mayJump(Position drafted) {
    return Situation.isOffered(
        drafted, GERMAN, new SendParachutists(KJELLER, "ju-52-1", List.of(JUMPERS)));
  }

  @Test
  void R10_2_1_theLastWhoCouldAttackDoesNotJump() {
    Position drafted = attacked(jumpers(), KJELLER);

    assertThat(mayJump(drafted)).isFalse();
    assertThat(Situation.asked(drafted, GERMAN).fallback())
        .isEqualTo(commit(drafted, KJELLER, JUMPERS));
  }

  @Test
  void R10_2_1_hisJumpIsOnOfferOnceAnotherAttacks() {
    assertThat(mayJump(attacked(jumpers().with(INFANTRY, "Oslo"), KJELLER))).isTrue();
  }

  @Test
  void R10_9_a_whoIsNeededForTheOtherHexDoesNotJump() {
    Situation situation =
        jumpers().with(INFANTRY, "Oslo").with("engelbrecht", "Oslo").with(OTHER_FOE, BESIDE.id());
    Position drafted =
        Situation.after(
            situation.position(),
            GERMAN,
            List.of(
                new DoubleAttack("engelbrecht", KJELLER),
                new SecondTarget(BESIDE),
                commit(situation.position(), KJELLER, INFANTRY)));

    assertThat(mayJump(drafted)).isFalse();
    assertThat(Situation.asked(drafted, GERMAN).offers().offers()).isNotEmpty();
  }

  @Test
  void R10_9_a_theShortestOrderNamesTheGeneralAndOneForEachHex() {
    Situation situation =
        german()
            .with(INFANTRY, "Oslo")
            .with("german-324-infantry", "Oslo")
            .with("german-310-infantry", "Oslo")
            .with("engelbrecht", "Oslo")
            .with(FOE, "Kjeller")
            .with(OTHER_FOE, BESIDE.id());
    Position position =
        Situation.after(
            situation.position(),
            GERMAN,
            List.of(new DoubleAttack("engelbrecht", KJELLER), new SecondTarget(BESIDE)));

    for (int i = 0; i < 3; i++) {
      position = Situation.after(position, GERMAN, Situation.asked(position, GERMAN).fallback());
    }

    assertThat(((Planning) position.agenda().top()).plan().counters())
        .hasSize(3)
        .contains("engelbrecht");
    assertThat(Situation.asked(position, GERMAN).fallback()).isEqualTo(new LaunchOffensive());
  }

  @Test
  void R3_1_a_noTwoGunsWhereThereIsRoomForOne() {
    Situation situation =
        german()
            .with(INFANTRY, "Oslo")
            .with("german-233-artillery", "Oslo")
            .with("german-222-artillery", "Oslo")
            .with(FOE, "Hønefoss");
    FIVE.forEach(stays -> situation.with(Piece.fresh(stays, FORNEBU).acting(TurnPhase.AIR)));
    Position drafted = attacked(situation, HONEFOSS);
    Emplace one = new Emplace(HONEFOSS, "german-233-artillery", FORNEBU);
    Emplace other = new Emplace(HONEFOSS, "german-222-artillery", FORNEBU);

    assertThat(Situation.isOffered(drafted, GERMAN, one)).isTrue();
    assertThat(Situation.isOffered(drafted, GERMAN, other)).isTrue();
    assertThat(Situation.isOffered(Situation.after(drafted, GERMAN, one), GERMAN, other)).isFalse();
  }

  @Test
  void R3_1_a_aGunTakesThePlaceOfWhoMarchesOut() {
    Situation situation =
        german()
            .with(INFANTRY, "Fornebu")
            .with("german-233-artillery", "Oslo")
            .with(FOE, "Hønefoss");
    FIVE.forEach(stays -> situation.with(Piece.fresh(stays, FORNEBU).acting(TurnPhase.AIR)));
    Position drafted = attacked(situation, HONEFOSS);
    Emplace gun = new Emplace(HONEFOSS, "german-233-artillery", FORNEBU);

    Position leaving = Situation.after(drafted, GERMAN, commit(drafted, HONEFOSS, INFANTRY));

    assertThat(Situation.because(drafted, GERMAN, gun))
        .containsExactly(
            Finding.forbids(
                "3.1-a", new OffensiveWhy.NoRoomForGun("german-233-artillery", FORNEBU, 6)));
    assertThat(Situation.isOffered(leaving, GERMAN, gun)).isTrue();
  }

  @Test
  void R10_2_2_theAttackerSaysWhereHeComesFrom() {
    Position drafted =
        Situation.after(
            german().with(INFANTRY, "Oslo").with(FOE, "Kjeller").position(),
            GERMAN,
            new Attack(KJELLER));
    Place around = place("2415");
    Commit commit = new Commit(KJELLER, around, List.of(INFANTRY));

    Position after = Situation.after(drafted, GERMAN, commit);

    assertThat(Situation.asked(drafted, GERMAN).fallback())
        .isEqualTo(new Commit(KJELLER, place("Oslo"), List.of(INFANTRY)));
    assertThat(
            ((Planning) after.agenda().top()).plan().thrust(KJELLER).marching().getFirst().path())
        .containsExactly(place("Oslo"), around, KJELLER);
  }

  @Test
  void R10_2_2_notFromAHexThatIsTooFarRound() {
    Position drafted =
        Situation.after(
            german()
                .with(INFANTRY, "Oslo")
                .with(FOE, "Kjeller")
                .with(OTHER_FOE, BESIDE.id())
                .position(),
            GERMAN,
            new Attack(KJELLER));

    assertThat(Situation.refusals(drafted, GERMAN, new Commit(KJELLER, BESIDE, List.of(INFANTRY))))
        .containsExactly("10.2-2");
  }

  @Test
  void R3_5_d_r100_aLeaderWithoutUnitsKeepsToHexesOfHisSide() {
    Place target = place("2217");
    Situation alone =
        german().with("pellengahr", "Fornebu").with(INFANTRY, "Oslo").with(FOE, target.id());
    Position byHimself = Situation.after(alone.position(), GERMAN, new Attack(target));
    Position together =
        Situation.after(
            alone.with("german-324-infantry", "Fornebu").position(), GERMAN, new Attack(target));

    assertThat(
            Situation.isOffered(
                byHimself, GERMAN, new Commit(target, place("2216"), List.of("pellengahr"))))
        .isFalse();
    assertThat(
            Situation.isOffered(
                together, GERMAN, new Commit(target, place("2216"), List.of("pellengahr"))))
        .isTrue();
  }

  @Test
  void R10_9_a_aDoubleOffensiveThatCannotBePaidIsRefusedForThat() {
    Situation situation =
        german()
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(1))
            .with(INFANTRY, "Oslo")
            .with("german-324-infantry", "Oslo")
            .with("engelbrecht", "Oslo")
            .with(FOE, "Kjeller")
            .with(OTHER_FOE, BESIDE.id());

    assertThat(
            Situation.refusals(
                situation.position(), GERMAN, new DoubleAttack("engelbrecht", KJELLER)))
        .containsExactly("10.9-a");
  }
}
