package umpire.weserubung;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.play.Brief;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.model.View;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.FinalCommand;
import umpire.weserubung.model.command.MovementCommand;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.command.TurnCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** What the greedy opponent goes by; no rule, so only its tendencies are held. */
class WeserubungValuationProviderTest {
  private final Valuation<View, Command> valuation =
      new WeserubungValuationProvider().with(Situation.PACK);

  @Test
  void itIsFound() {
    assertThat(ServiceLoader.load(ValuationProvider.class))
        .anyMatch(one -> one.game().equals("weserubung"));
  }

  @Test
  void anOpenTownComesBeforeAnyOtherHexAndTheWayThereBeforeTheWayBack() {
    View view = view(Situation.at(TurnPhase.MOVEMENT).with("german-307-infantry", "2217"));
    List<Command> march = List.of(new MovementCommand.March("german-307-infantry"));
    double town = german(view, march, new RouteCommand.To(place("Hønefoss")));
    double beside = german(view, march, new RouteCommand.To(place("2216")));
    assertThat(town).isGreaterThan(10 * beside);
    assertThat(german(view, List.of(), march.getFirst()))
        .isGreaterThan(german(view, List.of(), new MovementCommand.EndMovement()));
  }

  @Test
  void aLoneGarrisonStaysWhereTheEnemyIsNear() {
    View view =
        view(
            Situation.at(TurnPhase.MOVEMENT)
                .with("norwegian-6-infantry", "Hønefoss")
                .with("german-307-infantry", "2217"));
    assertThat(allied(view, List.of(), new MovementCommand.March("norwegian-6-infantry")))
        .isLessThan(allied(view, List.of(), new MovementCommand.EndMovement()) / 10);
  }

  @Test
  void aLadenShipSailsToTrondheimAndNotHome() {
    View view =
        view(
            Situation.at(TurnPhase.NAVAL)
                .with("german-transport-2", "1331")
                .with(aboard("german-138-mountain-infantry", "german-transport-2", "1331")));
    Command sail = new NavalCommand.Sail(List.of("german-transport-2"));
    double trondheim = german(view, List.of(sail), new RouteCommand.To(place("Trondheim")));
    double denmark = german(view, List.of(sail), new RouteCommand.To(place("denmark")));
    assertThat(trondheim).isGreaterThan(5 * denmark);
    assertThat(german(view, List.of(), sail))
        .isGreaterThan(german(view, List.of(), new NavalCommand.EndSailing()));
  }

  @Test
  void anEmptyShipSailsHome() {
    View view = view(Situation.at(TurnPhase.NAVAL).with("bluecher", "1331"));
    List<Command> sail = List.of(new NavalCommand.Sail(List.of("bluecher")));
    assertThat(german(view, sail, new RouteCommand.To(place("denmark"))))
        .isGreaterThan(german(view, sail, new RouteCommand.To(place("1330"))));
  }

  @Test
  void capitalShipsGrowDearWithTheFourthThatIsLost() {
    View fleet = view(Situation.at(TurnPhase.NAVAL).with("york", "1040"));
    CombatBrief brief = brief(BattleKind.NAVAL, "york", "bluecher");
    BattleOutcome exchange = new BattleOutcome(BattleOutcome.End.BOTH_LEFT, 1, 2);
    Command sortie = new NavalCommand.SailToAttack(List.of("york"), List.of());
    assertThat(gain(fleet, MatchAgreements.ALLIED, sortie, brief, exchange)).isPositive();
    View bled = without(fleet, Set.of("berwick", "devonshire", "suffolk"));
    assertThat(gain(bled, MatchAgreements.ALLIED, sortie, brief, exchange)).isNegative();
  }

