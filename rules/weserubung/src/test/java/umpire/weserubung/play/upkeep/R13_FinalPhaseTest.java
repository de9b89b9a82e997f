package umpire.weserubung.play.upkeep;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FinalCommand.Build;
import umpire.weserubung.model.command.FinalCommand.EndSpending;
import umpire.weserubung.model.command.FinalCommand.ReduceShips;
import umpire.weserubung.model.command.FinalCommand.Repair;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.FinalFrame.Purpose;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

class R13_FinalPhaseTest {
  private static final String SEA = "0510";
  private static final List<String> SHIPS =
      List.of(
          "berwick",
          "devonshire",
          "suffolk",
          "york",
          "birmingham",
          "effingham",
          "glasgow",
          "manchester",
          "sheffield");

  /** So many British ships at sea, so much morale left, and a German who can spend something. */
  private static Situation atSea(int ships, int left) {
    Situation situation =
        Situation.at(TurnPhase.FINAL)
            .treasury(Nation.BRITAIN, new MoraleAccount(20, 20 - left, 0, 0))
            .pooled("german-307-infantry")
            .frame(new FinalFrame.Spending(GERMAN, Purpose.BUILDING))
            .frame(new FinalFrame.Upkeep(List.of(Nation.BRITAIN)));
    SHIPS.subList(0, ships).forEach(ship -> situation.with(ship, SEA));
    return situation;
  }

  /** The position after a command that runs the frame of 13.1. */
  private static Position paid(Situation situation) {
    RulingInProgress<Position, Frame> ruling = Situation.course(situation.position());
    Situation.runOn(ruling);
    return ruling.position();
  }

  private static int used(Position position) {
    return position.treasury(Nation.BRITAIN).used();
  }

  @Test
  void R13_1_a_aPointForEachFullFive() {
    assertThat(used(paid(atSea(4, 20)))).isZero();
    assertThat(used(paid(atSea(5, 20)))).isEqualTo(1);
    assertThat(used(paid(atSea(9, 20)))).isEqualTo(1);
  }

  @Test
  @Rule({"8.8-e", "3.4-e"})
  void R13_1_a_r59_portsAndBoxesCostNothing() {
    Situation situation = atSea(4, 20).with("warspite", "britain").with("rodney", "Bergen");

    assertThat(used(paid(situation))).isZero();
    assertThat(used(paid(situation.german("Bergen")))).as("an enemy port is none").isEqualTo(1);
  }

  @Test
  void R8_8_e_shipsInPortCostNothing() {
    assertThat(used(paid(atSea(5, 20)))).isEqualTo(1);
    Situation oneInPort = atSea(4, 20).with(SHIPS.get(4), "Bergen");
    assertThat(used(paid(oneInPort))).isZero();
  }

  @Test
  void R13_1_b_r9_withoutMoraleAllOthersLoseAStep() {
    Position position = paid(atSea(9, 0));

    assertThat(SHIPS).allMatch(ship -> position.piece(ship).reduced());
    assertThat(used(position)).isEqualTo(20);
  }

  @Test
  void R13_1_b_reducedShipsAreLost() {
    Situation situation = atSea(4, 0).reduced("sheffield", SEA);

    Position position = paid(situation);

    assertThat(position.forces().lost()).containsExactly("sheffield");
    assertThat(position.piece("york").reduced()).isTrue();
  }

  @Test
  void R13_1_b_theOwnerChoosesAmongThoseThatNobodyPaysFor() {
    Situation situation = atSea(9, 1).with("penelope", SEA).with("galatea", "0512");

    Position asked = paid(situation);

    assertThat(used(asked)).isEqualTo(20);
    Set<String> chosen = Set.of("york", "penelope", "galatea", "glasgow", "berwick", "suffolk");
    assertThat(Situation.refusals(asked, ALLIED, new ReduceShips(Set.of("york"))))
        .containsExactly("13.1-b");
    Position after = Situation.after(asked, ALLIED, new ReduceShips(chosen));
    assertThat(chosen).allMatch(ship -> after.piece(ship).reduced());
    assertThat(after.piece("devonshire").reduced()).isFalse();
  }

  @Test
  void R3_4_5_e_aTransportReducedLosesOneOfTwoUnits() {
    Situation situation =
        atSea(4, 0)
            .with("british-transport-1", SEA)
            .aboard("british-15-infantry", "british-transport-1")
            .aboard("british-146-infantry", "british-transport-1");

    Position asked = paid(situation);

    assertThat(Situation.asked(asked, ALLIED).rule().value()).isEqualTo("3.4.5-e");
  }

