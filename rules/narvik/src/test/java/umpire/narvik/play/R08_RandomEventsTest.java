package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.id.DrawId;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.event.BlankedEvents;
import umpire.narvik.event.Event;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.OpenEvent;
import umpire.narvik.model.chart.RandomEvent;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.play.random.RandomEvents;

/** 8 Random events: open ones, and those that one side keeps to itself. */
class R08_RandomEventsTest {
  private static final Viewer ALLIED = new Viewer.Of(Side.ALLIED.seat());
  private static final Viewer GERMAN = new Viewer.Of(Side.GERMAN.seat());
  private static final Viewer ANYBODY = new Viewer.Everyone();

  private static Situation somebody() {
    return Situation.allied().with("scots-guards", "1710").with("mountain-1-1", "1713");
  }

  private static Played play(Integer... dice) {
    return Phase.play(somebody(), Phase.of(somebody(), EventThrow.KIND), dice);
  }

  @ParameterizedTest
  @CsvSource({"1, ALLIED_SECRET", "6, GERMAN_SECRET"})
  @Rule({"8.0", "6.2"})
  void R8_0_oneAndSixAreSecret(int die, RandomEvent kind) {
    Played played = play(die, 1);
    assertThat(played.last(EventPhaseEvent.EventThrown.class).kind()).isEqualTo(kind);
    assertThat(played.events(EventPhaseEvent.SecretThrown.class)).hasSize(1);
    assertThat(played.events(EventPhaseEvent.OpenEventThrown.class)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2", "3", "4", "5"})
  @Rule({"8.0", "8.3", "6.2/r36"})
  void R8_3_twoToFiveAreOpenWithTwoDice(int die) {
    Played played = play(die, 1, 2);
    assertThat(played.last(EventPhaseEvent.OpenEventThrown.class).event())
        .isEqualTo(OpenEvent.NONE);
    assertThat(played.events(EventPhaseEvent.SecretThrown.class)).isEmpty();
    assertThat(played.position().tally().draws()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "3, 0", "4, 4", "6, 4"})
  void R8_1_fourAndMoreEndTheMatchWithTheNextTurn(int die, int turn) {
    Played played = play(1, die);
    assertThat(played.position().progress().end()).isEqualTo(new EarlyEnd(turn, false));
    assertThat(played.position().progress().lastTurn()).isEqualTo(10);
  }

  @Test
  @Rule({"8.1", "8.0"})
  void R8_1_onlyTheAlliesKnowWhatTheSecretThrowBrought() {
    Played end = play(1, 4);
    Played none = play(1, 3);
    for (Viewer viewer : new Viewer[] {GERMAN, ANYBODY}) {
      assertThat(end.rules().view(end.position(), viewer))
          .isEqualTo(none.rules().view(none.position(), viewer));
      assertThat(shown(end, viewer)).isEqualTo(shown(none, viewer));
    }
    assertThat(end.rules().view(end.position(), ALLIED).lastTurn()).isEqualTo(4);
    assertThat(none.rules().view(none.position(), ALLIED).lastTurn()).isEqualTo(10);
    assertThat(end.events()).hasSameSizeAs(none.events());
  }

  private static ShownEvent<umpire.kernel.event.Event<Position>> shown(
      Played played, Viewer viewer) {
    Event thrown = played.last(EventPhaseEvent.SecretThrown.class);
    return played.rules().shown(thrown, viewer);
  }

  @Test
  @Rule("8.1/r19")
  void R8_1_r19_aSecondSecretEndChangesNothing() {
    Position before = Phase.of(somebody(), EventThrow.KIND);
    Position fixed = before.with(before.progress().with(new EarlyEnd(3, false)));
    Played played = Phase.play(somebody(), fixed, 1, 6);
    assertThat(played.position().progress().end()).isEqualTo(new EarlyEnd(3, false));
  }

  @Test
  void R8_1_theEndIsAnnouncedInItsOwnTurnAndNotBefore() {
    Position position = Phase.of(somebody(), EventThrow.KIND);
    RulingInProgress<Position, Frame> early =
        Situation.course(ending(position, new EarlyEnd(4, false)));
    RandomEvents.announce(early);
    assertThat(early.events()).isEmpty();
    RulingInProgress<Position, Frame> due =
        Situation.course(ending(position, new EarlyEnd(3, false)));
    RandomEvents.announce(due);
    assertThat(due.events()).hasSize(1).allMatch(RevealingEvent.class::isInstance);
    assertThat(due.position().progress().end()).isEqualTo(new EarlyEnd(3, true));
  }

  private static Position ending(Position position, EarlyEnd end) {
    return position.with(position.progress().with(end));
  }

  @Test
  @Rule({"24.0/r42", "8.3", "7.0/r41"})
  void R24_0_r42_aReliefForceEndsTheMatchWithTheNextTurnAndEveryoneKnows() {
    Played played = play(2, 1, 1);
    assertThat(played.last(EventPhaseEvent.OpenEventThrown.class).event())
        .isEqualTo(OpenEvent.RELIEF_FORCE);
    assertThat(played.position().progress().end()).isEqualTo(new EarlyEnd(4, true));
    assertThat(played.rules().view(played.position(), ANYBODY).lastTurn()).isEqualTo(4);
  }

  @Test
  @Rule({"24.0/r42", "24.0/r73"})
  void R24_0_r73_aPactDoesNotBetrayAnEndThatComesBeforeIt() {
    Position open = Phase.of(somebody(), EventThrow.KIND);
    Played secret = Phase.play(somebody(), ending(open, new EarlyEnd(3, false)), 2, 6, 6);
    Played plain = Phase.play(somebody(), open, 2, 6, 6);
    assertThat(secret.rules().view(secret.position(), GERMAN))
        .isEqualTo(plain.rules().view(plain.position(), GERMAN));
    assertThat(secret.position().progress().end()).isEqualTo(new EarlyEnd(3, true));
    assertThat(secret.rules().view(secret.position(), ALLIED).lastTurn()).isEqualTo(3);
    RulingInProgress<Position, Frame> ruling = Situation.course(secret.position());
    RandomEvents.announce(ruling);
    assertThat(ruling.events()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"1, false", "3, false", "4, true", "6, true"})
  void R8_2_fourAndMoreBringOrders(int die, boolean orders) {
    Played played = play(6, die);
    assertThat(played.position().progress().orders()).isEqualTo(orders);
    assertThat(played.rules().view(played.position(), GERMAN).orders()).isEqualTo(orders);
    assertThat(played.rules().view(played.position(), ALLIED).orders()).isFalse();
    assertThat(played.rules().shown(thrown(die), ALLIED))
        .isEqualTo(new ShownEvent.Blanked<>(new BlankedEvents.SecretThrown(Side.GERMAN)));
  }

  private static Event thrown(int die) {
    return new EventPhaseEvent.SecretThrown(new DrawId(2), Side.GERMAN, die, SecretEvent.NONE);
  }
}
