package umpire.weserubung.play.air;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.play.Situation.after;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.Situation.refusals;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 7.0, 3.3 Who flies where, and where they land. */
class R07_FlightsTest {
  private static final Seat GERMAN = MatchAgreements.GERMAN;
  private static final Seat ALLIED = MatchAgreements.ALLIED;

  private static Situation air() {
    return Situation.at(TurnPhase.AIR).german("Fornebu", "Sola", "Kjevik");
  }

  private static Position striking(Situation situation, Seat seat) {
    return situation.frame(new AirFrame.Striking(seat)).position();
  }

  private static Position flying(Situation situation, Seat seat) {
    return situation.frame(new AirFrame.Transferring(seat)).position();
  }

  private static Command strike(String... aircraft) {
    return new AirCommand.Strike(List.of(aircraft));
  }

  private static Command fly(String... aircraft) {
    return new AirCommand.Fly(List.of(aircraft));
  }

  private static Command to(String place) {
    return new RouteCommand.To(place(place));
  }

  private static Command via(String place) {
    return new RouteCommand.Via(place(place));
  }

  private static Situation ship(String hex) {
    return air().with("he-111-1", "Fornebu").with("british-destroyer-1", hex);
  }

  /** ex06: allowed if and only if the way there and the way to a base are within M. */
  @Test
  @Rule("3.3-b")
  void R3_3_f_whoCannotComeBackDoesNotSetOut() {
    // Stuka, 16 points: Denmark to Kristiansand is 6 hexes; Bergen is 18
    Situation near = air().with("ju-87-1", "denmark").with("norwegian-destroyer-1", "Kristiansand");
    assertThat(isOffered(striking(near, GERMAN), GERMAN, strike("ju-87-1"))).isTrue();
    Situation far =
        air()
            .with("he-111-1", "denmark")
            .with("norwegian-destroyer-1", "Kristiansand")
            .with("ju-87-1", "denmark")
            .with("british-destroyer-1", "Bergen");
    Position declared = after(striking(far, GERMAN), GERMAN, strike("ju-87-1"));
    assertThat(isOffered(declared, GERMAN, to("Kristiansand"))).isTrue();
    assertThat(isOffered(declared, GERMAN, to("Bergen"))).isFalse();
    assertThat(refusals(declared, GERMAN, to("Bergen"))).containsExactly("3.3-f");
    Position longer = after(striking(far, GERMAN), GERMAN, strike("he-111-1"));
    assertThat(isOffered(longer, GERMAN, to("Bergen"))).isTrue();
  }

  /** ex06: or to another base. */
  @Test
  void R7_1_b_r108_anotherBaseBehindTheTargetWillDo() {
    // 11 hexes from Denmark to Stavanger: 22 there and back are too many for a Stuka's 16
    Situation noBase =
        Situation.at(TurnPhase.AIR)
            .with("he-111-1", "denmark")
            .with("ju-87-1", "denmark")
            .with("british-destroyer-1", "Stavanger");
    assertThat(isOffered(striking(noBase, GERMAN), GERMAN, strike("ju-87-1"))).isFalse();
    Situation sola = air().with("ju-87-1", "denmark").with("british-destroyer-1", "Stavanger");
    Position position = striking(sola, GERMAN);
    assertThat(isOffered(position, GERMAN, strike("ju-87-1"))).isTrue();
    assertThat(isOffered(after(position, GERMAN, strike("ju-87-1")), GERMAN, to("Stavanger")))
        .isTrue();
  }

  /** Two of them, though none can come back to Denmark. */
  @Test
  void R7_1_b_r108_theyMayFlyTogetherToAnotherBase() {
    AirWays ways = new AirWays(new MapFacts(Situation.PACK.map()));
    Place target =
        ways.places().stream()
            .filter(hex -> !MapFacts.isBox(hex) && 2 * ways.cost(MapFacts.DENMARK, hex) > 25)
            .filter(hex -> ways.cost(MapFacts.DENMARK, hex) + ways.cost(hex, place("Sola")) <= 25)
            .findFirst()
            .orElseThrow();
    Situation sola =
        Situation.at(TurnPhase.AIR)
            .german("Sola")
            .with("bf-109-1", "denmark")
            .with("bf-109-2", "denmark")
            .with("british-destroyer-1", target.id());
    for (int other = 1; other <= 4; other++) {
      sola.with("bf-110-" + other, "Sola");
    }
    assertThat(isOffered(striking(sola, GERMAN), GERMAN, strike("bf-109-1", "bf-109-2"))).isTrue();
    Position full = sola.with("bf-110-5", "Sola").position();
    assertThat(isOffered(full, GERMAN, strike("bf-109-1", "bf-109-2"))).isFalse();
    assertThat(isOffered(full, GERMAN, strike("bf-109-1"))).isTrue();
  }

