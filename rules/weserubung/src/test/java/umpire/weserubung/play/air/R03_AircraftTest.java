package umpire.weserubung.play.air;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.after;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.Situation.refusals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** 3.3: in which phases aircraft act, and whom they meet there. */
class R03_AircraftTest {
  private static final AirCommand.Strike STRIKE = new AirCommand.Strike(List.of("he-111-1"));

  /** A bomber at Fornebu, a British ship off the coast. */
  private static Situation bomber(TurnPhase phase) {
    return Situation.at(phase)
        .german("Fornebu", "Sola")
        .with("he-111-1", "Fornebu")
        .with("british-destroyer-1", "2312");
  }

  @Test
  void R3_3_a_inTheAirPhase() {
    Position position = bomber(TurnPhase.AIR).frame(new AirFrame.Striking(GERMAN)).position();

    assertThat(isOffered(position, GERMAN, STRIKE)).isTrue();
  }

  @Test
  void R3_3_a_inTheCombatPhase() {
    Position position =
        bomber(TurnPhase.COMBAT)
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(1))
            .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()))
            .position();

    assertThat(isOffered(position, GERMAN, STRIKE)).isTrue();
  }

  @Test
  void R3_3_a_inTheMovementPhase() {
    Position position =
        bomber(TurnPhase.MOVEMENT).frame(new MovementFrame.Moving(GERMAN)).position();

    assertThat(isOffered(position, GERMAN, new AirCommand.Fly(List.of("he-111-1")))).isTrue();
    assertThat(isOffered(position, GERMAN, STRIKE)).isFalse();
  }

  @Test
  void R3_3_a_inTheNavalPhase() {
    Position watched =
        after(
            bomber(TurnPhase.NAVAL).frame(new NavalFrame.Navigating(ALLIED, false)).position(),
            ALLIED,
            List.of(
                new NavalCommand.Sail(List.of("british-destroyer-1")),
                new RouteCommand.To(place("2313"))));

    assertThat(
            isOffered(
                watched,
                GERMAN,
                new NavalCommand.InterceptShips(place("2313"), List.of("he-111-1"))))
        .isTrue();
  }

  @Test
  void R3_3_1_a_fightersInterceptShips() {
    Position watched =
        after(
            bomber(TurnPhase.NAVAL)
                .with("bf-110-1", "Fornebu")
                .with("ju-52-1", "Fornebu")
                .frame(new NavalFrame.Navigating(ALLIED, false))
                .position(),
            ALLIED,
            List.of(
                new NavalCommand.Sail(List.of("british-destroyer-1")),
                new RouteCommand.To(place("2313"))));

    assertThat(isOffered(watched, GERMAN, met("bf-110-1"))).isTrue();
    assertThat(isOffered(watched, GERMAN, met("ju-52-1"))).isFalse();
  }

  private static NavalCommand.InterceptShips met(String aircraft) {
    return new NavalCommand.InterceptShips(place("2313"), List.of(aircraft));
  }

  /** Somebody at Fornebu who is to be flown to Sola. */
  private static Situation moving(Piece passenger) {
    return Situation.at(TurnPhase.MOVEMENT)
        .german("Fornebu", "Sola")
        .with("ju-52-1", "Fornebu")
        .with(passenger)
        .frame(new MovementFrame.Moving(GERMAN));
  }

  private static AirCommand.Ferry ferry(String unit) {
    return new AirCommand.Ferry("ju-52-1", List.of(unit), List.of(), List.of());
  }

  @Test
  void R3_2_3_d_parachutistsAreFlownInTheMovementPhase() {
    Piece jumpers = Piece.fresh("german-2-parachute", place("Fornebu"));
    Position flown =
        after(
            moving(jumpers).position(),
            GERMAN,
            List.of(ferry(jumpers.id()), new RouteCommand.To(place("Sola"))));

    assertThat(flown.piece(jumpers.id()).place()).isEqualTo(place("Sola"));
    Piece guns = Piece.fresh("german-233-artillery", place("Fornebu"));
    assertThat(refusals(moving(guns).position(), GERMAN, ferry(guns.id())))
        .containsExactly("7.6-b");
  }

  private static Position flight(Piece fighter) {
    Piece jumpers = Piece.fresh("german-2-parachute", place("Fornebu"));
    return after(
        moving(jumpers).with(fighter).position(),
        GERMAN,
        List.of(ferry(jumpers.id()), new RouteCommand.To(place("Sola"))));
  }

  @Test
  void R11_0_a_r32_fightersWithAnActionLeftMeetFlightsInTheMovementPhase() {
    Piece fresh = Piece.fresh("hurricane-1", place("Gardermoen"));

    assertThat(Situation.asked(flight(fresh), ALLIED).rule().value()).isEqualTo("7.2-a");
    Position flown = flight(fresh.acting(TurnPhase.AIR).acting(TurnPhase.COMBAT));
    assertThat(flown.piece("german-2-parachute").place()).isEqualTo(place("Sola"));
  }
}
