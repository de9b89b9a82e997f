package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.play.Situation.after;
import static umpire.weserubung.play.Situation.asked;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.Situation.refusals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.SendAircraft;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 10.2-2, 7.1-b: the way of aircraft that are sent to an offensive, and their way home. */
class R10_AirWaysTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String FOE = "norwegian-6-infantry";
  private static final Place HONEFOSS = place("Hønefoss");
  private static final AirWays WAYS = new AirWays(new MapFacts(Situation.PACK.map()));

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .german("Oslo", "Fornebu")
        .with(INFANTRY, "Oslo")
        .with(FOE, "Hønefoss")
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3));
  }

  /** An attack from Oslo on Hønefoss, beside Fornebu. */
  private static Position attacking(Situation situation) {
    Position before =
        situation.frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of())).position();
    return after(
        before, GERMAN, List.of(new Attack(HONEFOSS), Orders.commit(before, HONEFOSS, INFANTRY)));
  }

  private static Command send(String... aircraft) {
    return new SendAircraft(HONEFOSS, List.of(aircraft));
  }

  private static Command to(Place place) {
    return new RouteCommand.To(place);
  }

  private static Command via(Place place) {
    return new RouteCommand.Via(place);
  }

  private static Plan.Wing wing(Position position) {
    return ((Planning) position.agenda().top()).plan().thrusts().getFirst().wings().getFirst();
  }

  /** A hex so far from Fornebu, and as far from Hønefoss. */
  private static Place away(int hexes) {
    return WAYS.places().stream()
        .filter(hex -> !MapFacts.isBox(hex))
        .filter(hex -> WAYS.cost(place("Fornebu"), hex) == hexes)
        .filter(hex -> WAYS.cost(hex, HONEFOSS) == hexes)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void R10_2_2_theOwnerChoosesTheWayAndTheShortestComesFirst() {
    Position named =
        after(attacking(german().with("he-111-1", "Fornebu")), GERMAN, send("he-111-1"));

    Offer<Command> first = asked(named, GERMAN).offers().offers().getFirst();
    assertThat(first.command()).isEqualTo(RouteCommand.To.class);
    assertThat(asked(named, GERMAN).fallback()).isEqualTo(to(HONEFOSS));
    assertThat(wing(after(named, GERMAN, to(HONEFOSS))).leg())
        .containsExactly(place("Fornebu"), HONEFOSS);
    Place away = away(6);
    List<Place> leg = wing(after(named, GERMAN, List.of(via(away), to(HONEFOSS)))).leg();
    assertThat(leg).hasSize(13).contains(away).startsWith(place("Fornebu")).endsWith(HONEFOSS);
  }

  @Test
  void R10_2_1_theWayEndsAtTheTarget() {
    Position named =
        after(attacking(german().with("he-111-1", "Fornebu")), GERMAN, send("he-111-1"));

    assertThat(refusals(named, GERMAN, to(place("Oslo")))).containsExactly("10.2-1");
  }

  /** A Stuka has 16 points, one of them for the way back. */
  @Test
  void R3_3_f_noFartherThanABaseIsStillInReachBehindTheTarget() {
    Position named = after(attacking(german().with("ju-87-1", "Fornebu")), GERMAN, send("ju-87-1"));

    assertThat(isOffered(named, GERMAN, via(away(7)))).isTrue();
    assertThat(refusals(named, GERMAN, via(away(8)))).containsExactly("3.3-f");
  }

  @Test
  void R7_1_b_r86_whoJoinsThemFliesTheirWay() {
    Position attack = attacking(german().with("he-111-1", "Fornebu").with("ju-87-1", "Fornebu"));
    Position straight = after(attack, GERMAN, List.of(send("he-111-1"), to(HONEFOSS)));
    Position round = after(attack, GERMAN, List.of(send("he-111-1"), via(away(8)), to(HONEFOSS)));

    assertThat(isOffered(straight, GERMAN, send("ju-87-1"))).isTrue();
    assertThat(isOffered(round, GERMAN, send("ju-87-1"))).isFalse();
    Position both = after(straight, GERMAN, send("ju-87-1"));
    assertThat(wing(both).aircraft()).containsExactly("he-111-1", "ju-87-1");
  }

  /** Flights from Denmark past Kjevik, or round its four hexes. */
  @Test
  void R7_2_a_whoGoesRoundTheFightersIsNotMet() {
    Place kjevik = place("Kjevik");
    Position named =
        after(
            attacking(german().with("he-111-1", "denmark").with("hurricane-1", "Kjevik")),
            GERMAN,
            send("he-111-1"));
    Place near = kjevik;
    Place far =
        WAYS.places().stream()
            .filter(hex -> !MapFacts.isBox(hex))
            .filter(hex -> isClear(WAYS.path(MapFacts.DENMARK, hex), kjevik))
            .filter(hex -> isClear(WAYS.path(hex, HONEFOSS), kjevik))
            .min((one, other) -> Integer.compare(length(one), length(other)))
            .orElseThrow();

    Position past = after(named, GERMAN, List.of(via(near), to(HONEFOSS), new LaunchOffensive()));
    assertThat(past.agenda().top()).isInstanceOf(AirFrame.AirWatch.class);
    assertThat(isOffered(past, ALLIED, meet(kjevik, "hurricane-1"))).isTrue();
    Position round = after(named, GERMAN, List.of(via(far), to(HONEFOSS), new LaunchOffensive()));
    assertThat(round.agenda().top()).isNotInstanceOf(AirFrame.AirWatch.class);
  }

  private static int length(Place via) {
    return WAYS.cost(MapFacts.DENMARK, via) + WAYS.cost(via, HONEFOSS);
  }

  private static boolean isClear(List<Place> way, Place base) {
    return way.stream().skip(1).allMatch(hex -> WAYS.cost(hex, base) > 4);
  }

  private static Command meet(Place hex, String fighter) {
    return new AirCommand.InterceptFlight(hex, List.of(fighter));
  }

  /** From a carrier in the target's own waters there is no way to choose. */
  @Test
  void R10_2_2_whoIsThereAlreadyHasNoWay() {
    Position before =
        Situation.at(TurnPhase.COMBAT)
            .first(Side.ALLIED)
            .german("Trondheim")
            .with(INFANTRY, "Trondheim")
            .with("british-146-infantry", "Værnes")
            .with("ark-royal", "Trondheim")
            .aboard("swordfish-1", "ark-royal")
            .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(2))
            .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
            .position();
    Place trondheim = place("Trondheim");
    Position named =
        after(
            before,
            ALLIED,
            List.of(new Attack(trondheim), new SendAircraft(trondheim, List.of("swordfish-1"))));

    assertThat(named.agenda().top()).isInstanceOf(Planning.class);
    assertThat(wing(named).leg()).containsExactly(trondheim);
  }

  /**
   * A Norwegian attack with a British bomber: its way is the declarer's, the consent its owner's.
   */
  @Test
  void R10_6_whoDeclaresSaysHowAnAllyFlies() {
    Position before =
        Situation.at(TurnPhase.COMBAT)
            .three()
            .first(Side.ALLIED)
            .german("Oslo")
            .with(INFANTRY, "Oslo")
            .with(FOE, "Hønefoss")
            .with("wellington-1", "Sola")
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(2))
            .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(2))
            .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
            .position();
    Place oslo = place("Oslo");
    Position named =
        after(
            before,
            NORWEGIAN,
            List.of(
                new Attack(oslo),
                Orders.commit(before, oslo, FOE),
                new SendAircraft(oslo, List.of("wellington-1"))));

    assertThat(isOffered(named, NORWEGIAN, to(oslo))).isTrue();
  }

  private static Plan twoAttacks(Place one, Place other) {
    return new Plan(
        GERMAN,
        Plan.Manner.DOUBLE,
        "engelbrecht",
        List.of(Plan.Thrust.at(one), Plan.Thrust.at(other)));
  }

  private static Carrying carrying(Plan plan, int thrust, Carrying.Stage stage) {
    return new Carrying(plan, thrust, stage, 0, List.of(), List.of());
  }

  /** 7.2-b: after a fight on the way they may take another one to the same target. */
  @Test
  void R7_2_b_whoComesThroughMayTakeAnotherWayToTheTarget() {
    Flight flight =
        new Flight(
            List.of("he-111-1"),
            List.of(),
            WAYS.path(place("Fornebu"), HONEFOSS),
            0,
            HONEFOSS,
            true);
    Plan plan = new Plan(GERMAN, Plan.Manner.ATTACK, "", List.of(Plan.Thrust.at(HONEFOSS)));
    Position through =
        german()
            .with("he-111-1", "Fornebu")
            .frame(carrying(plan, 0, Carrying.Stage.APPROACH))
            .frame(new AirFrame.Flying(flight, false, true, false))
            .frame(new AirFrame.Deviating(GERMAN, flight))
            .position();

    assertThat(isOffered(through, GERMAN, new AirCommand.FlyOn())).isTrue();
    Position another = after(through, GERMAN, new AirCommand.ChangeRoute());
    assertThat(isOffered(another, GERMAN, to(place("Oslo")))).isFalse();
    Position over = after(another, GERMAN, List.of(via(away(3)), to(HONEFOSS)));
    Carrying arrived = (Carrying) over.agenda().frames().get(1);
    assertThat(arrived.flights().getFirst().spent()).isEqualTo(6);
  }

  /** The airfield of Kjeller has just been taken by the other attack. */
  @Test
  void R10_2_2_nobodyLandsOnABaseThatTheOtherAttackHasTaken() {
    Place kjeller = place("Kjeller");
    Flight back = new Flight(List.of("he-111-1"), List.of(), List.of(HONEFOSS), 1, HONEFOSS, true);
    Situation situation =
        german()
            .german("Kjeller")
            .with("he-111-1", "Fornebu")
            .frame(carrying(twoAttacks(kjeller, HONEFOSS), 1, Carrying.Stage.HOME));
    Position landing =
        situation
            .frame(new AirFrame.Homing(GERMAN, back, AirFrame.Homing.Quest.RETURN, ""))
            .position();

    assertThat(isOffered(landing, GERMAN, land("Fornebu"))).isTrue();
    assertThat(isOffered(landing, GERMAN, land("Kjeller"))).isFalse();
  }

  private static Command land(String base) {
    return new AirCommand.Land(List.of("he-111-1"), place(base));
  }

  private static Position watched(AirFrame.AirWatch.Occasion occasion) {
    Place kjeller = place("Kjeller");
    Flight flight =
        occasion == AirFrame.AirWatch.Occasion.BATTLE
            ? new Flight(List.of(), List.of(), List.of(HONEFOSS), 0, HONEFOSS, true)
            : new Flight(
                List.of("he-111-1"),
                List.of(),
                WAYS.path(place("Fornebu"), HONEFOSS),
                0,
                HONEFOSS,
                true);
    return german()
        .with("he-111-1", "Fornebu")
        .with("hurricane-1", "Kjeller")
        .with("british-gladiator-1", "Gardermoen")
        .frame(carrying(twoAttacks(HONEFOSS, kjeller), 0, Carrying.Stage.JOIN))
        .frame(new AirFrame.Flying(flight, false, false, true))
        .frame(
            new AirFrame.AirWatch(Side.ALLIED, occasion, flight, Map.<Seat, AirFrame.Scramble>of()))
        .position();
  }

  /** 10.9-b: both attacks are made at once. */
  @Test
  void R7_2_d_r137_whoIsAttackedInTheOtherHexDoesNotCome() {
    for (AirFrame.AirWatch.Occasion occasion :
        List.of(AirFrame.AirWatch.Occasion.FLIGHT, AirFrame.AirWatch.Occasion.BATTLE)) {
      Position window = watched(occasion);
      assertThat(isOffered(window, ALLIED, meet(HONEFOSS, "british-gladiator-1"))).isTrue();
      assertThat(refusals(window, ALLIED, meet(HONEFOSS, "hurricane-1"))).containsExactly("7.2-d");
    }
  }
}
