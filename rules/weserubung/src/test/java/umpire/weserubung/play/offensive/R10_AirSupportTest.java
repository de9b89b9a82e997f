package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.Situation.refusals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.DropOn;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.SendAircraft;
import umpire.weserubung.model.command.OffensiveCommand.SendParachutists;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** 10.2-2, 10.4, 10.8: who may be sent to an offensive by air. */
class R10_AirSupportTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String FOE = "norwegian-6-infantry";
  private static final Place HONEFOSS = place("Hønefoss");

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  /** An attack from Oslo on Hønefoss, with Fornebu behind it. */
  private static Position attacking(Situation situation) {
    return Situation.after(
        situation.german("Oslo", "Fornebu").with(INFANTRY, "Oslo").with(FOE, "Hønefoss").position(),
        GERMAN,
        new Attack(HONEFOSS));
  }

  private static Command to(Place target) {
    return new RouteCommand.To(target);
  }

  private static Command send(String... aircraft) {
    return new SendAircraft(HONEFOSS, List.of(aircraft));
  }

  /** Denmark is 16 hexes away, Fornebu one: 25 points are enough to land there. */
  @Test
  void R10_2_2_aircraftMayLandOnAnotherBase() {
    Position position = attacking(german().with("bf-109-1", "denmark").with("bf-109-2", "denmark"));

    assertThat(isOffered(position, GERMAN, send("bf-109-1", "bf-109-2"))).isTrue();
  }

  @Test
  void R7_1_b_r108_whereThereIsRoomForAllOfThem() {
    Situation situation = german().with("bf-109-1", "denmark").with("bf-109-2", "denmark");
    for (int other = 1; other <= 5; other++) {
      situation.with("bf-110-" + other, "Fornebu");
    }
    Position position = attacking(situation);

    assertThat(isOffered(position, GERMAN, send("bf-109-2"))).isTrue();
    assertThat(isOffered(position, GERMAN, send("bf-109-1", "bf-109-2"))).isFalse();
    assertThat(refusals(position, GERMAN, send("bf-109-1", "bf-109-2")))
        .containsExactly("7.1-b/r108");
    Position one = Situation.after(position, GERMAN, List.of(send("bf-109-1"), to(HONEFOSS)));
    assertThat(refusals(one, GERMAN, send("bf-109-2"))).containsExactly("7.1-b/r108");
    assertThat(isOffered(one, GERMAN, send("bf-110-1"))).isTrue();
  }

  @Test
  void R7_1_b_r86_fromTwoCarriersInOneHexTheyFlyApart() {
    Position position =
        Situation.after(
            Situation.at(TurnPhase.COMBAT)
                .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(2))
                .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
                .with("ark-royal", "1020")
                .with("glorious", "1020")
                .aboard("swordfish-1", "ark-royal")
                .aboard("swordfish-2", "glorious")
                .german("Værnes")
                .with(INFANTRY, "Værnes")
                .with("british-146-infantry", "Trondheim")
                .position(),
            ALLIED,
            new Attack(place("Værnes")));
    SendAircraft one = new SendAircraft(place("Værnes"), List.of("swordfish-1"));
    SendAircraft other = new SendAircraft(place("Værnes"), List.of("swordfish-2"));

    assertThat(
            isOffered(
                position,
                ALLIED,
                new SendAircraft(place("Værnes"), List.of("swordfish-1", "swordfish-2"))))
        .isFalse();
    Command there = to(place("Værnes"));
    Position both = Situation.after(position, ALLIED, List.of(one, there, other, there));
    Planning draft = (Planning) both.agenda().top();
    assertThat(draft.plan().thrusts().getFirst().wings()).hasSize(2);
  }

  /** Whoever cannot be sent is told why, aircraft by aircraft. */
  @Test
  void R10_2_2_aircraftThatCannotBeSentAreToldWhy() {
    Position position =
        attacking(
            german()
                .with("he-111-1", "Fornebu")
                .with("he-111-2", "denmark")
                .with("ju-52-1", "Fornebu")
                .with("ju-87-1", "denmark")
                .with("hurricane-1", "Kjevik")
                .with(Piece.fresh("bf-110-1", place("Fornebu")).acting(TurnPhase.COMBAT)));

    assertThat(isOffered(position, GERMAN, send("he-111-1"))).isTrue();
    Map.of(
            List.of("hurricane-1"), "10.2-1",
            List.of("ghost"), "10.2-1",
            List.of(INFANTRY), "10.2-2",
            List.of("ju-52-1"), "3.3.3-a",
            List.of("bf-110-1"), "3.3-d",
            List.of("ju-87-1"), "3.3-f",
            List.of("he-111-1", "he-111-2"), "7.1-b/r86",
            List.of("he-111-1", "bf-110-1"), "3.3-d")
        .forEach(
            (who, rule) ->
                assertThat(refusals(position, GERMAN, new SendAircraft(HONEFOSS, who)))
                    .as("%s", who)
                    .containsExactly(rule));
    assertThat(refusals(position, GERMAN, new SendAircraft(place("Oslo"), List.of("he-111-1"))))
        .isNotEmpty();
  }

  @Test
  void R10_6_whoseNationHasNoOffensiveLeftIsToldSo() {
    Position position =
        Situation.after(
            Situation.at(TurnPhase.COMBAT)
                .german("Oslo")
                .with(INFANTRY, "Oslo")
                .with(FOE, "Hønefoss")
                .with("wellington-1", "Sola")
                .with("norwegian-gladiator-1", "Gardermoen")
                .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(2))
                .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
                .position(),
            ALLIED,
            new Attack(place("Oslo")));
    Command wellington = new SendAircraft(place("Oslo"), List.of("wellington-1"));

    assertThat(refusals(position, ALLIED, wellington)).containsExactly("10.6");
  }

  private static Situation paratroops(String base) {
    return german()
        .german(base)
        .with("ju-52-1", base)
        .with("ju-52-2", base)
        .with("german-2-parachute", base)
        .with("german-3-parachute", base);
  }

  @Test
  void R10_8_b_nobodyDropsOnHisOwnUnits() {
    Position position = paratroops("Fornebu").german("2217").with(INFANTRY, "2217").position();

    assertThat(isOffered(position, GERMAN, new DropOn(place("2217")))).isFalse();
    assertThat(isOffered(position, GERMAN, new DropOn(place("Fornebu")))).isFalse();
    assertThat(isOffered(position, GERMAN, new DropOn(place("2216")))).isTrue();
  }

  @Test
  void R10_8_c_theEnemyIsNoHindrance() {
    Position position = paratroops("Fornebu").with(FOE, "2217").position();

    assertThat(isOffered(position, GERMAN, new DropOn(place("2217")))).isTrue();
  }

  /** The base would be full of bombers else, and the order that is begun could not be completed. */
  @Test
  void R10_8_a_parachutistsAreNamedBeforeAircraft() {
    Place target = place("2217");
    SendAircraft bombers = new SendAircraft(target, List.of("he-111-1"));
    Position begun =
        Situation.after(
            paratroops("denmark").with("he-111-1", "denmark").position(),
            GERMAN,
            List.of(new DropOn(target)));

    assertThat(Situation.refusals(begun, GERMAN, bombers)).containsExactly("10.8-a");
    Position named =
        Situation.after(
            begun,
            GERMAN,
            List.of(
                new SendParachutists(target, "ju-52-1", List.of("german-2-parachute")),
                to(target)));
    assertThat(isOffered(named, GERMAN, bombers)).isTrue();
  }

  /** Each boards the transport that was named for them, though one would hold both. */
  @Test
  void R3_3_3_c_eachIsAboardHisOwnTransport() {
    Place target = place("2217");
    List<AirEvent.TookOff> off =
        Situation.events(
                Situation.after(
                    paratroops("denmark").position(),
                    GERMAN,
                    List.of(
                        new DropOn(target),
                        new SendParachutists(target, "ju-52-2", List.of("german-3-parachute")),
                        to(target),
                        new SendParachutists(target, "ju-52-1", List.of("german-2-parachute")))),
                GERMAN,
                new LaunchOffensive())
            .stream()
            .filter(AirEvent.TookOff.class::isInstance)
            .map(AirEvent.TookOff.class::cast)
            .toList();

    assertThat(off).hasSize(1);
    assertThat(off.getFirst().flight().aircraft()).containsExactly("ju-52-1", "ju-52-2");
    assertThat(off.getFirst().boarded())
        .isEqualTo(Map.of("german-2-parachute", "ju-52-1", "german-3-parachute", "ju-52-2"));
  }
}