  private static Situation spending(Seat seat, Purpose purpose) {
    return Situation.at(TurnPhase.FINAL)
        .pooled("norwegian-16-infantry")
        .frame(new FinalFrame.Spending(ALLIED, Purpose.BUILDING))
        .frame(new FinalFrame.Spending(seat, purpose));
  }

  @Test
  void R13_2_fromTheForcePoolToThePlacementBox() {
    Position before = spending(GERMAN, Purpose.BUILDING).pooled("german-307-infantry").position();

    Position after = Situation.after(before, GERMAN, new Build("german-307-infantry"));

    assertThat(after.forces().placement()).containsExactly("german-307-infantry");
    assertThat(after.forces().pool()).containsExactly("norwegian-16-infantry");
    assertThat(after.treasury(Nation.GERMANY).used()).as("its price").isEqualTo(7);
    assertThat(Situation.refusals(before, GERMAN, new Build("norwegian-16-infantry")))
        .containsExactly("13.2");
  }

  @Test
  void R3_2_h_destroyedLandUnitsAreBuiltAnew() {
    Position pooled = spending(GERMAN, Purpose.BUILDING).pooled("german-307-infantry").position();

    assertThat(Situation.isOffered(pooled, GERMAN, new Build("german-307-infantry"))).isTrue();
  }

  @Test
  void R4_0_c_useNeverExceedsTheLevel() {
    Situation poor =
        spending(GERMAN, Purpose.BUILDING)
            .pooled("german-307-infantry")
            .pooled("german-1-parachute")
            .treasury(Nation.GERMANY, new MoraleAccount(30, 24, 0, 0));

    assertThat(Situation.refusals(poor.position(), GERMAN, new Build("german-307-infantry")))
        .containsExactly("4.0-c");
    assertThat(Situation.isOffered(poor.position(), GERMAN, new Build("german-1-parachute")))
        .isTrue();
  }

  private static Situation repairing(Piece piece) {
    return spending(GERMAN, Purpose.REPAIRING)
        .with(piece)
        .reduced("german-340-infantry", "Oslo")
        .german("Oslo", "Bergen", "Sola");
  }

  private static Piece reduced(String unit, String place) {
    return Piece.fresh(unit, Situation.place(place)).turned(true);
  }

  private static boolean isOffered(Piece piece) {
    return Situation.isOffered(repairing(piece).position(), GERMAN, new Repair(piece.id()));
  }

  @Test
  void R13_3_a_turnedToItsFullSideForItsPrice() {
    Position before = repairing(reduced("german-307-infantry", "Bergen")).position();

    Position after = Situation.after(before, GERMAN, new Repair("german-307-infantry"));

    assertThat(after.piece("german-307-infantry").reduced()).isFalse();
    assertThat(after.treasury(Nation.GERMANY).used()).isEqualTo(4);
  }

  @Test
  void R13_3_b_landUnitsInTownsAndAtRest() {
    assertThat(isOffered(reduced("german-307-infantry", "Bergen"))).isTrue();
    assertThat(isOffered(reduced("german-307-infantry", "Sola"))).isFalse();
    Piece used = reduced("german-307-infantry", "Bergen").acting(TurnPhase.MOVEMENT);
    assertThat(Situation.refusals(repairing(used).position(), GERMAN, new Repair(used.id())))
        .containsExactly("13.3-b");
  }

  @Test
  void R13_3_b_r155_noLandUnitInABox() {
    assertThat(isOffered(reduced("german-307-infantry", "denmark"))).isFalse();
  }

  @Test
  void R13_3_b_r60_aircraftOnAirfieldsIfTheyDidNotFight() {
    assertThat(isOffered(reduced("bf-109-1", "Sola"))).isTrue();
    assertThat(isOffered(reduced("bf-109-1", "denmark"))).isTrue();
    assertThat(isOffered(reduced("bf-109-1", "Sola").acting(TurnPhase.AIR))).isTrue();
    assertThat(isOffered(reduced("bf-109-1", "Sola").marked(Mark.FOUGHT))).isFalse();
    assertThat(isOffered(reduced("bf-109-1", "Sola").acting(TurnPhase.COMBAT))).isFalse();
  }

  @Test
  void R9_0_lake_b_noRepairOnALake() {
    Position lake =
        repairing(reduced("bf-109-1", "Selbusjøen"))
            .german("Selbusjøen")
            .lake(Side.GERMAN, "Selbusjøen")
            .position();

    assertThat(Situation.refusals(lake, GERMAN, new Repair("bf-109-1"))).containsExactly("13.3-b");
  }

