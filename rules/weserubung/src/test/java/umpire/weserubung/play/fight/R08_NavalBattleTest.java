package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.battle.BattleExits;
import umpire.weserubung.play.battle.RetreatHexes;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 8.4, 8.5: battles at sea, evasion and withdrawal. */
class R08_NavalBattleTest {
  private static final FightCommand.FightOn ON = new FightCommand.FightOn();

  private static Situation sea(String... ships) {
    Situation situation = Situation.at(TurnPhase.NAVAL);
    for (String ship : ships) {
      situation.with(ship, "1040");
    }
    return situation;
  }

  private static Fight fight(List<String> attackers, List<String> defenders) {
    return Duel.fight(BattleKind.NAVAL, "1040", Side.GERMAN, attackers, defenders);
  }

  private static Duel duel(List<String> attackers, List<String> defenders, Term... terms) {
    Situation situation = sea(attackers.toArray(String[]::new));
    defenders.forEach(ship -> situation.with(ship, "1040"));
    return Duel.of(situation, Duel.with(fight(attackers, defenders), terms));
  }

  @Test
  void R8_4_s1_evasionIsTriedBeforeTheFirstDice() {
    Duel duel = duel(List.of("bluecher"), List.of("york"));
    duel.says(ALLIED, new FightCommand.Evade()).says(GERMAN, ON);
    assertThat(duel.brief().next()).isEqualTo(BattleDice.EVASION);
    duel.dice(6);
    assertThat(duel.brief().next()).isEqualTo(BattleDice.FIRE);
  }

  @Test
  void R8_5_e_whoEvadesGoesOneOrTwoHexesWhereverHeLikes() {
    Duel duel = duel(List.of("bluecher"), List.of("york", "suffolk"));
    duel.says(ALLIED, new FightCommand.Evade()).says(GERMAN, ON).dice(5);
    duel.says(ALLIED, new FightCommand.SailOff(List.of("york"), Situation.place("1042")));
    duel.says(ALLIED, new FightCommand.SailOff(List.of("suffolk"), Situation.place("1041")));
    assertThat(duel.end()).isEqualTo(End.DEFENDER_LEFT);
    assertThat(duel.position().piece("york").place()).isEqualTo(Situation.place("1042"));
    assertThat(duel.position().piece("bluecher").place()).isEqualTo(Situation.place("1040"));
  }

  @Test
  void R8_5_e_r46_notWhereTheEnemyIsNorFurther() {
    Situation situation = sea("bluecher", "york").with("u-boat-1", "1041");
    Duel duel = Duel.of(situation, fight(List.of("bluecher"), List.of("york")));
    duel.says(ALLIED, new FightCommand.Evade()).says(GERMAN, new FightCommand.LetGo());
    for (String hex : List.of("1041", "1043", "1040")) {
      assertThat(
              Situation.refusals(
                  duel.position(),
                  ALLIED,
                  new FightCommand.SailOff(List.of("york"), Situation.place(hex))))
          .as(hex)
          .containsExactly("8.5-e");
    }
  }

  @Test
  void R8_5_f_noDieIsNeededIfTheAttackerLetsHimGo() {
    Duel duel = duel(List.of("bluecher"), List.of("york"), Term.ON_THE_WAY);
    duel.says(ALLIED, new FightCommand.Evade()).says(GERMAN, new FightCommand.LetGo());
    assertThat(duel.end()).isEqualTo(End.DEFENDER_LEFT);
    assertThat(duel.happened(FightEvent.DiceFell.class)).isEmpty();
  }

  @Test
  void R8_5_d_whoWasOnHisWayIsNotMoved() {
    Duel duel = duel(List.of("bluecher"), List.of("york"), Term.ON_THE_WAY);
    duel.says(ALLIED, new FightCommand.Evade()).says(GERMAN, ON).dice(1);
    assertThat(duel.end()).isEqualTo(End.DEFENDER_LEFT);
    assertThat(duel.position().piece("york").place()).isEqualTo(Situation.place("1040"));
  }

