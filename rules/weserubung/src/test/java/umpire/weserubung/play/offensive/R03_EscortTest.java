package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Engage;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.SendAircraft;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;

/** 3.3.1-b Fighters that escort bombers to a battle by land take part in it, or not. */
class R03_EscortTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final Place HONEFOSS = place("Hønefoss");

  private static Situation facing() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()))
        .german("Oslo", "Fornebu")
        .with(INFANTRY, "Oslo")
        .with("bf-110-1", "Fornebu")
        .with("he-111-1", "Fornebu")
        .with("norwegian-6-infantry", "Hønefoss");
  }

  private static List<Command> attack(Position position, String... aircraft) {
    return List.of(
        new Attack(HONEFOSS),
        commit(position, HONEFOSS, INFANTRY),
        new SendAircraft(HONEFOSS, List.of(aircraft)),
        new RouteCommand.To(HONEFOSS),
        new LaunchOffensive());
  }

  private static Position launched(String... aircraft) {
    Position position = facing().position();
    return Situation.after(position, GERMAN, attack(position, aircraft));
  }

  private static List<String> attackers(List<Event> events) {
    return events.stream()
        .filter(FightEvent.FightBegan.class::isInstance)
        .map(event -> ((FightEvent.FightBegan) event).fight().attacker().units())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void R3_3_1_b_anEscortNeedNotFightOnTheGround() {
    Position over = launched("bf-110-1", "he-111-1");

    assertThat(attackers(Situation.events(over, GERMAN, new Engage(List.of()))))
        .containsExactlyInAnyOrder(INFANTRY, "he-111-1");
    assertThat(attackers(Situation.events(over, GERMAN, new Engage(List.of("bf-110-1")))))
        .containsExactlyInAnyOrder(INFANTRY, "bf-110-1", "he-111-1");
    assertThat(Situation.asked(over, GERMAN).fallback()).isEqualTo(new Engage(List.of("bf-110-1")));
    assertThat(Situation.isOffered(over, GERMAN, new Engage(List.of("he-111-1")))).isFalse();
  }

  @Test
  void R3_3_1_b_fightersThatComeAloneAreNotAsked() {
    Position position = facing().position();
    List<Command> orders = attack(position, "bf-110-1");
    Position ready = Situation.after(position, GERMAN, orders.subList(0, 4));

    assertThat(attackers(Situation.events(ready, GERMAN, orders.getLast())))
        .containsExactlyInAnyOrder(INFANTRY, "bf-110-1");
  }
}