  @Test
  void R3_4_f_shipsAreRepairedInPortsAndBoxes() {
    Situation port =
        spending(GERMAN, Purpose.REFITTING)
            .german("Bergen")
            .with(reduced("emden", "Bergen"))
            .with(reduced("luetzow", "denmark"))
            .with(reduced("koeln", "Narvik"));

    assertThat(Situation.isOffered(port.position(), GERMAN, new Repair("emden"))).isTrue();
    assertThat(Situation.isOffered(port.position(), GERMAN, new Repair("luetzow"))).isTrue();
    assertThat(Situation.isOffered(port.position(), GERMAN, new Repair("koeln"))).isFalse();
  }

  @Test
  void R13_4_shipsInPortsAndAtRest() {
    Situation port =
        spending(GERMAN, Purpose.REFITTING)
            .german("Bergen")
            .with(reduced("emden", "Bergen"))
            .with(reduced("koeln", "0510"))
            .with(reduced("luetzow", "denmark").acting(TurnPhase.NAVAL));

    assertThat(Situation.isOffered(port.position(), GERMAN, new Repair("emden"))).isTrue();
    assertThat(Situation.refusals(port.position(), GERMAN, new Repair("koeln")))
        .containsExactly("13.4");
    assertThat(Situation.refusals(port.position(), GERMAN, new Repair("luetzow")))
        .containsExactly("13.4");
  }

  @Test
  void R13_4_noShipThatLeftABattleOrACapturedPort() {
    Situation port =
        spending(GERMAN, Purpose.REFITTING)
            .german("Bergen")
            .with(reduced("emden", "Narvik"))
            .with(reduced("koeln", "Narvik"))
            .with(reduced("luetzow", "Bergen"));
    Place bergen = Situation.place("Bergen");
    Position before = port.position();
    assertThat(Situation.isOffered(before, GERMAN, new Repair("luetzow"))).isTrue();

    Position evaded = new FightEvent.ShipsLeft(List.of("emden"), bergen, true).applied(before);
    Position fled =
        new CountryEvent.PortLeft("koeln", Situation.place("Narvik"), bergen).applied(evaded);

    for (String ship : List.of("emden", "koeln")) {
      assertThat(fled.piece(ship).place()).isEqualTo(bergen);
      assertThat(fled.piece(ship).hasActed()).as("no action of its own (r37)").isFalse();
      assertThat(Situation.refusals(fled, GERMAN, new Repair(ship))).containsExactly("13.4");
      Position nextTurn = fled.with(fled.piece(ship).rested());
      assertThat(Situation.isOffered(nextTurn, GERMAN, new Repair(ship))).isTrue();
    }
  }

  @Test
  void R13_0_r58_shipsAreRepairedAfterTheOthers() {
    Position position =
        repairing(reduced("german-307-infantry", "Bergen"))
            .with(reduced("emden", "Bergen"))
            .position();

    assertThat(Situation.refusals(position, GERMAN, new Repair("emden")))
        .containsExactly("13.0/r58");
  }

  @Test
  void R4_0_c_r33_useAndOffensivesBeginAnew() {
    MoraleAccount spent = new MoraleAccount(30, 12, 5, 2);
    assertThat(spent.rested()).isEqualTo(MoraleAccount.of(30));
  }

  @Test
  void R4_0_c_r83_aLevelStopsAtZero() {
    assertThat(MoraleAccount.of(3).raised(-10).level()).isZero();
    assertThat(new MoraleAccount(3, 5, 0, 0).left()).isZero();
  }

  @Test
  void R13_0_afterTheLastSpendingComesTheNextTurn() {
    Position position =
        Situation.at(TurnPhase.FINAL)
            .turn(4)
            .with("german-307-infantry", "Oslo")
            .pooled("german-340-infantry")
            .treasury(Nation.GERMANY, new MoraleAccount(30, 5, 3, 1))
            .frame(new FinalFrame.Spending(GERMAN, Purpose.BUILDING))
            .position();

    Position next = after(position, GERMAN, new EndSpending(), 10);

    assertThat(next.calendar().turn()).isEqualTo(5);
    assertThat(next.treasury(Nation.GERMANY)).as("r33").isEqualTo(MoraleAccount.of(30));
  }

  private static Position after(Position position, Seat seat, Command command, int most) {
    Position now = position;
    for (int i = 0; i < most && now.calendar().phase() == TurnPhase.FINAL; i++) {
      assertThat(Situation.RULES.at(now).pending()).isInstanceOf(Pending.Choices.class);
      now = Situation.after(now, seat, command);
    }
    return now;
  }
}
