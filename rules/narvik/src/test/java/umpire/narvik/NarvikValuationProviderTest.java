package umpire.narvik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Brief;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.combat.RaidOutcome;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.command.SetupCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.play.Situation;
import umpire.wire.pack.Packs;

/** What the greedy opponent goes by; no rule, so only its tendencies are held. */
class NarvikValuationProviderTest {
  private static final Brief NONE = new Brief() {};

  private final Valuation<View, Command> valuation =
      new NarvikValuationProvider().with(Packs.load(new Narvik()));

  @Test
  void itIsFound() {
    for (ValuationProvider<?, ?> found : ServiceLoader.load(ValuationProvider.class)) {
      assertThat(found.game()).isEqualTo("narvik");
      return;
    }
    fail("no valuation is found");
  }

  @Test
  void aFightIsWorthWhatItCostsTheEnemyMore() {
    assertThat(gain(new Losses(0, 2), false)).isPositive();
    assertThat(gain(new Losses(1, 1), false)).isNegative();
    assertThat(gain(new Losses(2, 1), false)).isLessThan(gain(new Losses(1, 1), false));
    assertThat(gain(new Losses(0, 0), false)).as("it tires").isNegative();
    assertThat(gain(new RaidOutcome(0, 0, 1), false))
        .isGreaterThan(gain(new RaidOutcome(0, 1, 0), false))
        .isGreaterThan(gain(new RaidOutcome(1, 0, 0), false));
    assertThatThrownBy(() -> gain(new Mix(0, 0, 0, 0), false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whoCannotHelpABattleWantsTheAttackersWorst() {
    assertThat(gain(new Losses(0, 2), true)).isNegative();
    assertThat(gain(new Losses(2, 0), true)).isPositive();
  }

  @Test
  void nobodyLooksAheadForAStepButForAnAssault() {
    assertThat(valuation.fights(Command.Step.class)).isFalse();
    assertThat(valuation.fights(SetupCommand.PlaceCounter.class)).isFalse();
    assertThat(valuation.fights(Command.AssaultHex.class)).isTrue();
    assertThat(valuation.fights(Command.Decline.class)).isTrue();
  }

  private double gain(Record outcome, boolean forced) {
    View view = view(Situation.german());
    return valuation.gain(
        new ProspectiveBattle<>(
            view, Side.GERMAN.seat(), List.of(new Command.Decline()), NONE, forced),
        outcome);
  }

  @Test
  void unitsMoveTowardsWhatScores() {
    View view = view(Situation.allied().with("scots-guards", "1710"));
    Command nearer = new Command.Step("scots-guards", new Place("1811"));
    Command farther = new Command.Step("scots-guards", new Place("1610"));
    assertThat(weight(view, Side.ALLIED, nearer)).isGreaterThan(weight(view, Side.ALLIED, farther));
    assertThat(weight(view, Side.ALLIED, new Command.Step("nobody", new Place("1811"))))
        .isLessThan(weight(view, Side.ALLIED, new Command.Pass()));
  }

  @Test
  void whoHoldsNarvikAloneRatherPasses() {
    View view = view(Situation.german().with("marine-1", "1911"));
    Command away = new Command.Step("marine-1", new Place("1912"));
    assertThat(weight(view, Side.GERMAN, away))
        .isLessThan(weight(view, Side.GERMAN, new Command.Pass()));
  }

  @Test
  void shipsSailLadenToNarvikAndEmptyHome() {
    View view =
        view(
            Situation.allied()
                .laden("cruiser-1", "harstad", "scots-guards")
                .ship("cruiser-2", "1910"));
    Place ankenes = new Place("1811");
    assertThat(sail(view, "cruiser-1", ankenes))
        .isGreaterThan(sail(view, "cruiser-1", new Place("3102")))
        .isLessThan(sail(view, "cruiser-1", Landmarks.NARVIK));
    assertThat(sail(view, "cruiser-2", Landmarks.HARSTAD))
        .isGreaterThan(sail(view, "cruiser-2", new Place("1909")));
  }

  @Test
  void lossesOfUnitsComeLastAndTheGarrisonStandsNearNarvik() {
    View view = view(Situation.german());
    assertThat(weight(view, Side.GERMAN, new Command.TakeLosses(new Mix(0, 2, 0, 0))))
        .isGreaterThan(weight(view, Side.GERMAN, new Command.TakeLosses(new Mix(2, 0, 0, 0))))
        .isGreaterThan(weight(view, Side.GERMAN, new Command.TakeLosses(new Mix(0, 1, 0, 1))));
    assertThat(
            weight(view, Side.GERMAN, new SetupCommand.PlaceCounter("marine-1", Landmarks.NARVIK)))
        .isGreaterThan(
            weight(
                view, Side.GERMAN, new SetupCommand.PlaceCounter("marine-1", new Place("0102"))));
  }

  private double sail(View view, String ship, Place to) {
    return weight(view, Side.ALLIED, new NavalCommand.Sail(List.of(ship), to));
  }

  private double weight(View view, Side side, Command command) {
    return valuation.weight(view, side.seat(), List.of(), command);
  }

  private static View view(Situation situation) {
    return new NarvikScript(situation.pack())
        .flow()
        .view(situation.position(), new Viewer.Of(Side.GERMAN.seat()));
  }
}
