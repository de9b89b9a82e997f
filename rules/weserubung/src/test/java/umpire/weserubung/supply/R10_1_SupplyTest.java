package umpire.weserubung.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.Weserubung;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.MapFacts;
import umpire.wire.pack.Packs;

class R10_1_SupplyTest {
  private static final Pack PACK = Packs.load(new Weserubung());
  private static final MapFacts CHART = new MapFacts(PACK.map());
  private static final WeserubungSupply SUPPLY = new WeserubungSupply(PACK);

  /** Lillehammer lies inland: no neighbour of it is coastal. */
  private static final Place INLAND = place("Lillehammer");

  private static Place place(String name) {
    return PACK.map().sheet().hexes().stream()
        .filter(hex -> hex.name().equals(name))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static SupplyReport.Line line(Place hex, Set<Place> enemies) {
    return report(hex, enemies).lines().getFirst();
  }

  private static SupplyReport report(Place hex, Set<Place> enemies) {
    SupplyBrief.Placed unit = new SupplyBrief.Placed("unit", Side.GERMAN, hex);
    return SUPPLY.trace(new SupplyBrief(List.of(unit), Set.of(hex), enemies));
  }

  @Test
  void R10_1_a_aLineLeadsToTheNearestCoast() {
    SupplyReport.Line line = line(INLAND, Set.of());

    assertThat(line.supplied()).isTrue();
    assertThat(line.path().getFirst()).isEqualTo(INLAND);
    assertThat(CHART.isCombined(line.path().getLast())).isTrue();
    assertThat(line.path().subList(0, line.path().size() - 1)).noneMatch(CHART::isCombined);
  }

  @Test
  void R10_1_a_r51_enemiesAllRoundCutIt() {
    Set<Place> ring = Set.copyOf(PACK.map().neighbours(INLAND));

    SupplyReport.Line line = line(INLAND, ring);

    assertThat(line.supplied()).isFalse();
    assertThat(line.path()).isEmpty();
    assertThat(new HashSet<>(line.ring())).isEqualTo(ring);
  }

  @Test
  void R10_1_a_aRingOfAnyRadiusCutsIt() {
    Set<Place> inner = Set.copyOf(PACK.map().neighbours(INLAND));
    Set<Place> outer = new HashSet<>();
    inner.forEach(hex -> outer.addAll(PACK.map().neighbours(hex)));
    outer.removeAll(inner);
    outer.remove(INLAND);

    assertThat(line(INLAND, outer).supplied()).isFalse();
  }

  @Test
  void R10_1_a_oneGapIsEnough() {
    List<Place> ring = PACK.map().neighbours(INLAND);

    for (Place gap : ring) {
      Set<Place> enemies = new HashSet<>(ring);
      enemies.remove(gap);
      assertThat(line(INLAND, enemies).supplied()).as("gap at " + gap).isTrue();
    }
  }

  @Test
  void R10_1_a_whoStandsOnTheCoastIsNeverCutOff() {
    Place bergen = place("Bergen");

    assertThat(line(bergen, Set.copyOf(PACK.map().neighbours(bergen))).supplied()).isTrue();
  }

  /** 6.1 says that supply is no factor; 10.1 rules all the same. */
  @Test
  void R6_1_b_r17_supplyCounts() {
    assertThat(line(INLAND, Set.of()).supplied()).isTrue();
    assertThat(line(INLAND, Set.copyOf(PACK.map().neighbours(INLAND))).supplied()).isFalse();
  }

  @Test
  void R10_1_b_whoIsCutOffIsHalved() {
    Finding finding =
        report(INLAND, Set.copyOf(PACK.map().neighbours(INLAND))).findings().getFirst();

    assertThat(finding.rule().value()).isEqualTo("10.1-b");
    assertThat(finding.effect()).isEqualTo(new Effect.Times(new Fraction(1, 2)));
  }

  /** A seat asks of all its own: ashore, wherever they are, and of nobody else's. */
  @Test
  void R10_1_a_aSeatMayAskHowAllItsLandUnitsAshoreStand() {
    Situation situation =
        Situation.at(TurnPhase.MOVEMENT)
            .with("german-307-infantry", INLAND.id())
            .with("german-transport-1", "Bergen")
            .aboard("german-159-infantry", "german-transport-1")
            .with("he-111-1", "Fornebu")
            .with("norwegian-6-infantry", "Bergen")
            .with("british-146-infantry", "britain");
    Position position = situation.position();

    assertThat(traced(position, MatchAgreements.GERMAN))
        .extracting(SupplyReport.Line::unit)
        .containsExactly("german-307-infantry");
    assertThat(traced(position, MatchAgreements.ALLIED))
        .extracting(SupplyReport.Line::unit)
        .containsExactly("norwegian-6-infantry");
    Position three = situation.three().position();
    assertThat(Situation.RULES.supply(three, MatchAgreements.WESTERN)).isEmpty();
    assertThat(traced(three, MatchAgreements.NORWEGIAN)).hasSize(1);
  }

  private static List<SupplyReport.Line> traced(Position position, Seat seat) {
    SupplyQuery query = Situation.RULES.supply(position, seat).orElseThrow();
    assertThat(query.rule().value()).isEqualTo("10.1-a");
    return SUPPLY.trace((SupplyBrief) query.brief()).lines();
  }

  @Test
  void R10_1_a_friendsDoNotClose() {
    Set<Place> friends = new HashSet<>(PACK.map().neighbours(INLAND));
    friends.add(INLAND);
    SupplyBrief.Placed unit = new SupplyBrief.Placed("unit", Side.GERMAN, INLAND);

    assertThat(SUPPLY.trace(new SupplyBrief(List.of(unit), friends, Set.of())).lines())
        .allMatch(SupplyReport.Line::supplied);
  }

  /** A ship lies off a coast: nobody surrounds it, and the service is told so. */
  @Test
  void R10_1_a_r159_whoIsAboardIsNotAskedAbout() {
    for (String afloat : List.of("1040", "denmark")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> report(new Place(afloat), Set.of()))
          .withMessageContaining(afloat);
    }
  }

  @Test
  void R10_1_a_r159_whoLandsIsInSupply() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    List<String> landed = List.of("german-159-infantry");
    Fight fight =
        Duel.fight(
                BattleKind.LANDING, "1729", Side.GERMAN, landed, List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, landed);

    FightEvent.SupplyTold told =
        Duel.of(situation, fight).happened(FightEvent.SupplyTold.class).getFirst();

    assertThat(told.report().lines())
        .extracting(SupplyReport.Line::unit)
        .containsExactly("norwegian-12-infantry");
  }
}
