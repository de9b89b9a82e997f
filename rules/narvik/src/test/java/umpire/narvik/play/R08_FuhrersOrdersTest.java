package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.why.Why;

/** 8.2.1 Führer's orders: nobody leaves their hex this turn, and the Allies are not told why. */
class R08_FuhrersOrdersTest {
  private static Situation front() {
    return Situation.german()
        .with("mountain-1-1", "1811")
        .with("mountain-1-2", "1713")
        .with("scots-guards", "1810");
  }

  private static Played play(Situation situation, Side initiative, Integer... dice) {
    return Phase.play(situation, Phase.ordered(situation, initiative, true), dice);
  }

  @Test
  void R8_2_1_noGermanUnitMoves() {
    Played played = play(front(), Side.GERMAN);
    played.refuses(Side.GERMAN, Say.step("mountain-1-2", "1712"), "8.2.1", Why.OrderedToHold.class);
    assertThat(played.offers(Side.GERMAN, Command.Step.class)).isFalse();
    assertThat(played.offers(Side.GERMAN, Command.AssaultHex.class)).isTrue();
  }

  @Test
  void R8_2_1_theAlliesMoveAsEver() {
    assertThat(play(front(), Side.ALLIED).offers(Side.ALLIED, Command.Step.class)).isTrue();
  }

  @Test
  @Rule({"8.2.1", "8.2"})
  void R8_2_1_theGermanIsAskedForAReactionAsIfHeCouldMove() {
    Played played = play(front(), Side.ALLIED).allied(Say.step("scots-guards", "1710"));
    if (played.offers(Side.ALLIED, Command.Halt.class)) {
      played.allied(Say.halt());
    }
    assertThat(played.asked(Side.GERMAN).offers().offers())
        .allMatch(offer -> offer.command().equals(Command.Decline.class));
    played.refuses(Side.GERMAN, Say.step("mountain-1-2", "1712"), "8.2.1", Why.OrderedToHold.class);
  }

  @Test
  void R8_2_1_noGermanRetreatsToMeetAResult() {
    Situation situation = front().always(0, 1);
    Played played =
        play(situation, Side.ALLIED, 3).allied(Say.assault("1811"), Say.commit("scots-guards"));
    played.refuses(Side.GERMAN, Say.takeRetreat(1), "8.2.1", Why.OrderedToHold.class);
    played.german(Say.takeFatigue(1));
    played.refuses(
        Side.GERMAN, Say.retreat("mountain-1-1", "1812"), "8.2.1", Why.OrderedToHold.class);
    played.german(Say.standFast());
    assertThat(played.at("mountain-1-1")).isEqualTo("1811");
  }

  @Test
  @Rule({"8.2.1", "8.2.1/r18"})
  void R8_2_1_r18_germansAttackAndDoNotAdvance() {
    Situation situation =
        Situation.german().with("marine-1", "1811").with("british-battery-1", "1810").always(0, 2);
    Played played =
        play(situation, Side.GERMAN, 4)
            .german(Say.assault("1810"), Say.commit("marine-1"))
            .allied(Say.takeEliminations(1));
    played.refuses(Side.GERMAN, Say.advance("marine-1"), "8.2.1", Why.OrderedToHold.class);
    played.german(Say.holdBack());
    assertThat(played.at("marine-1")).isEqualTo("1811");
    assertThat(played.gone("british-battery-1")).isTrue();
  }

  @Test
  void R8_2_1_theOrdersLastOneTurn() {
    Position position = Phase.ordered(front(), Side.GERMAN, true);
    assertThat(new TurnEvent.TurnBegan(4, position.season()).applied(position).progress().orders())
        .isFalse();
  }
}
