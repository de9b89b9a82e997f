package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.OffensiveCommand.Advance;
import umpire.weserubung.model.command.OffensiveCommand.AdvanceByRail;
import umpire.weserubung.model.command.OffensiveCommand.Disembark;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;

/** 10.10 Offensives without combat: who goes together, and generals with them. */
class R10_AdvanceTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final Place HONEFOSS = place("Hønefoss");
  private static final List<String> SIX =
      List.of(
          "norwegian-1-infantry",
          "norwegian-2-infantry",
          "norwegian-3-infantry",
          "norwegian-4-infantry",
          "norwegian-5-infantry",
          "norwegian-6-infantry");

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(2))
        .german("Oslo")
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  private static Situation inHarstad() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .first(Side.ALLIED)
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(1))
            .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
            .with("norwegian-7-infantry", "1954");
    SIX.forEach(unit -> situation.with(unit, "Harstad"));
    List<String> germans =
        List.of(
            "german-159-infantry",
            "german-193-infantry",
            "german-310-infantry",
            "german-324-infantry",
            "german-355-infantry");
    List<Place> behind =
        Situation.PACK.map().neighbours(place("1954")).stream()
            .filter(Situation.PACK.map().set("land")::contains)
            .filter(hex -> !hex.equals(place("Harstad")))
            .toList();
    for (int i = 0; i < behind.size(); i++) {
      situation.with(germans.get(i), behind.get(i).id());
    }
    return situation;
  }

  @Test
  void R10_10_partOfAStackGoesWhereThereIsRoomForIt() {
    Position position = inHarstad().position();
    Advance five = new Advance(SIX.subList(0, 5), List.of());

    assertThat(Situation.isOffered(position, ALLIED, five)).isTrue();
    assertThat(Situation.isOffered(position, ALLIED, new Advance(SIX, List.of()))).isFalse();
    assertThat(
            Situation.isOffered(
                Situation.after(position, ALLIED, five), ALLIED, new To(place("1954"))))
        .isTrue();
  }

  @Test
  void R10_10_theFasterGoWhereTheSlowestCannot() {
    Situation situation = german().riverPlusTwo();
    situation.with("german-138-mountain-infantry", "Oslo").with("german-233-artillery", "Oslo");
    Position position = situation.position();

    assertThat(
            Situation.isOffered(
                position,
                GERMAN,
                new Advance(
                    List.of("german-138-mountain-infantry", "german-233-artillery"), List.of())))
        .isTrue();
  }

  @Test
  void R10_10_partOfAStackGoesByRail() {
    Situation situation = german();
    List<String> germans =
        List.of("german-159-infantry", "german-193-infantry", "german-310-infantry");
    germans.forEach(unit -> situation.with(unit, "Oslo"));
    Position position =
        situation.german("Drammen").with("german-355-infantry", "Drammen").position();

    assertThat(Situation.isOffered(position, GERMAN, new AdvanceByRail(germans, List.of())))
        .isTrue();
  }

  @Test
  void R3_5_a_r39_aGeneralGoesWithAStack() {
    Position position =
        german()
            .with(INFANTRY, "Oslo")
            .with("pellengahr", "Oslo")
            .with("norwegian-1-infantry", "Bergen") // who moves next
            .position();
    Position drafted =
        Situation.after(position, GERMAN, new Advance(List.of(INFANTRY), List.of("pellengahr")));

    Position after = Situation.after(drafted, GERMAN, new To(HONEFOSS));

    assertThat(after.piece("pellengahr").place()).isEqualTo(HONEFOSS);
    assertThat(after.piece("pellengahr").hasActed()).isTrue();
    assertThat(after.country().control(HONEFOSS)).isEqualTo(Side.GERMAN);
  }

  @Test
  void R3_5_a_r39_aGeneralDoesNotAdvanceAlone() {
    Position position = german().with(INFANTRY, "Oslo").with("pellengahr", "Oslo").position();

    assertThat(Situation.isOffered(position, GERMAN, new Advance(List.of(), List.of("pellengahr"))))
        .isFalse();
    assertThat(Situation.isOffered(position, GERMAN, new Advance(List.of("pellengahr"), List.of())))
        .isFalse();
  }

  @Test
  void R3_5_a_r39_aGeneralGoesAshoreWithAStack() {
    Place bergen = place("Bergen");
    Position position =
        german()
            .with("german-transport-1", "Bergen")
            .aboard(INFANTRY, "german-transport-1")
            .aboard("tittel", "german-transport-1")
            .position();

    Position after =
        Situation.after(
            position, GERMAN, new Disembark(bergen, List.of(INFANTRY), List.of("tittel")));

    assertThat(after.piece("tittel").isAboard()).isFalse();
    assertThat(after.piece("tittel").place()).isEqualTo(bergen);
  }
}
