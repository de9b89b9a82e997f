package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Pending;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.FightCommand.BearHits;
import umpire.weserubung.model.command.FightCommand.LoseCargo;
import umpire.weserubung.model.command.NavalCommand.KeepCourse;
import umpire.weserubung.model.command.NavalCommand.TurnShips;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 14.2.2: the batteries of Oslo. */
class R14_BatteriesTest {
  private static final List<String> SHIPS = List.of("bluecher", "emden");

  private static Situation german() {
    return AtSea.part(GERMAN, false)
        .with("bluecher", "2410")
        .with("emden", "2410")
        .with("u-boat-1", "2005");
  }

  private static Position toOslo(Position before) {
    return AtSea.sail(before, GERMAN, SHIPS, "Rauøy", "Drøbak", "Oslo");
  }

  private static int dice(Position position) {
    Pending<?> pending = AtSea.pending(position);
    return pending instanceof Pending.Draw<?> draw && draw.lot() instanceof DrawKind.Dice dice
        ? dice.count()
        : 0;
  }

  @Test
  void R14_2_2_whoeverEntersOneOfTheHexesIsFiredAt() {
    Position first = toOslo(german().position());
    assertThat(first.piece("emden").place()).isEqualTo(place("Rauøy"));
    assertThat(dice(first)).isEqualTo(2);

    Position on = Situation.after(AtSea.draw(first, 4, 10), GERMAN, new KeepCourse());
    assertThat(on.piece("emden").place()).isEqualTo(place("Drøbak"));
    Position there = Situation.after(AtSea.draw(on, 4, 10), GERMAN, new KeepCourse());
    assertThat(there.piece("emden").place()).isEqualTo(place("Oslo"));
  }

  @Test
  void R14_2_2_r75_threeOrLessHitsAndTheOwnerSharesThem() {
    Position hit = AtSea.draw(toOslo(german().position()), 3, 1);

    assertThat(Situation.refusals(hit, GERMAN, new BearHits(Map.of("emden", 1))))
        .containsExactly("14.2.2/r75");
    Position after = Situation.after(hit, GERMAN, new BearHits(Map.of("bluecher", 1, "emden", 1)));
    assertThat(after.piece("bluecher").reduced()).isTrue();
    assertThat(after.piece("emden").reduced()).isTrue();
    Position sunk = Situation.after(hit, GERMAN, new BearHits(Map.of("bluecher", 2, "emden", 0)));
    assertThat(sunk.forces().lost()).contains("bluecher");
  }

  @Test
  void R14_2_2_afterTheDiceTheShipsMayTurn() {
    Position fired = AtSea.draw(toOslo(german().position()), 4, 4);
    Position draft = Situation.after(fired, GERMAN, new TurnShips());

    assertThat(AtSea.declare(draft, GERMAN, "2410").piece("emden").place())
        .isEqualTo(place("2410"));
  }

  @Test
  void R14_2_2_r75_halfTheDiceOnceOneHexWasGermanAndNoneAfterBoth() {
    Position before = german().position();
    Position one = before.with(before.country().silencing(place("Drøbak")));
    Position both = before.with(one.country().silencing(place("Rauøy")));

    assertThat(dice(toOslo(one))).isEqualTo(1);
    assertThat(toOslo(both).piece("emden").place()).isEqualTo(place("Oslo"));
  }

  @Test
  void R14_2_2_r156_aHexThatIsTakenStillFiresHalf() {
    Position before = german().position();
    Position taken = before.with(before.country().silencing(place("Rauøy")));

    Position first = toOslo(taken);
    assertThat(first.piece("emden").place()).isEqualTo(place("Rauøy"));
    assertThat(dice(first)).isEqualTo(1);
    Position second = Situation.after(AtSea.draw(first, 10), GERMAN, new KeepCourse());
    assertThat(second.piece("emden").place()).isEqualTo(place("Drøbak"));
    assertThat(dice(second)).isEqualTo(1);
  }

  /** Oslo is German, and retaken by a British regiment while ships lie there or elsewhere. */
  private static Position drivenOut(String... ships) {
    Situation oslo =
        Situation.at(TurnPhase.MOVEMENT)
            .turn(3)
            .frame(new MovementFrame.Moving(ALLIED))
            .german("Oslo")
            .with("british-15-infantry", "Oslo");
    for (String ship : ships) {
      String[] at = ship.split("@", 2);
      oslo.with(at[0], at.length == 1 ? "Oslo" : at[1]);
    }
    RulingInProgress<Position, Frame> ruling = Situation.course(oslo.position());
    Capture capture =
        new Capture(new MapFacts(Situation.PACK.map()), new OrderOfBattle(Situation.PACK));
    capture.enter(ruling, "british-15-infantry", List.of(place("Oslo")));
    Situation.runOn(ruling);
    return ruling.position();
  }

  @Test
  void R14_2_2_r146_whoIsForcedOutOfOsloIsFiredAtTogether() {
    Position out = drivenOut("bluecher", "emden");
    assertThat(out.piece("bluecher").place()).isEqualTo(place("Drøbak"));
    assertThat(out.piece("emden").place()).isEqualTo(place("Drøbak"));
    assertThat(dice(out)).as("once for both").isEqualTo(2);

    Position missed = AtSea.draw(out, 4, 10);
    assertThat(missed.piece("emden").place()).isEqualTo(place("Drøbak"));
    assertThat(missed.agenda().top()).as("no movement is left").isInstanceOf(MovementFrame.class);

    Position hit =
        Situation.after(
            AtSea.draw(out, 1, 9), GERMAN, new BearHits(Map.of("bluecher", 0, "emden", 1)));
    assertThat(hit.piece("emden").reduced()).isTrue();
    assertThat(hit.agenda().top()).isInstanceOf(MovementFrame.class);
  }

  @Test
  void R14_2_2_r146_gunsFireBeforeShipsFight() {
    Position out = drivenOut("emden", "norge@Drøbak");
    assertThat(dice(out)).isEqualTo(2);

    Position sunk = AtSea.draw(out, 1, 1);
    assertThat(sunk.forces().lost()).contains("emden");
    assertThat(sunk.agenda().top()).as("nobody is left to fight").isInstanceOf(MovementFrame.class);
    assertThat(AtSea.draw(out, 4, 10).agenda().frames())
        .anyMatch(FightFrame.Battle.class::isInstance);
  }

  @Test
  void R14_2_2_shipsOfTheAlliesAreNotFiredAt() {
    Position after =
        AtSea.sail(
            AtSea.part(ALLIED, false).with("norge", "2410").with("warspite", "0506").position(),
            ALLIED,
            List.of("norge"),
            "Oslo");

    assertThat(after.piece("norge").place()).isEqualTo(place("Oslo"));
  }

  @Test
  void R3_4_5_e_aTransportThatIsHitLosesOneOfTwoUnits() {
    Position before =
        AtSea.part(GERMAN, false)
            .with("german-transport-1", "2410")
            .aboard("german-307-infantry", "german-transport-1")
            .aboard("german-340-infantry", "german-transport-1")
            .with("u-boat-1", "2005")
            .position();
    Position hit =
        AtSea.draw(
            AtSea.sail(before, GERMAN, List.of("german-transport-1"), "Rauøy", "Oslo"), 3, 10);

    Position after = Situation.after(hit, GERMAN, new LoseCargo("german-340-infantry"));

    assertThat(after.forces().pool()).contains("german-340-infantry");
    assertThat(Situation.isOffered(after, GERMAN, new KeepCourse())).isTrue();
  }
}