  @Test
  void R8_5_b_theSubmarineEvadesWithoutTheFleet() {
    Duel duel = duel(List.of("bluecher"), List.of("york", "british-submarine-1"));
    duel.says(ALLIED, new FightCommand.Evade()).says(GERMAN, ON).dice(6);
    duel.says(ALLIED, new FightCommand.SlipAway(List.of("british-submarine-1")));
    duel.says(
        ALLIED, new FightCommand.SailOff(List.of("british-submarine-1"), Situation.place("1041")));
    assertThat(duel.brief().defenders()).extracting("unit").containsExactly("york");
    assertThat(duel.brief().next()).isEqualTo(BattleDice.FIRE);
  }

  private static Duel freed() {
    return duel(List.of("bluecher"), List.of("york", "british-submarine-1", "british-submarine-2"))
        .says(ALLIED, new FightCommand.Evade())
        .says(GERMAN, ON)
        .dice(6);
  }

  /** It may; whoever is not named stays, and so do all if nobody goes. */
  @Test
  void R8_5_b_r170_theSubmarineMayStayWithTheFleet() {
    Duel one = freed().says(ALLIED, new FightCommand.SlipAway(List.of("british-submarine-2")));
    one.says(
        ALLIED, new FightCommand.SailOff(List.of("british-submarine-2"), Situation.place("1041")));
    assertThat(one.brief().defenders())
        .extracting("unit")
        .containsExactly("york", "british-submarine-1");

    Duel none = freed().says(ALLIED, ON);
    assertThat(none.brief().next()).isEqualTo(BattleDice.FIRE);
    assertThat(none.brief().defenders()).hasSize(3);
  }

  @Test
  void R8_5_b_r170_whoeverSaysNothingLetsThemAllGo() {
    Duel duel = freed().lapses(ALLIED);
    assertThat(((FightFrame.Sailing) duel.position().agenda().top()).ships())
        .containsExactly("british-submarine-1", "british-submarine-2");
    assertThat(
            Situation.refusals(
                freed().position(), ALLIED, new FightCommand.SlipAway(List.of("york"))))
        .containsExactly("8.5-b");
  }

  /** All evade by a 5, and by a 7 nobody: nobody is asked. */
  @Test
  void R8_5_b_byTheSameDieTheFleetOrNobody() {
    Duel all =
        duel(List.of("bluecher"), List.of("york", "british-submarine-1"))
            .says(ALLIED, new FightCommand.Evade())
            .says(GERMAN, ON)
            .dice(5);
    assertThat(((FightFrame.Sailing) all.position().agenda().top()).ships()).hasSize(2);
    Duel nobody =
        duel(List.of("bluecher"), List.of("york", "british-submarine-1"))
            .says(ALLIED, new FightCommand.Evade())
            .says(GERMAN, ON)
            .dice(7);
    assertThat(nobody.brief().next()).isEqualTo(BattleDice.FIRE);
  }

  @Test
  void R8_4_1_hitsOfAttackingSubmarinesCountBeforeTheReply() {
    Duel duel =
        duel(List.of("u-boat-1", "bluecher"), List.of("york", "british-destroyer-1"))
            .says(ALLIED, ON);
    assertThat(duel.brief().next()).isEqualTo(BattleDice.AMBUSH);
    duel.dice(3)
        .says(ALLIED, new FightCommand.BearHits(Map.of("york", 0, "british-destroyer-1", 1)));
    assertThat(duel.isReduced("british-destroyer-1")).isTrue();
    // the cruiser, then the defenders: 4 and 1 or less
    assertThat(duel.brief().next()).isEqualTo(BattleDice.FIRE);
    duel.dice(10, 10, 2);
    assertThat(duel.isReduced("bluecher")).isFalse();
  }

  @Test
  void R3_4_1_b_submarinesDoNotBearHitsOfCapitalShips() {
    Duel duel = duel(List.of("bluecher"), List.of("british-submarine-1", "york")).says(ALLIED, ON);
    duel.dice(4, 10, 10);
    assertThat(duel.isReduced("york")).isTrue();
    assertThat(duel.isReduced("british-submarine-1")).isFalse();
  }

