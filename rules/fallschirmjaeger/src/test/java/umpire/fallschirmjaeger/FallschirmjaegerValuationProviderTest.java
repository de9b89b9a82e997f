package umpire.fallschirmjaeger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.command.StrikeCommand;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Brief;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Rulebook;

/** What the greedy opponent goes by; no rule, so only its tendencies are held. */
class FallschirmjaegerValuationProviderTest {
  private static final Brief NONE = new Brief() {};

  private final Valuation<View, Command> valuation =
      new FallschirmjaegerValuationProvider().with(Edition.real());
  private final View view = view();

  private static View view() {
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), Edition.real());
    Object position =
        book.play()
            .open(Edition.real().scenario("5.1"), Edition.real().choose(Map.of()))
            .position();
    return (View) book.play().view(position, new Viewer.Everyone());
  }

  @Test
  void itIsFound() {
    for (ValuationProvider<?, ?> found : ServiceLoader.load(ValuationProvider.class)) {
      assertThat(found.game()).isEqualTo("fallschirmjaeger");
      return;
    }
    fail("no valuation is found");
  }

  @Test
  void aFightIsWorthWhatItCostsTheEnemyMore() {
    assertThat(gain("07.25", new CombatResult(0, 0, 1, 1)))
        .isGreaterThan(gain("10.21", new CombatResult(0, 0, 1, 1)))
        .isPositive();
    assertThat(gain("10.21", new CombatResult(1, 0, 0, 0))).isNegative();
    assertThatThrownBy(() -> gain("10.21", new AirCommand.OpenFire()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private double gain(String hex, Record outcome) {
    Command attack = new AssaultCommand.Attack(new Place(hex), List.of("fjr-1-1"));
    return valuation.gain(
        new ProspectiveBattle<>(view, Side.GERMAN.seat(), List.of(attack), NONE, false), outcome);
  }

  @Test
  void nobodyLooksAheadForAMarchButForAnAttack() {
    assertThat(valuation.fights(MovementCommand.Step.class)).isFalse();
    assertThat(valuation.fights(AssaultCommand.Attack.class)).isTrue();
    assertThat(valuation.fights(MovementCommand.Overrun.class)).isTrue();
  }

  @Test
  void dropsAreMadeBesideTheBridges() {
    assertThat(weight(Side.GERMAN, new AirCommand.NameTarget(new Place("08.25"))))
        .isGreaterThan(weight(Side.GERMAN, new AirCommand.NameTarget(new Place("01.01"))));
  }

  @Test
  void barragesFallOnEnemiesAndWhoeverHoldsABridgeStays() {
    assertThat(weight(Side.GERMAN, new StrikeCommand.PlaceBarrage("ju-87b", new Place("07.25"))))
        .isGreaterThan(weight(Side.GERMAN, new StrikeCommand.Fly()));
    assertThat(weight(Side.ALLIED, new StrikeCommand.PlaceBarrage("blenheim", new Place("07.25"))))
        .isZero();
    assertThat(weight(Side.ALLIED, new MovementCommand.Move(List.of("moerdijk-north"))))
        .isLessThan(weight(Side.ALLIED, new MovementCommand.Move(List.of("ri-28-3"))));
    assertThat(weight(Side.ALLIED, new MovementCommand.Move(List.of("ri-28-3"))))
        .isGreaterThan(weight(Side.ALLIED, new TurnCommand.EndPhase()));
  }

  private double weight(Side side, Command command) {
    return valuation.weight(view, side.seat(), List.of(), command);
  }
}
