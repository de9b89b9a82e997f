package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.FightCommand.Evade;
import umpire.weserubung.model.command.FightCommand.FightOn;
import umpire.weserubung.model.command.FightCommand.LetGo;
import umpire.weserubung.model.command.FightCommand.SailOff;
import umpire.weserubung.model.command.NavalCommand.InterceptAtSea;
import umpire.weserubung.model.command.NavalCommand.TurnToAttack;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** 8.4-s5: where the attacker of a battle at sea withdraws to. */
class R08_WithdrawalTest {
  private static final FightOn ON = new FightOn();

  /** Where that ship may withdraw to, of the hexes beside the battle. */
  private static Set<String> ways(Position position, Seat seat, String ship, String hex) {
    Set<String> ways = new HashSet<>();
    for (Place beside : AtSea.WAYS.neighbours(place(hex))) {
      if (Situation.isOffered(position, seat, new SailOff(List.of(ship), beside))) {
        ways.add(beside.id());
      }
    }
    return ways;
  }

  /** The hexes beside one that are not farther from another by sea than it is. */
  private static Set<String> back(String from, String hex) {
    Set<String> back = new HashSet<>();
    for (Place beside : AtSea.WAYS.neighbours(place(hex))) {
      if (AtSea.steps(from, beside.id()) <= AtSea.steps(from, hex)) {
        back.add(beside.id());
      }
    }
    assertThat(back).isNotEmpty().hasSizeLessThan(AtSea.WAYS.neighbours(place(hex)).size());
    return back;
  }

  /** Round 1 without a hit, and the defender stays. */
  private static Position afterARound(Position met, Seat defender, Integer... dice) {
    Position fought = AtSea.dice(Situation.after(met, defender, ON), dice);
    return Situation.after(fought, defender, ON);
  }

  @Test
  void R8_4_s5_whoAttackedWithdrawsTowardsWhereHeSetOut() {
    Position before =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with(Piece.fresh("york", place("0540")).acting(TurnPhase.AIR))
            .position();
    Position met = AtSea.attack(before, GERMAN, List.of("gneisenau"), "0535", "0540");

    Position asked = afterARound(met, ALLIED, 10, 10);

    assertThat(ways(asked, GERMAN, "gneisenau", "0540")).isEqualTo(back("0530", "0540"));
    assertThat(Situation.refusals(asked, GERMAN, new SailOff(List.of("gneisenau"), place("0541"))))
        .containsExactly("8.4-s5");
  }

  @Test
  void R8_4_s5_alsoIfHeHasTurnedOnHisWay() {
    Position before =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with("glasgow", "0536")
            .with(Piece.fresh("york", place("0540")).acting(TurnPhase.AIR))
            .position();
    Position watched = AtSea.attack(before, GERMAN, List.of("gneisenau"), "0631", "0637", "0540");
    Position stopped =
        Situation.after(
            watched, ALLIED, new InterceptAtSea(place("0635"), List.of("glasgow"), List.of()));
    Position turned =
        AtSea.declare(
            Situation.after(
                Situation.after(Situation.after(stopped, GERMAN, new Evade()), ALLIED, new LetGo()),
                GERMAN,
                new TurnToAttack()),
            GERMAN,
            "0540");
    Position asked = afterARound(turned, ALLIED, 10, 10);

    assertThat(ways(asked, GERMAN, "gneisenau", "0540")).isEqualTo(back("0530", "0540"));
  }

  private static Position intercepted(String... ships) {
    Situation situation = AtSea.part(GERMAN, false).with("german-destroyer-1", "0530");
    for (int ship = 0; ship < ships.length; ship += 2) {
      situation.with(ships[ship], ships[ship + 1]);
    }
    return AtSea.sail(situation.position(), GERMAN, List.of("german-destroyer-1"), "0535", "0540");
  }

  @Test
  void R8_4_s5_r122_anInterceptorWithdrawsTowardsWhereHeCameFrom() {
    Position met =
        Situation.after(
            intercepted("glasgow", "0541"),
            ALLIED,
            new InterceptAtSea(place("0538"), List.of("glasgow"), List.of()));

    Position asked = afterARound(met, GERMAN, 10, 10);

    assertThat(ways(asked, ALLIED, "glasgow", "0538")).isEqualTo(back("0541", "0538"));
  }

  @Test
  void R8_4_s5_r122_fromSeveralPlacesTowardsAnyOfThem() {
    Position met =
        Situation.after(
            intercepted("glasgow", "0541", "york", "0736"),
            ALLIED,
            new InterceptAtSea(place("0538"), List.of("glasgow", "york"), List.of()));

    Position asked = afterARound(met, GERMAN, 10, 10, 10);

    Set<String> any = back("0541", "0538");
    any.addAll(back("0736", "0538"));
    assertThat(ways(asked, ALLIED, "glasgow", "0538")).isEqualTo(any);
  }

  @Test
  void R8_4_s5_whereNothingIsFreeOnTheWayBackElsewhere() {
    Situation situation =
        Situation.at(TurnPhase.NAVAL).with("bluecher", "1040").with("york", "1040");
    Fight fight =
        Duel.fight(BattleKind.NAVAL, "1040", Side.GERMAN, List.of("bluecher"), List.of("york"));
    Set<Place> all = new HashSet<>(AtSea.WAYS.neighbours(place("1040")));
    Fight.Camp attacker = new Fight.Camp(Side.GERMAN, fight.attacker().fighters(), all);
    Duel duel =
        Duel.of(
                situation,
                new Fight(fight.kind(), fight.place(), attacker, fight.defender(), fight.terms()))
            .says(ALLIED, ON)
            .dice(10, 10)
            .says(ALLIED, ON);

    assertThat(
            Situation.isOffered(
                duel.position(), GERMAN, new SailOff(List.of("bluecher"), place("1041"))))
        .isTrue();
  }

  @Test
  void R8_5_e_whoEvadesGoesWhereverHeLikes() {
    Position met =
        AtSea.attack(
            AtSea.part(GERMAN, true)
                .with("gneisenau", "0530")
                .with(Piece.fresh("york", place("0540")).acting(TurnPhase.AIR))
                .position(),
            GERMAN,
            List.of("gneisenau"),
            "0535",
            "0540");
    Position away = Situation.after(Situation.after(met, ALLIED, new Evade()), GERMAN, new LetGo());

    assertThat(ways(away, ALLIED, "york", "0540"))
        .hasSize(AtSea.WAYS.neighbours(place("0540")).size());
  }
}
