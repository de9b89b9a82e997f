package umpire.weserubung.play.country;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.CountryCommand.LeavePort;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.CountryFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

class R10_CaptureTest {
  private static final MapFacts CHART = new MapFacts(Situation.PACK.map());
  private static final OrderOfBattle MIX = new OrderOfBattle(Situation.PACK);
  private static final Capture CAPTURE = new Capture(CHART, MIX);
  private static final String GERMANS = "german-307-infantry";
  private static final String BRITISH = "british-15-infantry";

  private static Situation phase() {
    return Situation.at(TurnPhase.MOVEMENT);
  }

  private static Position entered(Situation situation, String unit, String... hexes) {
    RulingInProgress<Position, Frame> ruling = Situation.course(situation.position());
    CAPTURE.enter(ruling, unit, List.of(hexes).stream().map(Situation::place).toList());
    return ruling.position();
  }

  @Test
  void R10_12_a_aTownIsTakenByWhoeverEntersIt() {
    Position after = entered(phase().with(GERMANS, "Bergen"), GERMANS, "Bergen");

    assertThat(after.country().control(place("Bergen"))).isEqualTo(Side.GERMAN);
  }

  @Test
  void R3_2_a_leadersTakeNothing() {
    Position after = entered(phase().with("dietl", "Bergen"), "dietl", "Bergen");

    assertThat(after.country().german()).isEmpty();
  }

  @Test
  void R10_12_b_r2_allIsLostAndHalfIsGained() {
    Position after = entered(phase().with(GERMANS, "Narvik"), GERMANS, "Narvik");

    assertThat(after.treasury(Nation.NORWAY).level()).isEqualTo(50 - 3);
    assertThat(after.treasury(Nation.GERMANY).level()).as("half of 3, rounded up").isEqualTo(32);
  }

  @Test
  void R10_12_d_norwayOwnsWhatTheAlliesRetake() {
    Situation narvik = phase().with(BRITISH, "Narvik").german("Narvik");

    Position after = entered(narvik, BRITISH, "Narvik");

    assertThat(after.treasury(Nation.NORWAY).level()).isEqualTo(52);
    assertThat(after.treasury(Nation.GERMANY).level()).isEqualTo(27);
    assertThat(after.treasury(Nation.BRITAIN).level()).isEqualTo(20);
  }

  @Test
  void R4_0_b_aTownIsPaidForOnce() {
    Situation narvik = phase().with(GERMANS, "Narvik").german("Narvik");

    assertThat(entered(narvik, GERMANS, "Narvik").treasury(Nation.NORWAY).level()).isEqualTo(50);
  }

  @Test
  void R14_2_2_aBatteryIsSilentForGood() {
    Position taken = entered(phase().with(GERMANS, "Drøbak"), GERMANS, "Drøbak");
    assertThat(taken.country().silenced()).containsExactly(place("Drøbak"));

    RulingInProgress<Position, Frame> back = Situation.course(taken);
    back.add(new CountryEvent.HexTaken(place("Drøbak"), Side.ALLIED, ""));
    assertThat(back.position().country().silenced()).containsExactly(place("Drøbak"));
  }

  @Test
  void R9_0_lake_b_aCapturedLakeBaseIsDestroyed() {
    Situation lake =
        phase().with(GERMANS, "Lesjaskogsvatnet").lake(Side.ALLIED, "Lesjaskogsvatnet");

    Position after = entered(lake, GERMANS, "Lesjaskogsvatnet");

    assertThat(after.country().isLakeBase(place("Lesjaskogsvatnet"), Side.ALLIED)).isFalse();
    assertThat(after.country().thawed()).containsExactly(Side.ALLIED);
  }

  @Test
  void R10_12_a_r82_aircraftLeftOnTheBaseAreDestroyed() {
    Situation sola = phase().with(GERMANS, "Sola").with("caproni-1", "Sola");

    Position after = entered(sola, GERMANS, "Sola");

    assertThat(after.forces().has("caproni-1")).isFalse();
    assertThat(after.forces().pool()).containsExactly("caproni-1");
  }

  @Test
  void R3_5_d_r100_aLeaderAloneIsTakenPrisoner() {
    Situation sola = phase().with(GERMANS, "Sola").with("ruge", "Sola");

    assertThat(entered(sola, GERMANS, "Sola").forces().lost()).containsExactly("ruge");
  }

  private static Position captured(Situation situation, String town) {
    return entered(situation.with(GERMANS, town), GERMANS, town);
  }

  private static Set<Place> exits(String port) {
    return CHART.map().neighbours(place(port)).stream()
        .filter(hex -> CHART.isSea(hex) && !CHART.barsShips(place(port), hex))
        .collect(Collectors.toSet());
  }

  @Test
  void R10_12_c_shipsLeaveACapturedPortWhereTheirOwnerWants() {
    Situation bergen =
        phase().frame(new MovementFrame.Moving(GERMAN)).with("norge", "Bergen").turn(2);
    Position asked = captured(bergen, "Bergen");

    assertThat(exits("Bergen")).hasSizeGreaterThan(1);
    for (Place hex : exits("Bergen")) {
      Position after = Situation.after(asked, ALLIED, new LeavePort("norge", hex));
      assertThat(after.piece("norge").place()).isEqualTo(hex);
    }
    assertThat(Situation.refusals(asked, ALLIED, new LeavePort("norge", place("Bergen"))))
        .containsExactly("10.12-c");
  }

