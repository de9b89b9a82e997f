package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.why.NavalWhy;

/** 15 An assault is somebody's choice, but for that of a landing. */
class R15_DeliberateAssaultTest {
  /** Enemies side by side do not fight unless somebody says so. */
  @Test
  void R15_onLandNobodyFightsUnlessHeSaysSo() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1811")
            .play()
            .allied(Say.step("scots-guards", "1810"));
    played.german(Say.decline());
    assertThat(played.events(Event.AssaultFought.class)).isEmpty();
    assertThat(played.at("scots-guards")).isEqualTo("1810");
  }

  /** The exception stands in 20.3.1: whoever lands where the enemy is has no way but to fight. */
  @Test
  @Rule("15")
  void R15_r5_whoLandsWhereTheEnemyIsFights() {
    Played played =
        Situation.allied()
            .siege()
            .with("mountain-1-1", "1811")
            .laden("destroyer-1", "1910", "scots-guards")
            .always(0, 0)
            .play(1);
    played.refuses(ALLIED, new NavalCommand.Land("destroyer-1"), "20.3", NavalWhy.CannotLand.class);
    played.allied(new NavalCommand.AssaultLanding(hex("1910"), hex("1811")));
    assertThat(played.offers(ALLIED, Command.Pass.class)).isFalse();
    played.allied(new NavalCommand.CommitLanding(List.of("destroyer-1"), List.of(), List.of()));
    assertThat(played.events(Event.AssaultFought.class)).hasSize(1);
  }
}