  /** The cruiser's 1 cannot hit the submarine: the destroyer's waits for it. */
  @Test
  void R8_4_s4_r67_naturalOnesThatFewerMayBearAreNamedFirst() {
    Situation situation =
        sea("german-destroyer-1", "bluecher", "british-submarine-1").reduced("york", "1040");
    Duel duel =
        Duel.of(
                situation,
                fight(
                    List.of("german-destroyer-1", "bluecher"),
                    List.of("york", "british-submarine-1")))
            .says(ALLIED, ON)
            .dice(1, 1, 10, 10);
    assertThat(duel.happened(FightEvent.VictimNamed.class))
        .extracting(FightEvent.VictimNamed::shooter, FightEvent.VictimNamed::victim)
        .containsExactly(
            tuple("bluecher", "york"), tuple("german-destroyer-1", "british-submarine-1"));
  }

  /** r67: one cruiser bears two of three hits of a cruiser's kind, the submarine none. */
  @Test
  void R8_4_s4_r67_hitsThatNobodyCanBearAreLost() {
    Duel duel =
        duel(
                List.of("bluecher", "luetzow", "admiral-hipper"),
                List.of("british-submarine-1", "york"))
            .says(ALLIED, ON);
    duel.dice(4, 4, 4, 10, 10);
    assertThat(duel.isGone("york")).isTrue();
    assertThat(duel.isReduced("british-submarine-1")).isFalse();
    assertThat(duel.happened(FightEvent.HitsLapsed.class))
        .extracting(FightEvent.HitsLapsed::hits)
        .containsExactly(1);
  }

  @Test
  void R8_4_s5_theAttackerWithdrawsShipByShip() {
    Duel duel = duel(List.of("bluecher", "emden"), List.of("york")).says(ALLIED, ON);
    duel.dice(10, 10, 10).says(ALLIED, ON);
    duel.says(GERMAN, new FightCommand.SailOff(List.of("emden"), Situation.place("1041")));
    duel.says(GERMAN, ON);
    assertThat(duel.brief().round()).isEqualTo(2);
    assertThat(duel.brief().attackers()).extracting("unit").containsExactly("bluecher");
    duel.dice(10, 10).says(ALLIED, ON);
    duel.says(GERMAN, new FightCommand.SailOff(List.of("bluecher"), Situation.place("1041")));
    assertThat(duel.end()).isEqualTo(End.ATTACKER_LEFT);
  }

  @Test
  void R8_4_s5_notFurtherThanTheNextHex() {
    Duel duel = duel(List.of("bluecher"), List.of("york")).says(ALLIED, ON);
    duel.dice(10, 10).says(ALLIED, ON);
    assertThat(
            Situation.refusals(
                duel.position(),
                GERMAN,
                new FightCommand.SailOff(List.of("bluecher"), Situation.place("1042"))))
        .containsExactly("8.4-s5");
  }

  @Test
  void R3_1_b_noMoreThanSixShipsGoToOneHex() {
    Situation situation = sea("bluecher", "emden", "york");
    for (int ship = 1; ship <= 5; ship++) {
      situation.with("german-destroyer-" + ship, "1041");
    }
    Duel duel = Duel.of(situation, fight(List.of("bluecher", "emden"), List.of("york")));
    duel.says(ALLIED, ON).dice(10, 10, 10).says(ALLIED, ON);
    assertThat(
            Situation.refusals(
                duel.position(),
                GERMAN,
                new FightCommand.SailOff(List.of("bluecher", "emden"), Situation.place("1041"))))
        .containsExactly("3.1-b");
  }

  @Test
  void R3_6_a_theAdmiralIsOnTheStrongestShip() {
    Situation situation = sea("gneisenau", "emden", "york").aboard("luetjens", "emden");
    Duel duel = Duel.of(situation, fight(List.of("gneisenau", "emden"), List.of("york")));
    assertThat(duel.position().piece("luetjens").aboard()).isEqualTo("gneisenau");
  }

  @Test
  void R3_6_a_r106_onOneOfTheStrongestHeStays() {
    Situation situation = sea("gneisenau", "scharnhorst", "york").aboard("luetjens", "scharnhorst");
    Duel duel = Duel.of(situation, fight(List.of("gneisenau", "scharnhorst"), List.of("york")));
    assertThat(duel.happened(FightEvent.FlagHoisted.class)).isEmpty();
    assertThat(duel.happened(FightEvent.LeaderLeads.class)).hasSize(1);
  }