  /** ex26. */
  @Test
  void R7_1_c_flightsEnterTheHexOfWhatTheyAttack() {
    Situation situation =
        air()
            .with("he-111-1", "Fornebu")
            .with("bf-110-1", "Fornebu")
            .with("caproni-1", "Værnes")
            .with("ark-royal", "1020")
            .aboard("swordfish-1", "ark-royal")
            .with("british-destroyer-1", "Trondheim")
            .with("german-138-mountain-infantry", "Oslo");
    Position declared = after(striking(situation, GERMAN), GERMAN, strike("bf-110-1", "he-111-1"));
    for (String target : List.of("Værnes", "1020", "Trondheim")) {
      assertThat(isOffered(declared, GERMAN, to(target))).as(target).isTrue();
    }
    assertThat(refusals(declared, GERMAN, to("Oslo"))).containsExactly("7.1-c");
  }

  @Test
  void R7_1_d_nobodyIsAttackedInABox() {
    Situation situation =
        ship("Bergen").with("wellington-1", "britain").with("british-destroyer-2", "britain");
    Position declared = after(striking(situation, GERMAN), GERMAN, strike("he-111-1"));
    assertThat(refusals(declared, GERMAN, to("britain"))).containsExactly("7.1-d");
  }

  @Test
  void R7_3_a_bombersAloneDoNotAttackFighters() {
    Situation situation =
        air().with("he-111-1", "Fornebu").with("bf-110-1", "Fornebu").with("hurricane-1", "Værnes");
    Position position = striking(situation, GERMAN);
    assertThat(isOffered(position, GERMAN, strike("he-111-1"))).isFalse();
    assertThat(isOffered(position, GERMAN, strike("bf-110-1"))).isTrue();
    Position other =
        after(
            striking(
                air()
                    .with("he-111-1", "Fornebu")
                    .with("hurricane-1", "Værnes")
                    .with("british-destroyer-1", "Bergen"),
                GERMAN),
            GERMAN,
            strike("he-111-1"));
    assertThat(refusals(other, GERMAN, to("Værnes"))).containsExactly("7.3-a");
  }

  /** ex04: two actions a turn, one a phase. */
  @Test
  void R3_3_d_oneActionAPhaseAndTwoATurn() {
    Piece fresh = Piece.fresh("he-111-1", place("Fornebu"));
    Situation target = air().with("british-destroyer-1", "Bergen").with("he-111-2", "Fornebu");
    assertThat(isOffered(striking(target.with(fresh), GERMAN), GERMAN, strike("he-111-1")))
        .isTrue();
    Piece once = fresh.acting(TurnPhase.AIR);
    Position again = striking(target.with(once), GERMAN);
    assertThat(refusals(again, GERMAN, strike("he-111-1"))).containsExactly("3.3-d");
    Position combat =
        Situation.at(TurnPhase.COMBAT)
            .german("Fornebu")
            .with("british-destroyer-1", "Bergen")
            .with(once)
            .frame(new AirFrame.Striking(GERMAN))
            .position();
    assertThat(isOffered(combat, GERMAN, strike("he-111-1"))).isTrue();
    Piece twice = fresh.acting(TurnPhase.AIR).acting(TurnPhase.NAVAL);
    Position third =
        Situation.at(TurnPhase.COMBAT)
            .german("Fornebu")
            .with("british-destroyer-1", "Bergen")
            .with(twice)
            .with("he-111-2", "Fornebu")
            .frame(new AirFrame.Striking(GERMAN))
            .position();
    assertThat(refusals(third, GERMAN, strike("he-111-1"))).containsExactly("3.3-d");
  }