  @Test
  void whoHoldsAHexWinsWhatTheAttackerDoesNotTake() {
    View view = view(Situation.at(TurnPhase.COMBAT).with("norwegian-6-infantry", "Hønefoss"));
    CombatBrief brief = brief(BattleKind.LAND, "german-307-infantry", "norwegian-6-infantry");
    Command attack = new OffensiveCommand.Attack(place("Hønefoss"));
    BattleOutcome taken = new BattleOutcome(BattleOutcome.End.ATTACKER_WINS, 0, 2);
    BattleOutcome held = new BattleOutcome(BattleOutcome.End.ATTACKER_LEFT, 1, 0);
    assertThat(gain(view, MatchAgreements.GERMAN, attack, brief, taken)).isPositive();
    assertThat(gain(view, MatchAgreements.GERMAN, attack, brief, held)).isNegative();
    assertThat(gain(view, MatchAgreements.ALLIED, attack, brief, taken)).isNegative();
    assertThat(gain(view, MatchAgreements.ALLIED, attack, brief, held)).isPositive();
    Record foreign = new Piece("x", place("Hønefoss"), "", false, Set.of(), Set.of());
    assertThatThrownBy(
            () ->
                valuation.gain(
                    new ProspectiveBattle<>(
                        view, MatchAgreements.GERMAN, List.of(attack), brief, false),
                    foreign))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void purchasesPeakBetweenNothingAndEverything() {
    View view =
        view(
            Situation.at(TurnPhase.OFFENSIVE)
                .with("german-307-infantry", "2217")
                .with("norwegian-6-infantry", "Hønefoss"));
    assertThat(german(view, List.of(), bought(4)))
        .isGreaterThan(german(view, List.of(), bought(0)))
        .isGreaterThan(german(view, List.of(), bought(30)));
  }

  @Test
  void hitsAreBorneByTheCheapAndFullAndShipsPaidForByDestroyers() {
    View view =
        view(
            Situation.at(TurnPhase.COMBAT)
                .with("norwegian-6-infantry", "Hønefoss")
                .with("norwegian-1-cavalry", "Hønefoss"));
    assertThat(allied(view, List.of(), borne("norwegian-1-cavalry", 1, "norwegian-6-infantry", 1)))
        .isGreaterThan(
            allied(view, List.of(), borne("norwegian-1-cavalry", 0, "norwegian-6-infantry", 2)));
    assertThat(allied(view, List.of(), new FinalCommand.ReduceShips(Set.of("british-destroyer-1"))))
        .isGreaterThan(allied(view, List.of(), new FinalCommand.ReduceShips(Set.of("rodney"))));
  }

  @Test
  void nobodyLooksAheadForAMarchButForAnAttack() {
    assertThat(valuation.fights(MovementCommand.March.class)).isFalse();
    assertThat(valuation.fights(RouteCommand.To.class)).isFalse();
    assertThat(valuation.fights(OffensiveCommand.Attack.class)).isTrue();
    assertThat(valuation.fights(FightCommand.BreakOff.class)).isTrue();
  }

  private static Command bought(int offensives) {
    return new TurnCommand.BuyOffensives(Map.of(Nation.GERMANY, offensives));
  }

  private static Command borne(String one, int first, String other, int second) {
    return new FightCommand.BearHits(Map.of(one, first, other, second));
  }

  private static Piece aboard(String unit, String ship, String hex) {
    return Piece.fresh(unit, place(hex)).aboard(ship, place(hex));
  }

  private double gain(View view, Seat seat, Command order, Brief brief, BattleOutcome outcome) {
    return valuation.gain(
        new ProspectiveBattle<>(view, seat, List.of(order), brief, false), outcome);
  }

  private static View without(View view, Set<String> lost) {
    return new View(
        view.calendar(),
        view.pieces(),
        view.pool(),
        view.placement(),
        lost,
        view.due(),
        view.nations(),
        view.country(),
        view.step(),
        view.agenda());
  }

  private static CombatBrief brief(BattleKind kind, String attacker, String defender) {
    return new CombatBrief(
        kind,
        BattleDice.FIRE,
        1,
        List.of(combatant(attacker)),
        List.of(combatant(defender)),
        BattleTerms.none());
  }

  private static Combatant combatant(String id) {
    WeserubungCounter.Unit unit = Situation.PACK.counter(id, WeserubungCounter.Unit.class);
    int worth = Math.max(unit.price().build(), 2 * unit.price().repair());
    return new Combatant(
        id, unit.nation(), unit.arm(), false, unit.full(), unit.reduced(), worth, Set.of());
  }

  private double german(View view, List<Command> said, Command command) {
    return valuation.weight(view, MatchAgreements.GERMAN, said, command);
  }

  private double allied(View view, List<Command> said, Command command) {
    return valuation.weight(view, MatchAgreements.ALLIED, said, command);
  }

  private static View view(Situation situation) {
    return Situation.RULES.view(situation.position(), new Viewer.Everyone());
  }
}