  /** The Drøbak narrows: no German ship goes there, an Allied one may. */
  @Test
  void R8_5_e_r105_notUnderTheGunsOfOslo() {
    MapFacts mapFacts = new MapFacts(Situation.PACK.map());
    Place battery =
        mapFacts.hexes().stream()
            .filter(
                hex ->
                    mapFacts.isBattery(hex)
                        && mapFacts.neighbours(hex).stream().anyMatch(mapFacts::isSea))
            .findFirst()
            .orElseThrow();
    Place beside =
        mapFacts.neighbours(battery).stream()
            .filter(hex -> mapFacts.isSea(hex) && !mapFacts.isBattery(hex))
            .filter(hex -> !mapFacts.barsShips(battery, hex))
            .findFirst()
            .orElseThrow();
    assertThat(leaving(beside, Side.GERMAN)).doesNotContain(battery).isNotEmpty();
    assertThat(leaving(beside, Side.ALLIED)).contains(battery);
  }

  private static Set<Place> leaving(Place from, Side evader) {
    MapFacts mapFacts = new MapFacts(Situation.PACK.map());
    OrderOfBattle orderOfBattle = new OrderOfBattle(Situation.PACK);
    Situation situation =
        Situation.at(TurnPhase.NAVAL).with("emden", from.id()).with("york", from.id());
    boolean german = evader == Side.GERMAN;
    Fight fight =
        Duel.fight(
            BattleKind.NAVAL,
            from.id(),
            evader.other(),
            List.of(german ? "york" : "emden"),
            List.of(german ? "emden" : "york"));
    Stacking stacking = new Stacking(orderOfBattle);
    return new BattleExits(
            stacking,
            mapFacts,
            new AirBases(orderOfBattle, mapFacts, new AirWays(mapFacts)),
            new RetreatHexes(stacking, mapFacts))
        .waters(situation.position(), fight, false)
        .keySet();
  }

  @Test
  void R3_6_a_onATieHisOwnerChooses() {
    Situation situation =
        sea("gneisenau", "scharnhorst", "emden", "york").aboard("luetjens", "emden");
    Duel duel =
        Duel.of(situation, fight(List.of("gneisenau", "scharnhorst", "emden"), List.of("york")));
    duel.says(GERMAN, new FightCommand.HoistFlag("scharnhorst"));
    assertThat(duel.position().piece("luetjens").aboard()).isEqualTo("scharnhorst");
    // strength 2, three ships: they choose
    assertThat(
            Situation.refusals(
                duel.position(),
                GERMAN,
                new FightCommand.Lead(List.of("emden", "gneisenau", "scharnhorst"))))
        .containsExactly("3.6-b");
    duel.says(GERMAN, new FightCommand.Lead(List.of("emden", "gneisenau"))).says(ALLIED, ON);
    duel.dice(10, 10, 10, 10);
    assertThat(duel.happened(FightEvent.DiceFell.class).getFirst().report().shots())
        .extracting(CombatReport.Shot::needed)
        .containsExactly(6, 5, 4, 4);
  }

  @Test
  void R3_6_d_theAdmiralGoesDownWithHisShip() {
    Situation situation = sea("york").reduced("gneisenau", "1040");
    situation.aboard("luetjens", "gneisenau");
    Duel duel = Duel.of(situation, fight(List.of("gneisenau"), List.of("york")));
    duel.says(ALLIED, ON).dice(10, 4);
    assertThat(duel.position().forces().lost()).containsExactly("gneisenau", "luetjens");
    assertThat(duel.end()).isEqualTo(End.DEFENDER_WINS);
  }

  @Test
  void R3_6_c_theDefendersAdmiralHelpsToEvade() {
    Situation situation = sea("gneisenau", "york").aboard("luetjens", "gneisenau");
    Duel duel =
        Duel.of(
            situation,
            Duel.fight(
                BattleKind.NAVAL, "1040", Side.ALLIED, List.of("york"), List.of("gneisenau")));
    duel.says(GERMAN, new FightCommand.Evade()).says(ALLIED, ON).dice(7);
    duel.says(GERMAN, new FightCommand.SailOff(List.of("gneisenau"), Situation.place("1041")));
    assertThat(duel.end()).isEqualTo(End.DEFENDER_LEFT);
    assertThat(duel.position().piece("luetjens").place()).isEqualTo(Situation.place("1041"));
  }

