package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.event.StrikeEvent;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.AssaultCommand.LoseStep;
import umpire.fallschirmjaeger.model.command.MovementCommand.Enter;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.StrikeCommand.Fly;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/** 3.8a, 3.9: the British near the Hook, and the French as if they were Dutch. */
class R3_8_AlliesTest {
  private static final String BRITISH = "royal-marines";
  private static final String GERMAN = "fjr-1-1";

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Field.Played british(String hex, String german) {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(BRITISH, hex)
            .unit("moerdijk-north", "05.10")
            .unit(GERMAN, german)
            .turn(8)
            .play();
    while (!played.offers(Side.ALLIED, new EndPhase())) {
      played.german(new EndPhase());
    }
    return played;
  }

  @Test
  void R3_8a_notFurtherThanThreeHexes() {
    Field.Played played = british("55.29", "20.10");
    played.allied(new Move(List.of(BRITISH)));
    assertThat(played.refused(Side.ALLIED, step("55.28"))).isEqualTo("3.8a");
    played.allied(step("55.30"), new Halt());
  }

  @Test
  void R3_8a_noOverrunBeyondTheLimit() {
    Field.Played played = british("55.29", "55.28");
    played.allied(new Move(List.of(BRITISH)));
    assertThat(played.refused(Side.ALLIED, new Overrun(at("55.28")))).isEqualTo("3.8a");
  }

  @Test
  void R3_8a_theyEnterWithinIt() {
    Field.Played played =
        Field.on(Edition.real())
            .unit(GERMAN, "20.10")
            .arriving(BRITISH, 8, "entry-hook")
            .turn(8)
            .play();
    played.german(new EndPhase());
    played.allied(new Enter(BRITISH, at("55.32")));
    assertThat(played.piece(BRITISH).place()).isEqualTo(at("55.32"));
  }

  /** 3.8a/r86: every hex of the retreat lies too far away. */
  @Test
  void R3_8a_r86_aRetreatBeyondTheLimitDestroys() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit("irish-guards", "55.29")
            .unit("welsh-guards", "55.29")
            .unit("moerdijk-north", "05.10")
            .unit("fjr-1-1", "55.30")
            .unit("fjr-1-2", "55.30")
            .unit("fjr-1-3", "55.30")
            .unit("fjr-1-4", "55.30")
            .marked("fjr-1-5", "54.29", Mark.DISORGANISED)
            .marked("fjr-1-6", "56.29", Mark.DISORGANISED)
            .turn(11)
            .play(6, 3);
    // Twelve to twelve, nine: A1D2r1.
    played.german(
        new EndPhase(),
        new Attack(at("55.29"), List.of("fjr-1-1", "fjr-1-2", "fjr-1-3", "fjr-1-4")));
    played.allied(new LoseStep("irish-guards"), new LoseStep("welsh-guards"));
    played.german(new LoseStep("fjr-1-1"));
    assertThat(played.position().forces().eliminated()).contains("irish-guards", "welsh-guards");
    assertThat(played.events())
        .filteredOn(AssaultEvent.UnitEliminated.class::isInstance)
        .allMatch(event -> rule((AssaultEvent.UnitEliminated) event).equals("3.8a"));
  }

  private static String rule(AssaultEvent.UnitEliminated event) {
    return event.because().rule().value();
  }

  @Test
  void R3_8c_theBritishFlyOnTurnSevenAlone() {
    assertThat(flying(6)).containsExactly(Nation.GERMAN, Nation.DUTCH);
    assertThat(flying(7)).containsExactly(Nation.GERMAN, Nation.DUTCH, Nation.BRITISH);
    assertThat(flying(8)).containsExactly(Nation.GERMAN, Nation.DUTCH);
  }

  /** The nations for which dice are thrown in the turn. */
  private static List<Nation> flying(int turn) {
    Field.Played played =
        Field.on(Edition.open().pack())
            .support(new Support.Thrown())
            .unit(GERMAN, "20.10")
            .unit("moerdijk-north", "40.10")
            .turn(turn)
            .play(turn == 7 ? new Integer[] {3, 5, 2} : new Integer[] {3, 5});
    played.german(new Fly(), new EndPhase());
    return played.events().stream()
        .filter(StrikeEvent.SupportDrawn.class::isInstance)
        .map(event -> ((StrikeEvent.SupportDrawn) event).nation())
        .toList();
  }

  /** 3.9, 3.1a: what names no nation holds for the French too. */
  @Test
  @Rule({"3.9"})
  void R3_9_r26_theFrenchMoveLikeTheDutch() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit("fr-ri-92-2", "20.10")
            .unit(GERMAN, "50.10")
            .turn(2)
            .play();
    played.german(new EndPhase());
    played.allied(new Move(List.of("fr-ri-92-2")), step("20.11"));
    assertThat(((MovementFrame.Moving) played.position().agenda().top()).left())
        .isEqualTo(Fraction.of(2));
  }
}
