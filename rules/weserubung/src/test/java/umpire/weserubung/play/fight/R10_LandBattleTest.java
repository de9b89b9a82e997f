package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Pending;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** 10.3, 10.5: battles by land, with leaders, guns, supply and retreats. */
class R10_LandBattleTest {
  private static final FightCommand.FightOn ON = new FightCommand.FightOn();
  private static final FightCommand.BreakOff OFF = new FightCommand.BreakOff();
  private static final String TOWN = "2116";
  private static final List<String> GERMANS = List.of("german-307-infantry");
  private static final List<String> TWO = List.of("norwegian-6-infantry", "norwegian-1-cavalry");

  private static Situation land(List<String> attackers, List<String> defenders) {
    Situation situation = Situation.at(TurnPhase.COMBAT).german("2215", "2216");
    attackers.forEach(unit -> situation.with(unit, TOWN));
    defenders.forEach(unit -> situation.with(unit, TOWN));
    return situation;
  }

  private static Fight fight(List<String> attackers, List<String> defenders) {
    return Duel.fight(BattleKind.LAND, TOWN, Side.GERMAN, attackers, defenders);
  }

  private static Duel duel(List<String> attackers, List<String> defenders) {
    return Duel.of(land(attackers, defenders), fight(attackers, defenders));
  }

  private static FightCommand.FallBack back(String hex, String... units) {
    return new FightCommand.FallBack(List.of(units), List.of(), Situation.place(hex));
  }

  @Test
  void R10_3_3_bothSidesBearTheirHitsOnTheStrengthsBeforeTheRound() {
    Duel duel = duel(GERMANS, List.of("norwegian-6-infantry")).dice(2, 2);
    assertThat(duel.isReduced("german-307-infantry")).isTrue();
    assertThat(duel.isReduced("norwegian-6-infantry")).isTrue();
  }

  @Test
  void R10_3_4_theRollerOfANaturalOneNamesItsVictim() {
    Duel duel = duel(GERMANS, TWO).dice(1, 10, 10);
    duel.says(GERMAN, new FightCommand.NameVictim("norwegian-1-cavalry"));
    assertThat(duel.isReduced("norwegian-1-cavalry")).isTrue();
  }

  @Test
  void R10_3_5_overWhenOneSideIsGone() {
    Situation situation = land(GERMANS, List.of()).reduced("norwegian-6-infantry", TOWN);
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry"))).dice(3, 10);
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  @Test
  void R10_5_b_allRetreatButARearGuardWhichFollowsAfterTheNextRound() {
    Duel duel = duel(GERMANS, TWO).dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.Retreat("norwegian-1-cavalry"));
    duel.says(ALLIED, back("2016", "norwegian-6-infantry"));
    assertThat(duel.position().piece("norwegian-6-infantry").place())
        .isEqualTo(Situation.place("2016"));
    assertThat(duel.brief().round()).isEqualTo(2);
    duel.dice(10, 10).says(ALLIED, new FightCommand.GiveUpHex());
    duel.says(ALLIED, back("2015", "norwegian-1-cavalry"));
    assertThat(duel.end()).isEqualTo(End.DEFENDER_LEFT);
  }

  @Test
  void R10_5_c_aLoneUnitRetreatsAfterTwoRounds() {
    Duel duel = duel(GERMANS, List.of("norwegian-6-infantry")).dice(10, 10);
    // the attacker is asked at once: the lone defender has to stay
    duel.says(GERMAN, ON).dice(10, 10);
    assertThat(Situation.isOffered(duel.position(), ALLIED, new FightCommand.GiveUpHex())).isTrue();
  }

  @Test
  void R10_5_c_r53_twoRoundsWithstoodAlone() {
    Duel duel = duel(GERMANS, TWO).dice(10, 10, 10);
    assertThat(Situation.refusals(duel.position(), ALLIED, new FightCommand.GiveUpHex()))
        .containsExactly("10.5-c");
  }