  @Test
  void R3_4_h_r37_leavingIsNoActionAndPassengersComeAlong() {
    Situation bergen =
        phase()
            .frame(new MovementFrame.Moving(GERMAN))
            .with("british-transport-1", "Bergen")
            .aboard(BRITISH, "british-transport-1");
    Position asked = captured(bergen, "Bergen");
    Place hex = exits("Bergen").iterator().next();

    Position after = Situation.after(asked, ALLIED, new LeavePort("british-transport-1", hex));

    assertThat(after.piece(BRITISH).place()).isEqualTo(hex);
    assertThat(after.piece("british-transport-1").hasActed()).isFalse();
  }

  @Test
  void R3_4_h_germanShipsStayInAPortThatTheirSideTakes() {
    Position after = captured(phase().with("emden", "Bergen"), "Bergen");

    assertThat(after.piece("emden").place()).isEqualTo(place("Bergen"));
    assertThat(after.agenda().frames()).hasSize(1);
  }

  @Test
  void R10_12_c_hexesWithoutEnemyShipsFirst() {
    Place free = exits("Bergen").stream().sorted().toList().getFirst();
    Situation bergen = phase().frame(new MovementFrame.Moving(GERMAN)).with("norge", "Bergen");
    int ship = 0;
    for (Place hex : exits("Bergen")) {
      if (!hex.equals(free)) {
        bergen.with("german-destroyer-" + ++ship, hex.id());
      }
    }

    Position after = run(captured(bergen, "Bergen"), new Fought());

    assertThat(after.piece("norge").place()).isEqualTo(free);
  }

  /** Remembers the battles that it was asked for. */
  private static final class Fought implements BattleStarts {
    private final List<Fight> fights = new ArrayList<>();

    @Override
    public void begin(Fight fight, RulingInProgress<Position, Frame> ruling) {
      fights.add(fight);
    }
  }

  /** Runs the frame of the port until it is gone. */
  private static Position run(Position position, Fought fought) {
    LeavingPortStep step = new LeavingPortStep(CHART, MIX, fought);
    RulingInProgress<Position, Frame> ruling = Situation.course(position);
    while (ruling.position().agenda().top() instanceof CountryFrame.LeavingPort frame) {
      step.enter(frame, ruling);
    }
    return ruling.position();
  }

  @Test
  void R10_12_c_whereEnemyShipsLieTheForcedOnesAttackAtOnce() {
    Situation bergen = phase().frame(new MovementFrame.Moving(GERMAN)).with("norge", "Bergen");
    int ship = 0;
    for (Place hex : exits("Bergen")) {
      bergen.with("german-destroyer-" + ++ship, hex.id());
    }
    Fought fought = new Fought();

    Position after = run(captured(bergen, "Bergen"), fought);

    assertThat(fought.fights).hasSize(1);
    Fight fight = fought.fights.getFirst();
    assertThat(fight.attacker().side()).isEqualTo(Side.ALLIED);
    assertThat(fight.attacker().fighters()).extracting("unit").containsExactly("norge");
    assertThat(fight.place()).isEqualTo(after.piece("norge").place());
    assertThat(fight.terms()).as("8.4-s1: the defender may evade").isEmpty();
    assertThat(fight.attacker().barred()).contains(Situation.place("Bergen"));
  }

  @Test
  void R10_12_c_r101_withoutAnyWayOutAShipIsLost() {
    Situation bergen = phase().frame(new MovementFrame.Moving(GERMAN)).with("norge", "Bergen");
    List<String> ships =
        Situation.PACK.counters().keySet().stream()
            .filter(id -> id.startsWith("british-") && MIX.isUnit(id))
            .filter(id -> MIX.unit(id).arm().isShip())
            .sorted()
            .toList();
    List<String> capitals =
        Situation.PACK.counters().keySet().stream()
            .filter(id -> MIX.isUnit(id) && MIX.unit(id).arm().isCapitalShip())
            .filter(id -> MIX.nation(id) == Nation.BRITAIN)
            .sorted()
            .toList();
    List<String> all = new ArrayList<>(ships);
    all.addAll(capitals);
    int next = 0;
    for (Place hex : exits("Bergen")) {
      for (int i = 0; i < 6; i++) {
        bergen.with(all.get(next++), hex.id());
      }
    }

    Position after = run(captured(bergen, "Bergen"), new Fought());

    assertThat(after.forces().lost()).containsExactly("norge");
  }

  @Test
  void eventsSayWhatHappenedByParagraph() {
    RulingInProgress<Position, Frame> ruling =
        Situation.course(phase().with(GERMANS, "Narvik").position());
    CAPTURE.enter(ruling, GERMANS, List.of(place("Narvik")));

    assertThat(
            Situation.happened(ruling.events()).stream().map(Event::findings).flatMap(List::stream))
        .extracting(finding -> finding.rule().value())
        .containsExactly("3.2-a/r93", "10.12-b");
    List<Frame> frames = ruling.position().agenda().frames();
    assertThat(frames).hasSize(1);
  }
}