  /** ex05: what was not used in one phase does not add to another. */
  @Test
  void R3_3_d_unusedActionsAddNothing() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .german("Fornebu")
            .with("british-destroyer-1", "Bergen")
            .with("he-111-2", "Fornebu")
            .with(Piece.fresh("he-111-1", place("Fornebu")).acting(TurnPhase.COMBAT));
    assertThat(refusals(striking(situation, GERMAN), GERMAN, strike("he-111-1")))
        .containsExactly("3.3-d");
  }

  @Test
  void R14_2_c_norwegiansStayOnTheGroundInTheFirstTurn() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("caproni-1", "Værnes")
            .with("wellington-1", "britain")
            .with("german-destroyer-1", "Trondheim");
    assertThat(isOffered(striking(situation, ALLIED), ALLIED, strike("caproni-1"))).isTrue();
    Position first =
        Situation.at(TurnPhase.AIR)
            .turn(1)
            .with("caproni-1", "Værnes")
            .with("wellington-1", "britain")
            .with("german-destroyer-1", "Bergen")
            .frame(new AirFrame.Striking(ALLIED))
            .position();
    assertThat(isOffered(first, ALLIED, strike("wellington-1"))).isTrue();
    assertThat(refusals(first, ALLIED, strike("caproni-1"))).containsExactly("14.2-c");
  }

  @Test
  void R3_3_1_f_gladiatorsDoNotTakeOffFromCarriersToFight() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("ark-royal", "1020")
            .aboard("british-gladiator-1", "ark-royal")
            .aboard("swordfish-1", "ark-royal")
            .with("german-destroyer-1", "Bergen");
    Position position = striking(situation, ALLIED);
    assertThat(isOffered(position, ALLIED, strike("swordfish-1"))).isTrue();
    assertThat(refusals(position, ALLIED, strike("british-gladiator-1")))
        .containsExactly("3.3.1-f");
    Position moving = flying(situation, ALLIED);
    assertThat(isOffered(moving, ALLIED, fly("british-gladiator-1"))).isTrue();
  }

  @Test
  void R3_3_3_a_transportsDoNotAttack() {
    Position position = striking(ship("Bergen").with("ju-52-1", "Fornebu"), GERMAN);
    assertThat(refusals(position, GERMAN, strike("ju-52-1"))).containsExactly("3.3.3-a");
  }

  @Test
  void R7_1_b_r86_whoFliesTogetherLeavesOneBase() {
    Position position = striking(ship("Bergen").with("he-111-2", "Sola"), GERMAN);
    assertThat(refusals(position, GERMAN, strike("he-111-1", "he-111-2")))
        .containsExactly("7.1-b/r86");
  }

  @Test
  void R7_1_b_theWholeWayIsDeclaredAndMayMakeADetour() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("ju-87-1", "denmark")
            .with("norwegian-destroyer-1", "Kristiansand");
    Position declared = after(striking(situation, GERMAN), GERMAN, strike("ju-87-1"));
    assertThat(isOffered(declared, GERMAN, via("Fornebu"))).isFalse();
    assertThat(refusals(declared, GERMAN, via("Fornebu"))).containsExactly("3.3-f");
    Position detour = after(declared, GERMAN, via("Kjevik"));
    assertThat(isOffered(detour, GERMAN, to("Kristiansand"))).isTrue();
  }

  @Test
  void R7_6_a_aircraftFlyToABaseWithRoom() {
    Situation situation = air().with("bf-109-1", "denmark").with("bf-109-2", "denmark");
    for (int other = 1; other <= 5; other++) {
      situation.with("bf-110-" + other, "Kjevik");
    }
    Position position = flying(situation, GERMAN);
    Position declared = after(position, GERMAN, fly("bf-109-1", "bf-109-2"));
    assertThat(isOffered(declared, GERMAN, to("Sola"))).isTrue();
    assertThat(refusals(declared, GERMAN, to("Kjevik"))).containsExactly("7.6-a");
    assertThat(refusals(declared, GERMAN, to("Værnes"))).containsExactly("7.6-a");
    Position landed = after(declared, GERMAN, to("Sola"));
    assertThat(landed.piece("bf-109-1").place()).isEqualTo(place("Sola"));
    assertThat(landed.piece("bf-109-2").acted()).containsExactly(TurnPhase.AIR);
    Position one = after(after(position, GERMAN, fly("bf-109-1")), GERMAN, to("Kjevik"));
    assertThat(one.in(place("Kjevik"))).hasSize(6);
  }

  @Test
  void R3_3_g_aBaseThatWasCapturedMayBeUsedAtOnce() {
    Position position =
        flying(Situation.at(TurnPhase.AIR).german("Sola").with("ju-87-1", "denmark"), GERMAN);
    assertThat(isOffered(after(position, GERMAN, fly("ju-87-1")), GERMAN, to("Sola"))).isTrue();
    assertThat(isOffered(after(position, GERMAN, fly("ju-87-1")), GERMAN, to("Kjevik"))).isFalse();
  }

  @Test
  void R9_0_lake_a_aFrozenLakeIsABase() {
    Place lake = Situation.PACK.map().set("lakes").stream().sorted().findFirst().orElseThrow();
    Situation chosen =
        Situation.at(TurnPhase.AIR).lake(Side.ALLIED, lake.id()).with("wellington-1", "britain");
    Position declared = after(flying(chosen, ALLIED), ALLIED, fly("wellington-1"));
    assertThat(isOffered(declared, ALLIED, new RouteCommand.To(lake))).isTrue();
  }

  @Test
  void R3_3_1_e_aGladiatorThatFliesToACarrierStaysThere() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("ark-royal", "1020")
            .with("norwegian-gladiator-1", "Værnes")
            .with("sea-gladiator-1", "Værnes");
    Position position = flying(situation, ALLIED);
    Position aboard =
        after(after(position, ALLIED, fly("norwegian-gladiator-1")), ALLIED, to("1020"));
    assertThat(aboard.piece("norwegian-gladiator-1").aboard()).isEqualTo("ark-royal");
    assertThat(aboard.piece("norwegian-gladiator-1").is(Mark.GROUNDED)).isTrue();
    Position sea = after(after(position, ALLIED, fly("sea-gladiator-1")), ALLIED, to("1020"));
    assertThat(sea.piece("sea-gladiator-1").is(Mark.GROUNDED)).isFalse();
  }

  @Test
  void R3_4_2_b_aCarrierHoldsTwoFightersAndADamagedOneOne() {
    Situation full =
        Situation.at(TurnPhase.AIR)
            .with("ark-royal", "1020")
            .with("swordfish-1", "Værnes")
            .with("swordfish-2", "Værnes")
            .with("sea-gladiator-1", "Værnes");
    Position position = flying(full, ALLIED);
    Position one = after(after(position, ALLIED, fly("swordfish-1")), ALLIED, to("1020"));
    Position two = after(after(one, ALLIED, fly("swordfish-2")), ALLIED, to("1020"));
    assertThat(two.in(place("1020"))).hasSize(3);
    Position third = after(two, ALLIED, fly("sea-gladiator-1"));
    assertThat(refusals(third, ALLIED, to("1020"))).containsExactly("7.6-a");
    Situation damaged =
        Situation.at(TurnPhase.AIR)
            .reduced("ark-royal", "1020")
            .aboard("swordfish-1", "ark-royal")
            .with("sea-gladiator-1", "Værnes");
    Position again = after(flying(damaged, ALLIED), ALLIED, fly("sea-gladiator-1"));
    assertThat(refusals(again, ALLIED, to("1020"))).containsExactly("7.6-a");
  }

  @Test
  void R3_3_2_b_bombersDoNotLandOnCarriers() {
    Situation situation =
        Situation.at(TurnPhase.AIR).with("ark-royal", "1020").with("wellington-1", "Værnes");
    Position declared = after(flying(situation, ALLIED), ALLIED, fly("wellington-1"));
    assertThat(refusals(declared, ALLIED, to("1020"))).containsExactly("7.6-a");
  }

  @Test
  void R7_6_b_transportsTakeInfantryOfTheirHex() {
    Situation situation =
        air()
            .with("ju-52-1", "Fornebu")
            .with("german-138-mountain-infantry", "Fornebu")
            .with("german-139-mountain-infantry", "Oslo");
    Position position = flying(situation, GERMAN);
    Command order =
        new AirCommand.Ferry(
            "ju-52-1", List.of("german-138-mountain-infantry"), List.of(), List.of());
    Position landed = after(after(position, GERMAN, order), GERMAN, to("Sola"));
    Piece passenger = landed.piece("german-138-mountain-infantry");
    assertThat(passenger.place()).isEqualTo(place("Sola"));
    assertThat(passenger.isAboard()).isFalse();
    assertThat(passenger.is(Mark.FLOWN)).isTrue();
    assertThat(passenger.hasActed()).isFalse();
    Command elsewhere =
        new AirCommand.Ferry(
            "ju-52-1", List.of("german-139-mountain-infantry"), List.of(), List.of());
    assertThat(refusals(position, GERMAN, elsewhere)).containsExactly("7.6-b");
  }

  @Test
  void R3_3_3_c_aTransportTakesTwoUnitsAndADamagedOneOne() {
    List<String> both = List.of("german-138-mountain-infantry", "german-139-mountain-infantry");
    Situation full =
        air().with("ju-52-1", "Fornebu").with(both.get(0), "Fornebu").with(both.get(1), "Fornebu");
    Command order = new AirCommand.Ferry("ju-52-1", both, List.of("dietl"), List.of());
    assertThat(isOffered(flying(full.with("dietl", "Fornebu"), GERMAN), GERMAN, order)).isTrue();
    Situation damaged =
        air()
            .reduced("ju-52-1", "Fornebu")
            .with(both.get(0), "Fornebu")
            .with(both.get(1), "Fornebu");
    assertThat(
            refusals(
                flying(damaged, GERMAN),
                GERMAN,
                new AirCommand.Ferry("ju-52-1", both, List.of(), List.of())))
        .containsExactly("3.3.3-c");
  }

  @Test
  void R14_2_c_r62_onlyNorwegiansAreGrounded() {
    Position first =
        Situation.at(TurnPhase.AIR)
            .turn(1)
            .with("norwegian-gladiator-1", "Værnes")
            .with("british-gladiator-1", "Værnes")
            .frame(new AirFrame.Transferring(ALLIED))
            .position();
    assertThat(isOffered(first, ALLIED, fly("british-gladiator-1"))).isTrue();
    assertThat(refusals(first, ALLIED, fly("norwegian-gladiator-1"))).containsExactly("14.2-c");
  }

  @Test
  void R3_1_c_aBoxHoldsAnyNumber() {
    Situation situation = air().with("ju-52-1", "Fornebu");
    for (int other = 1; other <= 5; other++) {
      situation.with("bf-110-" + other, "denmark").with("he-111-" + other, "denmark");
    }
    Position landed =
        after(after(flying(situation, GERMAN), GERMAN, fly("ju-52-1")), GERMAN, to("denmark"));
    assertThat(landed.in(place("denmark"))).hasSize(11);
  }

  @Test
  void R3_3_e_aBoxIsABaseOfItsSideAlone() {
    Position german =
        after(flying(air().with("he-111-1", "Sola"), GERMAN), GERMAN, fly("he-111-1"));
    assertThat(isOffered(german, GERMAN, to("denmark"))).isTrue();
    assertThat(refusals(german, GERMAN, to("britain"))).containsExactly("7.6-a");
  }

  @Test
  void R3_3_1_d_swordfishAndSeaGladiatorsUseCarriersFreely() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("ark-royal", "1020")
            .aboard("sea-gladiator-1", "ark-royal")
            .with("german-destroyer-1", "1018");
    assertThat(isOffered(striking(situation, ALLIED), ALLIED, strike("sea-gladiator-1"))).isTrue();
  }

  @Test
  void R3_3_3_c_r5_twoUnitsGoAboardAFullTransport() {
    List<String> both = List.of("german-138-mountain-infantry", "german-139-mountain-infantry");
    Situation situation =
        air().with("ju-52-1", "Fornebu").with(both.get(0), "Fornebu").with(both.get(1), "Fornebu");
    Position landed =
        after(
            after(
                flying(situation, GERMAN),
                GERMAN,
                new AirCommand.Ferry("ju-52-1", both, List.of(), List.of())),
            GERMAN,
            to("Sola"));
    assertThat(both)
        .allMatch(unit -> landed.piece(unit).place().equals(place("Sola")))
        .allMatch(unit -> landed.piece(unit).is(Mark.FLOWN));
  }

  /** 7.6-b: the combat phase is closed to them, the movement phase is not. */
  @Test
  void R7_6_b_noRoomForTheirPassengersNoLanding() {
    Situation situation =
        air().with("ju-52-1", "Fornebu").with("german-138-mountain-infantry", "Fornebu");
    for (int guard = 1; guard <= 6; guard++) {
      situation.with(infantry(guard), "Sola");
    }
    Command order =
        new AirCommand.Ferry(
            "ju-52-1", List.of("german-138-mountain-infantry"), List.of(), List.of());
    Position declared = after(flying(situation, GERMAN), GERMAN, order);
    assertThat(refusals(declared, GERMAN, to("Sola"))).containsExactly("7.6-a");
    assertThat(isOffered(declared, GERMAN, to("Kjevik"))).isTrue();
  }

  private static String infantry(int number) {
    return Situation.PACK.counters().keySet().stream()
        .filter(
            id -> id.matches("german-.*-infantry") && !id.equals("german-138-mountain-infantry"))
        .sorted()
        .toList()
        .get(number - 1);
  }

  @Test
  void R7_1_a_aStrikeIsFlownToAttackAndNowhereElse() {
    Position declared = after(striking(ship("Bergen"), GERMAN), GERMAN, strike("he-111-1"));
    assertThat(refusals(declared, GERMAN, to("Sola"))).containsExactly("7.1-c");
  }

  @Test
  void R3_3_g_r18_notOnABaseCapturedInTheSameOffensive() {
    AirFrame.Homing homing =
        new AirFrame.Homing(
            GERMAN,
            new Flight(
                List.of("bf-110-1"), List.of(), List.of(place("Sola")), 8, place("Sola"), false),
            AirFrame.Homing.Quest.RETURN,
            "");
    Position combat =
        Situation.at(TurnPhase.COMBAT)
            .german("Sola", "Fornebu")
            .with("bf-110-1", "Fornebu")
            .frame(
                new OffensiveFrame.Carrying(
                    new Plan(
                        GERMAN, Plan.Manner.ATTACK, "", List.of(Plan.Thrust.at(place("Sola")))),
                    0,
                    OffensiveFrame.Carrying.Stage.HOME,
                    0,
                    List.of(),
                    List.of()))
            .frame(homing)
            .position();
    assertThat(refusals(combat, GERMAN, new AirCommand.Land(List.of("bf-110-1"), place("Sola"))))
        .containsExactly("3.3-e");
    assertThat(
            isOffered(combat, GERMAN, new AirCommand.Land(List.of("bf-110-1"), place("Fornebu"))))
        .isTrue();
  }

  private static Command ferry(String... escorts) {
    return new AirCommand.Ferry(
        "ju-52-1", List.of("german-138-mountain-infantry"), List.of(), List.of(escorts));
  }

  private static Situation convoy() {
    return air()
        .with("ju-52-1", "Fornebu")
        .with("german-138-mountain-infantry", "Fornebu")
        .with("bf-110-1", "Fornebu")
        .with("bf-110-2", "Fornebu");
  }

  @Test
  void R3_3_1_b_r139_fightersFlyAlongWithATransport() {
    Position position = flying(convoy().with("he-111-1", "Fornebu"), GERMAN);
    assertThat(isOffered(position, GERMAN, ferry("bf-110-1", "bf-110-2"))).isTrue();
    assertThat(isOffered(position, GERMAN, ferry())).isTrue();
    assertThat(refusals(position, GERMAN, ferry("he-111-1"))).containsExactly("3.3.1-b");
    Position landed = after(after(position, GERMAN, ferry("bf-110-1")), GERMAN, to("Sola"));
    for (String id : List.of("ju-52-1", "bf-110-1", "german-138-mountain-infantry")) {
      assertThat(landed.piece(id).place()).as(id).isEqualTo(place("Sola"));
    }
    assertThat(landed.piece("german-138-mountain-infantry").isAboard()).isFalse();
    assertThat(landed.piece("bf-110-1").acted()).containsExactly(TurnPhase.AIR);
  }

  /** At Sola and Kjevik there is room for one with the transport, in Denmark for any number. */
  @Test
  void R3_3_1_b_r139_onlyToABaseWithRoomForAll() {
    Situation full = convoy();
    for (int other = 1; other <= 4; other++) {
      full.with("he-111-" + other, "Sola").with("bf-110-" + (2 + other), "Kjevik");
    }
    Position order = after(flying(full, GERMAN), GERMAN, ferry("bf-110-1", "bf-110-2"));
    assertThat(isOffered(order, GERMAN, to("denmark"))).isTrue();
    assertThat(refusals(order, GERMAN, to("Sola"))).containsExactly("7.6-a");
    Position one = after(flying(full, GERMAN), GERMAN, ferry("bf-110-1"));
    assertThat(isOffered(one, GERMAN, to("Sola"))).isTrue();
  }

  @Test
  void R3_3_f_r138_aircraftFlyOverOtherCountries() {
    Place sweden =
        Situation.PACK.map().set("abroad").stream()
            .filter(hex -> Situation.PACK.map().distance(hex, place("Fornebu")) < 8)
            .findFirst()
            .orElseThrow();
    Position order =
        after(flying(air().with("he-111-1", "Fornebu"), GERMAN), GERMAN, fly("he-111-1"));
    assertThat(isOffered(order, GERMAN, via(sweden.id()))).isTrue();
    assertThat(refusals(order, GERMAN, to(sweden.id()))).containsExactly("7.6-a");
  }
}