  @Test
  void R10_5_d_notIntoATownOfTheEnemys() {
    // Drammen is German and empty; so is 2216, which is no town
    Situation situation = land(List.of(), List.of()).german("2214", "2216");
    List.of("norwegian-6-infantry", "norwegian-1-cavalry")
        .forEach(unit -> situation.with(unit, "2114"));
    situation.with("german-307-infantry", "2114");
    Fight fight = Duel.fight(BattleKind.LAND, "2114", Side.GERMAN, GERMANS, TWO);
    Duel duel = Duel.of(situation, fight).dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.Retreat("norwegian-1-cavalry"));
    assertThat(Situation.refusals(duel.position(), ALLIED, back("2214", "norwegian-6-infantry")))
        .containsExactly("10.5-b");
    assertThat(Situation.isOffered(duel.position(), ALLIED, back("2113", "norwegian-6-infantry")))
        .isTrue();
  }

  @Test
  void R10_9_b_notIntoTheOtherHexOfADoubleOffensive() {
    Fight open = fight(GERMANS, TWO);
    Fight fight =
        new Fight(
            open.kind(),
            open.place(),
            open.attacker(),
            new Fight.Camp(
                Side.ALLIED,
                open.defender().fighters(),
                Set.of(Situation.place("2016"), Situation.place("2216"))),
            Set.of());
    Duel duel = Duel.of(land(GERMANS, TWO), fight).dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.Retreat("norwegian-1-cavalry"));
    assertThat(Situation.refusals(duel.position(), ALLIED, back("2016", "norwegian-6-infantry")))
        .containsExactly("10.5-b");
    assertThat(Situation.isOffered(duel.position(), ALLIED, back("2015", "norwegian-6-infantry")))
        .isTrue();
  }

  @Test
  void R3_2_h_aDestroyedLandUnitGoesToTheForcePool() {
    Situation situation = land(GERMANS, List.of()).reduced("norwegian-6-infantry", TOWN);
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry"))).dice(3, 10);
    assertThat(duel.position().forces().pool()).containsExactly("norwegian-6-infantry");
  }

  @Test
  void R10_5_a_anAttackIsBrokenOffBetweenRoundsAndNobodyIsLost() {
    Duel duel = duel(GERMANS, List.of("norwegian-6-infantry")).dice(10, 10).says(GERMAN, OFF);
    assertThat(duel.end()).isEqualTo(End.ATTACKER_LEFT);
    assertThat(duel.isReduced("german-307-infantry")).isFalse();
  }

  @Test
  void R10_5_a_r31_theAttackerBreaksOffOnceTheDefenderStays() {
    Duel duel = duel(GERMANS, TWO).dice(10, 10, 10).says(ALLIED, ON).says(GERMAN, OFF);
    assertThat(duel.end()).isEqualTo(End.ATTACKER_LEFT);
  }

  @Test
  void R3_2_5_b_gunsBesideTheHexSupportItAndBearNoLosses() {
    Situation situation =
        land(GERMANS, List.of("norwegian-6-infantry")).with("norwegian-2-artillery", "2016");
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry")));
    duel.says(ALLIED, new FightCommand.SupportBy(List.of("norwegian-2-artillery")));
    // infantry 3, norwegian infantry 3, guns 2: the only victim is the infantry
    duel.dice(3, 10, 10).says(GERMAN, ON);
    assertThat(duel.isReduced("norwegian-6-infantry")).isTrue();
    assertThat(duel.brief().defenders())
        .extracting("unit")
        .containsExactly("norwegian-6-infantry", "norwegian-2-artillery");
  }

  @Test
  void R3_5_b_aGeneralLeadsGunsThatSupportFromHisHex() {
    Situation situation =
        land(GERMANS, List.of("norwegian-6-infantry"))
            .with("norwegian-2-artillery", "2016")
            .with("ruge", "2016");
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry")));
    duel.says(ALLIED, new FightCommand.SupportBy(List.of("norwegian-2-artillery")));
    assertThat(duel.brief().defenders())
        .filteredOn(unit -> unit.is(Circumstance.LED))
        .extracting("unit")
        .containsExactly("norwegian-2-artillery");
  }

  @Test
  void R3_2_5_e_supportIsTheGunsAction() {
    Situation situation =
        land(GERMANS, List.of("norwegian-6-infantry")).with("norwegian-2-artillery", "2016");
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry")));
    duel.says(ALLIED, new FightCommand.SupportBy(List.of("norwegian-2-artillery")));
    assertThat(duel.position().piece("norwegian-2-artillery").acted())
        .containsExactly(TurnPhase.COMBAT);
  }

  @Test
  void R3_2_5_e_gunsThatHaveActedAreNotAsked() {
    Piece used =
        Piece.fresh("norwegian-2-artillery", Situation.place("2016")).acting(TurnPhase.COMBAT);
    Situation situation = land(GERMANS, List.of("norwegian-6-infantry")).with(used);
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry")));
    assertThat(duel.brief().defenders()).hasSize(1);
  }

  @Test
  void R10_2_6_eachAllySpeaksForItsOwnGuns() {
    Situation situation =
        land(GERMANS, List.of("norwegian-6-infantry"))
            .with("norwegian-2-artillery", "2016")
            .with(british(), "2015")
            .three();
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry")));
    duel.says(WESTERN, new FightCommand.SupportBy(List.of(british())));
    duel.says(NORWEGIAN, new FightCommand.SupportBy(List.of()));
    assertThat(duel.brief().defenders())
        .extracting("unit")
        .containsExactly("norwegian-6-infantry", british());
  }

  private static String british() {
    return Situation.PACK.counters().values().stream()
        .filter(WeserubungCounter.Unit.class::isInstance)
        .map(WeserubungCounter.Unit.class::cast)
        .filter(unit -> unit.nation() == Nation.BRITAIN)
        .filter(unit -> unit.arm().isArtillery())
        .map(WeserubungCounter.Unit::id)
        .sorted()
        .findFirst()
        .orElseThrow();
  }

  @Test
  void R3_5_b_aGeneralOfStrengthTwoAddsAPointToTwoOfThree() {
    List<String> three =
        List.of("german-307-infantry", "german-324-infantry", "german-345-infantry");
    Situation situation = land(three, TWO).with("dietl", TOWN);
    Duel duel = Duel.of(situation, fight(three, TWO));
    duel.says(GERMAN, new FightCommand.Lead(List.of("german-307-infantry", "german-345-infantry")));
    assertThat(duel.brief().attackers())
        .filteredOn(unit -> unit.is(Circumstance.LED))
        .extracting("unit")
        .containsExactly("german-307-infantry", "german-345-infantry");
  }

  @Test
  void R3_5_b_r65_aUnitIsLedByOneGeneralOnly() {
    List<String> two = List.of("german-307-infantry", "german-324-infantry");
    Situation situation = land(two, TWO).with("engelbrecht", TOWN).with("horn", TOWN);
    Duel duel = Duel.of(situation, fight(two, TWO));
    assertThat(
            Situation.asked(duel.position(), GERMAN)
                .offers()
                .admits(new FightCommand.Lead(List.of("german-324-infantry"))))
        .isTrue();
    duel.says(GERMAN, new FightCommand.Lead(List.of("german-307-infantry")));
    // the other general has one unit left to lead, so nobody is asked
    assertThat(duel.happened(FightEvent.LeaderLeads.class))
        .extracting(FightEvent.LeaderLeads::units)
        .containsExactly(List.of("german-307-infantry"), List.of("german-324-infantry"));
  }

  private static Duel lastOfTheGeneral() {
    Situation situation =
        land(GERMANS, List.of()).reduced("norwegian-6-infantry", TOWN).with("hvinden-haug", TOWN);
    return Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry"))).dice(3, 10);
  }

  @Test
  void R3_5_d_theGeneralWithoutUnitsIsLostWithFourOrLess() {
    Duel duel = lastOfTheGeneral().draw(4);
    assertThat(duel.position().forces().lost()).containsExactly("hvinden-haug");
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  @Test
  void R3_5_d_r76_orGetsThreeHexesAwayWhereHisOwnerLikes() {
    Duel duel = lastOfTheGeneral().draw(5);
    List<Place> hexes = ((FightFrame.Rescuing) duel.position().agenda().top()).hexes();
    assertThat(hexes)
        .isNotEmpty()
        .allMatch(hex -> Situation.PACK.map().distance(hex, Situation.place(TOWN)) == 3)
        .allMatch(hex -> duel.position().country().control(hex) == Side.ALLIED);
    duel.says(ALLIED, new FightCommand.SaveLeader(hexes.getLast()));
    assertThat(duel.position().piece("hvinden-haug").place()).isEqualTo(hexes.getLast());
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  /** With the option to hexes of the enemy's country, too, though not among their units. */
  @Test
  void R3_5_d_r76_orAnywhereThreeHexesAwayIfSoAgreed() {
    Situation situation =
        land(GERMANS, List.of())
            .reduced("norwegian-6-infantry", TOWN)
            .with("hvinden-haug", TOWN)
            .german("2018")
            .leadersAnywhere();
    Duel duel =
        Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry"))).dice(3, 10).draw(5);
    List<Place> hexes = ((FightFrame.Rescuing) duel.position().agenda().top()).hexes();
    assertThat(hexes)
        .allMatch(hex -> Situation.PACK.map().distance(hex, Situation.place(TOWN)) == 3)
        .noneMatch(
            hex ->
                duel.position().in(hex).stream()
                    .anyMatch(piece -> piece.id().startsWith("german-")))
        .extracting(hex -> duel.position().country().control(hex))
        .contains(Side.ALLIED, Side.GERMAN);
  }

  @Test
  void R10_5_b_theGeneralGoesWithTheLastUnit() {
    Situation situation = land(GERMANS, List.of("norwegian-6-infantry")).with("hvinden-haug", TOWN);
    Duel duel = Duel.of(situation, fight(GERMANS, List.of("norwegian-6-infantry")));
    duel.dice(10, 10).says(GERMAN, ON).dice(10, 10);
    duel.says(ALLIED, new FightCommand.GiveUpHex());
    duel.says(ALLIED, back("2015", "norwegian-6-infantry"));
    assertThat(duel.position().piece("hvinden-haug").place()).isEqualTo(Situation.place("2015"));
  }

  @Test
  void R3_5_b_aGeneralWhoHasGoneLeadsNobody() {
    Situation situation = land(GERMANS, TWO).with("ruge", TOWN);
    Duel duel = Duel.of(situation, fight(GERMANS, TWO));
    assertThat(duel.brief().defenders()).allMatch(unit -> unit.is(Circumstance.LED));
    duel.dice(10, 10, 10).says(ALLIED, new FightCommand.Retreat("norwegian-1-cavalry"));
    duel.says(
        ALLIED,
        new FightCommand.FallBack(
            List.of("norwegian-6-infantry"), List.of("ruge"), Situation.place("2015")));
    assertThat(duel.brief().defenders()).noneMatch(unit -> unit.is(Circumstance.LED));
  }

  @Test
  void R10_1_b_whoIsSurroundedFightsWithHalfHisStrength() {
    Situation situation = land(GERMANS, TWO);
    List<String> ring =
        List.of(
            "german-193-infantry",
            "german-310-infantry",
            "german-324-infantry",
            "german-355-infantry",
            "german-236-infantry",
            "german-340-infantry");
    List<String> hexes = List.of("2016", "2015", "2115", "2117", "2216", "2215");
    for (int i = 0; i < ring.size(); i++) {
      situation.with(ring.get(i), hexes.get(i));
    }
    Duel duel = Duel.of(situation, fight(GERMANS, TWO));
    assertThat(duel.brief().defenders()).allMatch(unit -> unit.is(Circumstance.OUT_OF_SUPPLY));
    assertThat(duel.brief().attackers()).noneMatch(unit -> unit.is(Circumstance.OUT_OF_SUPPLY));
  }

  /** r118: the gap that the attacker leaves behind them is none. */
  @Test
  void R10_1_a_r118_hexesThatTheAttackComesFromAreStillTheirs() {
    Situation situation = land(GERMANS, TWO);
    List<String> ring =
        List.of(
            "german-193-infantry",
            "german-310-infantry",
            "german-324-infantry",
            "german-355-infantry",
            "german-340-infantry");
    List<String> hexes = List.of("2016", "2015", "2115", "2117", "2215");
    for (int i = 0; i < ring.size(); i++) {
      situation.with(ring.get(i), hexes.get(i));
    }
    Fight open = fight(GERMANS, TWO);
    Fight from =
        new Fight(
            open.kind(),
            open.place(),
            new Fight.Camp(
                Side.GERMAN, open.attacker().fighters(), Set.of(), Set.of(Situation.place("2216"))),
            open.defender(),
            Set.of());
    assertThat(Duel.of(situation, from).brief().defenders())
        .allMatch(unit -> unit.is(Circumstance.OUT_OF_SUPPLY));
    Fight barred =
        new Fight(
            open.kind(),
            open.place(),
            open.attacker(),
            new Fight.Camp(
                Side.ALLIED, open.defender().fighters(), Set.of(Situation.place("2216"))),
            Set.of());
    assertThat(Duel.of(situation, barred).brief().defenders())
        .noneMatch(unit -> unit.is(Circumstance.OUT_OF_SUPPLY));
  }

  @Test
  void R3_2_3_e_r21_reducedParachutistsBearAHitOnlyWhereNobodyElseCan() {
    List<String> attackers = List.of("german-1-parachute", "german-307-infantry");
    Situation situation = land(GERMANS, TWO).reduced("german-1-parachute", TOWN);
    Duel duel = Duel.of(situation, fight(attackers, TWO)).dice(10, 3, 10);
    assertThat(duel.isGone("german-1-parachute")).isFalse();
    assertThat(duel.isReduced("german-307-infantry")).isTrue();
  }

  @Test
  void R10_12_a_r82_aircraftFlyOffBeforeTheirBaseIsTaken() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("german-307-infantry", "2215")
            .with("norwegian-6-infantry", "2215")
            .with("norwegian-gladiator-1", "2215");
    Duel duel =
        Duel.of(
                situation,
                Duel.fight(
                    BattleKind.LAND,
                    "2215",
                    Side.GERMAN,
                    GERMANS,
                    List.of("norwegian-6-infantry", "norwegian-gladiator-1")))
            .dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.FlyOff("norwegian-gladiator-1", Situation.place("1207")));
    assertThat(duel.position().piece("norwegian-gladiator-1").place())
        .isEqualTo(Situation.place("1207"));
    duel.says(GERMAN, ON);
    assertThat(duel.brief().defenders()).extracting("unit").containsExactly("norwegian-6-infantry");
  }

  @Test
  void R7_4_b_orToACarrier() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("german-307-infantry", "2215")
            .with("norwegian-6-infantry", "2215")
            .with("swordfish-1", "2215")
            .with("ark-royal", "1020");
    Duel duel =
        Duel.of(
                situation,
                Duel.fight(
                    BattleKind.LAND,
                    "2215",
                    Side.GERMAN,
                    GERMANS,
                    List.of("norwegian-6-infantry", "swordfish-1")))
            .dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.FlyOffAboard("swordfish-1", "ark-royal"));
    assertThat(duel.position().piece("swordfish-1").aboard()).isEqualTo("ark-royal");
    assertThat(duel.position().piece("swordfish-1").place()).isEqualTo(Situation.place("1020"));
    duel.says(GERMAN, ON);
    assertThat(duel.brief().defenders()).extracting("unit").containsExactly("norwegian-6-infantry");
  }

  @Test
  void R3_4_h_shipsInHarbourDoNotHoldAPortAlone() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("german-307-infantry", "1729")
            .reduced("norwegian-12-infantry", "1729")
            .with("norwegian-destroyer-1", "1729");
    Fight fight =
        Duel.fight(
            BattleKind.LAND,
            "1729",
            Side.GERMAN,
            GERMANS,
            List.of("norwegian-12-infantry", "norwegian-destroyer-1"));
    Duel duel =
        Duel.of(situation, Duel.in(fight, Circumstance.IN_HARBOUR, "norwegian-destroyer-1"))
            .dice(3, 10, 10);
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
    assertThat(duel.isReduced("norwegian-destroyer-1")).isFalse();
  }

  /** 7.3-3: the gun's hit is asked about for itself, as the ship may bear it, too. */
  @Test
  void R3_4_g_whoIsAskedTwiceSeesWhoseHitsItIsAbout() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("german-307-infantry", "1729")
            .with("german-233-artillery", "1729")
            .with("norwegian-12-infantry", "1729")
            .with("norwegian-6-infantry", "1729")
            .with("norwegian-destroyer-1", "1729");
    Fight fight =
        Duel.fight(
            BattleKind.LAND,
            "1729",
            Side.GERMAN,
            List.of("german-233-artillery", "german-307-infantry"),
            List.of("norwegian-12-infantry", "norwegian-6-infantry", "norwegian-destroyer-1"));
    Duel duel =
        Duel.of(situation, Duel.in(fight, Circumstance.IN_HARBOUR, "norwegian-destroyer-1"))
            .dice(2, 2, 10, 10, 10);

    FightFrame.Bearing first = (FightFrame.Bearing) duel.position().agenda().top();
    assertThat(first.from()).containsExactly(new FightFrame.Hit("german-307-infantry", true));
    assertThat(Situation.asked(duel.position(), ALLIED).rule().value()).isEqualTo("10.3-3");
    duel.says(
        ALLIED,
        new FightCommand.BearHits(Map.of("norwegian-12-infantry", 1, "norwegian-6-infantry", 0)));

    FightFrame.Bearing second = (FightFrame.Bearing) duel.position().agenda().top();
    assertThat(second.from()).containsExactly(new FightFrame.Hit("german-233-artillery", true));
    assertThat(Situation.asked(duel.position(), ALLIED).rule().value()).isEqualTo("3.4-g");
    assertThat(duel.happened(FightEvent.HitsShared.class).getFirst().from())
        .isEqualTo(first.from());
  }

  private static Duel landing(boolean reduced) {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .with("bluecher", "1729")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    if (reduced) {
      situation.with(
          Piece.fresh("german-159-infantry", Situation.place("1729"))
              .aboard("german-transport-1", Situation.place("1729"))
              .turned(true));
    }
    Fight fight =
        Duel.fight(
            BattleKind.LANDING,
            "1729",
            Side.GERMAN,
            List.of("german-159-infantry", "bluecher"),
            List.of("norwegian-12-infantry"));
    return Duel.of(
        situation,
        Duel.in(
            Duel.in(fight, Circumstance.FROM_SEA, "german-159-infantry"),
            Circumstance.BOMBARDING,
            "bluecher"));
  }

  @Test
  void R10_7_1_2_bombardmentCountsBeforeTheDefenceAndThenTheAssault() {
    Duel duel = landing(false).dice(1);
    assertThat(duel.isReduced("norwegian-12-infantry")).isTrue();
    duel.dice(2);
    assertThat(duel.isReduced("german-159-infantry")).isTrue();
    // reduced: attack 2, 1 less from the sea
    duel.dice(1);
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  @Test
  void R10_7_7_r54_whoGoesBackAboardIsReduced() {
    Duel duel = landing(false).dice(10).dice(10).dice(10).says(GERMAN, OFF);
    assertThat(duel.isReduced("german-159-infantry")).isTrue();
    assertThat(duel.position().piece("german-159-infantry").aboard())
        .isEqualTo("german-transport-1");
    assertThat(duel.end()).isEqualTo(End.ATTACKER_LEFT);
  }

  private static Duel landingOfTwo(boolean general) {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    if (general) {
      situation.aboard("tittel", "german-transport-1");
    }
    situation.with(
        Piece.fresh("german-193-infantry", Situation.place("1729"))
            .aboard("german-transport-1", Situation.place("1729"))
            .turned(true));
    List<String> both = List.of("german-159-infantry", "german-193-infantry");
    Fight fight =
        Duel.fight(
            BattleKind.LANDING,
            "1729",
            Side.GERMAN,
            general ? List.of("german-193-infantry") : both,
            List.of("norwegian-12-infantry"));
    return Duel.of(situation, Duel.in(fight, Circumstance.FROM_SEA, both.toArray(String[]::new)));
  }

  @Test
  void R10_7_7_r120_theReducedStayAndFightOn() {
    Duel duel = landingOfTwo(false).dice(10).dice(10, 10).says(GERMAN, OFF);
    assertThat(duel.isReduced("german-159-infantry")).isTrue();
    assertThat(duel.brief().attackers()).extracting("unit").containsExactly("german-193-infantry");
  }

  @Test
  void R3_5_d_r119_aGeneralAboardThrowsNoDie() {
    Duel duel = landingOfTwo(true).dice(3);
    assertThat(duel.end()).isEqualTo(End.DEFENDER_WINS);
    assertThat(duel.position().piece("tittel").aboard()).isEqualTo("german-transport-1");
  }

  @Test
  void R3_5_d_whoHasComradesFromTheSeaIsNotAlone() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .reduced("german-307-infantry", "1729")
            .with("dietl", "1729")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    List<String> both = List.of("german-159-infantry", "german-307-infantry");
    Fight fight =
        Duel.fight(BattleKind.LAND, "1729", Side.GERMAN, both, List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, List.of("german-159-infantry"));
    Duel duel = Duel.of(situation, fight).dice(10, 10, 3);
    duel.says(
        GERMAN,
        new FightCommand.BearHits(Map.of("german-159-infantry", 0, "german-307-infantry", 1)));
    assertThat(duel.isGone("german-307-infantry")).isTrue();
    assertThat(duel.happened(FightEvent.LeaderRolled.class)).isEmpty();
    assertThat(duel.pending()).isInstanceOf(Pending.Choices.class);
  }

  @Test
  void R10_7_7_whoIsReducedCannotGoBack() {
    Duel duel = landing(true).dice(10).dice(10).dice(10);
    // nobody is asked: the next round begins with the defence, without bombardment
    assertThat(duel.brief().round()).isEqualTo(2);
    assertThat(duel.dice(10).brief().next()).isEqualTo(BattleDice.ASSAULT);
  }

  @Test
  void R10_3_3_hitsAreSharedInOneCommand() {
    List<String> three =
        List.of("german-307-infantry", "german-324-infantry", "german-345-infantry");
    Duel duel = duel(three, TWO).dice(2, 2, 2, 10, 10);
    duel.says(
        ALLIED,
        new FightCommand.BearHits(Map.of("norwegian-6-infantry", 1, "norwegian-1-cavalry", 2)));
    assertThat(duel.isGone("norwegian-1-cavalry")).isTrue();
  }

  @Test
  void R3_5_d_aLeaderFallsWithTheAircraftOfHisHexToo() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("german-307-infantry", "Fornebu")
            .reduced("caproni-1", "Fornebu")
            .with("hvinden-haug", "Fornebu");
    Duel duel =
        Duel.of(
                situation,
                Duel.fight(
                    BattleKind.LAND,
                    "Fornebu",
                    Side.GERMAN,
                    List.of("german-307-infantry"),
                    List.of("caproni-1")))
            .dice(3, 10)
            .draw(4);

    assertThat(duel.position().forces().lost()).containsExactly("hvinden-haug");
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  private static List<FightEvent.LeaderLeads> leadsAshore(Piece general) {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1")
            .with(general)
            .with("norwegian-12-infantry", "1729");
    Fight fight =
        Duel.fight(
            BattleKind.LANDING,
            "1729",
            Side.GERMAN,
            List.of("german-159-infantry"),
            List.of("norwegian-12-infantry"));
    return Duel.of(situation, Duel.in(fight, Circumstance.FROM_SEA, "german-159-infantry"))
        .happened(FightEvent.LeaderLeads.class);
  }

  @Test
  void R3_5_b_aGeneralWhoStaysAboardLeadsNobodyAshore() {
    Place waters = Situation.place("1729");
    Piece aboard = Piece.fresh("tittel", waters).aboard("german-transport-1", waters);

    assertThat(leadsAshore(aboard)).isEmpty();
    assertThat(leadsAshore(aboard.acting(TurnPhase.COMBAT))).hasSize(1);
  }
}