  private static Situation transport(boolean reduced, String... cargo) {
    Situation situation = sea("york");
    if (reduced) {
      situation.reduced("german-transport-1", "1040");
    } else {
      situation.with("german-transport-1", "1040");
    }
    for (String unit : cargo) {
      situation.aboard(unit, "german-transport-1");
    }
    return situation;
  }

  private static Duel attacked(Situation situation) {
    return Duel.of(
            situation,
            Duel.fight(
                BattleKind.NAVAL,
                "1040",
                Side.ALLIED,
                List.of("york"),
                List.of("german-transport-1")))
        .says(GERMAN, ON)
        .dice(4);
  }

  @Test
  void R3_4_5_e_ofTwoUnitsAboardADamagedTransportOneIsLost() {
    Duel duel = attacked(transport(false, "german-159-infantry", "german-193-infantry", "dietl"));
    duel.says(GERMAN, new FightCommand.LoseCargo("german-193-infantry"));
    assertThat(duel.position().forces().pool()).containsExactly("german-193-infantry");
    assertThat(duel.isGone("dietl")).isFalse();
  }

  @Test
  void R3_4_5_e_oneUnitAboardADamagedTransportIsSafe() {
    Duel duel = attacked(transport(false, "german-159-infantry", "dietl"));
    assertThat(duel.isReduced("german-transport-1")).isTrue();
    assertThat(duel.isGone("german-159-infantry")).isFalse();
    assertThat(duel.isReduced("german-159-infantry")).isFalse();
  }

  @Test
  @Rule("8.7-d")
  void R3_4_5_e_withATransportAllAboardAreLost() {
    Duel duel = attacked(transport(true, "german-159-infantry", "dietl"));
    assertThat(duel.position().forces().pool())
        .containsExactly("german-159-infantry", "german-transport-1");
    assertThat(duel.position().forces().lost()).containsExactly("dietl");
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  @Test
  void R3_4_5_b_aSunkTransportGoesToTheForcePool() {
    Duel duel = attacked(transport(true));
    assertThat(duel.position().forces().pool()).containsExactly("german-transport-1");
    assertThat(duel.position().forces().lost()).isEmpty();
  }

  @Test
  void R8_5_a_theDefenderMayTryAgainAfterEachRoundAndTheAttackerNever() {
    Duel duel = duel(List.of("bluecher"), List.of("york")).says(ALLIED, ON).dice(10, 10);
    assertThat(Situation.isOffered(duel.position(), ALLIED, new FightCommand.Evade())).isTrue();
    duel.says(ALLIED, ON);
    assertThat(Situation.isOffered(duel.position(), GERMAN, new FightCommand.Evade())).isFalse();
  }

  /** Two Norwegian ships and one of Britain: the Norwegian player shares the hits. */
  @Test
  void R10_6_r88_whoseUnitsAreMostBearsTheHitsOfTheSide() {
    Situation situation = sea("bluecher", "york", "norge", "eidsvold").three();
    Duel norwegian =
        Duel.of(situation, fight(List.of("bluecher"), List.of("york", "norge", "eidsvold")))
            .says(NORWEGIAN, ON)
            .dice(4, 10, 10, 10);
    norwegian.says(
        NORWEGIAN, new FightCommand.BearHits(Map.of("york", 1, "norge", 0, "eidsvold", 0)));
    assertThat(norwegian.isReduced("york")).isTrue();
  }

  @Test
  void R10_6_r88_ifEvenTheWesternPlayer() {
    Duel duel =
        Duel.of(
                sea("bluecher", "york", "norge").three(),
                fight(List.of("bluecher"), List.of("york", "norge")))
            .says(WESTERN, ON)
            .dice(4, 10, 10);
    duel.says(WESTERN, new FightCommand.BearHits(Map.of("york", 0, "norge", 1)));
    assertThat(duel.isReduced("norge")).isTrue();
  }

  /** Nobody can hit anybody: the battle does not go on for ever. */
  @Test
  void R8_4_s5_r104_shipsWithoutGunsPart() {
    Duel duel =
        duel(List.of("german-transport-1"), List.of("british-transport-1"))
            .says(ALLIED, ON)
            .dice()
            .says(ALLIED, ON)
            .says(GERMAN, ON)
            .dice();
    assertThat(duel.end()).isEqualTo(End.BOTH_LEFT);
  }
}
