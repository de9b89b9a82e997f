package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.FireCommand.Bombard;
import umpire.fallschirmjaeger.model.command.MovementCommand.Enter;
import umpire.fallschirmjaeger.model.command.MovementCommand.Sail;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.command.TurnCommand.Restore;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.Event;
import umpire.kernel.hex.Place;

/** 3.3, 3.4, 3.8b: ships, the munitions and the refinery, on the real map. */
class R3_3_ShipsTest {
  private static final String GERMAN = "fjr-1-1";
  private static final String DUTCH = "moerdijk-north";
  private static final String SHIP = "z-5";
  private static final String MUNITIONS = "de-twee-gezusters";

  private static Field field(int turn) {
    return Field.on(Edition.real()).unit(GERMAN, "20.10").unit(DUTCH, "50.10").turn(turn);
  }

  private static Sail sail(String ship, String hex) {
    return new Sail(ship, at(hex));
  }

  /** To the Dutch Movement Phase; nobody does anything. */
  private static Field.Played dutchMovement(Field.Played played) {
    while (!played.offers(Side.ALLIED, new EndPhase())) {
      played.german(new EndPhase());
    }
    return played;
  }

  @Test
  void R3_3b_aShipGoesAnywhereOnItsWaterOnceInTheDutchMovementPhase() {
    Field.Played played = field(2).unit(SHIP, "55.32").play();
    assertThat(played.refused(Side.GERMAN, sail(SHIP, "28.27"))).isEqualTo("3.3b");
    dutchMovement(played).allied(sail(SHIP, "28.27"));
    assertThat(played.piece(SHIP).place()).isEqualTo(at("28.27"));
    assertThat(played.refused(Side.ALLIED, sail(SHIP, "55.32"))).isEqualTo("3.3b");
  }

  @Test
  void R3_3a_onlyWaterThatIsSeaOrMajorRiver() {
    Field.Played played = dutchMovement(field(2).unit(SHIP, "55.32").play());
    assertThat(played.refused(Side.ALLIED, sail(SHIP, "20.10"))).isEqualTo("3.3a");
    assertThat(played.refused(Side.ALLIED, sail("moerdijk-north", "28.27"))).isEqualTo("3.3b");
  }

  /** 3.3b, 3.3b/r13: the Haringvliet and the Nieuwe Waterweg meet beyond the edge of the map. */
  @Test
  void R3_3b_r13_riversThatLeaveTheMapAreJoinedToTheSea() {
    ChapterContext context = ChapterContext.of(Edition.real());
    assertThat(context.waterways().from(at("55.32"))).contains(at("08.28"), at("15.35"));
    assertThat(context.waterways().floats(at("20.10"))).isFalse();
    // 28.27 is the last hex of its river that ships reach.
    assertThat(context.waterways().from(at("55.32"))).contains(at("28.27"));
    assertThat(context.waterways().floats(at("27.27"))).isFalse();
  }

  @Test
  void R3_3b_disorganisedShipsSailAndRecover() {
    Field.Played played = field(2).marked(SHIP, "55.32", Mark.DISORGANISED).play();
    dutchMovement(played).allied(sail(SHIP, "28.27"));
    played.nextTurn();
    assertThat(played.piece(SHIP).marks()).doesNotContain(Mark.DISORGANISED);
  }

  @Test
  void R3_3_aShipFiresBarragesAndIsATarget() {
    Field.Played played =
        field(2).unit("ar-22-1", "53.32").unit("jan-van-brakel", "54.31").play(1, 6, 1, 5);
    while (!played.offers(Side.GERMAN, new Bombard("ar-22-1", at("54.31")))) {
      played.german(new EndPhase());
    }
    played.german(new Bombard("ar-22-1", at("54.31")));
    // 3.3a: no terrain helps; the loss die of 6 costs a step.
    assertThat(played.piece("jan-van-brakel").steps()).isEqualTo(1);
    assertThat(played.piece("jan-van-brakel").marks()).contains(Mark.DISORGANISED);
  }

  @Test
  void R1_4_aDisorganisedShipDoesNotFire() {
    Field.Played played =
        field(2)
            .unit("ar-22-1", "53.32")
            .marked("jan-van-brakel", "54.31", Mark.DISORGANISED)
            .unit("van-galen", "54.31")
            .play();
    while (!played.offers(Side.ALLIED, new Bombard("van-galen", at("53.32")))) {
      if (played.offers(Side.ALLIED, new EndPhase())) {
        played.allied(new EndPhase());
      } else {
        played.german(new EndPhase());
      }
    }
    assertThat(played.refused(Side.ALLIED, new Bombard("jan-van-brakel", at("53.32"))))
        .isEqualTo("1.4");
  }

  @Test
  void R3_3_shipsAreAttackedByBarrageAlone() {
    Field.Played played = field(2).unit("fjr-1-2", "54.30").unit(SHIP, "54.31").play();
    played.german(new EndPhase());
    // Nothing can be attacked, so no combat is asked for.
    assertThat(played.position().agenda().top().toString()).doesNotContain("CombatPhase");
    assertThat(played.position().has(SHIP)).isTrue();
  }

  @Test
  void R3_3c_fromTurnThreeADieIsThrownForEachShip() {
    Field.Played played = field(3).unit(SHIP, "55.32").unit("jan-van-brakel", "54.31").play(3, 2);
    dutchMovement(played);
    assertThat(played.position().has(SHIP)).isFalse();
    assertThat(played.position().has("jan-van-brakel")).isTrue();
    assertThat(played.position().forces().eliminated()).contains(SHIP);
    Field.Played before = dutchMovement(field(2).unit(SHIP, "55.32").play());
    assertThat(before.position().has(SHIP)).isTrue();
  }

  @Test
  void R3_3c_theDiceFallBeforeTheDutchReorganise() {
    Field.Played played =
        field(3)
            .unit(SHIP, "55.32")
            .unit("winkelmann", "50.11")
            .unit("ri-28-1", "50.11")
            .changed(position -> position.with(position.piece("ri-28-1").withSteps(1)))
            .play(3);
    played.german(new EndPhase());
    assertThat(played.offers(Side.ALLIED, new Restore("winkelmann", "ri-28-1"))).isTrue();
    assertThat(played.events()).anyMatch(TurnEvent.ShipsThrownFor.class::isInstance);
  }

  @Test
  void R3_3c_r24_theMunitionsShipThrowsNone() {
    Field.Played played = dutchMovement(field(10).unit(MUNITIONS, "08.28").play());
    assertThat(played.position().has(MUNITIONS)).isTrue();
  }

  /** 3.4a, 3.4a/r114. */
  @Test
  @Rule({"3.4a"})
  void R3_4a_r114_theMunitionsShipEntersInOneOfTwoHexesAndStays() {
    Field field = field(9).unit(SHIP, "55.32").arriving(MUNITIONS, 9, "munitions-ship");
    Field.Played played = dutchMovement(field.play(6));
    assertThat(played.refused(Side.ALLIED, new Enter(MUNITIONS, at("28.27"))))
        .isEqualTo("SCS-arrive");
    played.allied(new Enter(MUNITIONS, at("15.35")));
    assertThat(played.piece(MUNITIONS).place()).isEqualTo(at("15.35"));
    assertThat(played.refused(Side.ALLIED, sail(MUNITIONS, "08.28"))).isEqualTo("3.4a");
  }

  /** 3.4a, 3.4a/r82, 3.4b, 3.9/r26, 3.4b/r27. */
  @Test
  @Rule({"3.4a/r82", "3.4b/r27", "3.9/r26"})
  void R3_4b_artilleryWithALineToTheShipStays() {
    Field.Played played =
        field(10)
            .unit(MUNITIONS, "08.28")
            .unit("ra-14-1", "10.28")
            .unit("ra-2-1", "02.10")
            .unit("mortars-kil", "56.10")
            .play();
    dutchMovement(played);
    assertThat(played.piece(MUNITIONS).marks()).contains(Mark.UNLOADED);
    played.nextTurn();
    assertThat(played.position().has("ra-14-1")).isTrue();
    assertThat(played.position().has("mortars-kil")).isTrue();
    assertThat(played.position().has("ra-2-1")).isFalse();
    assertThat(played.position().has(MUNITIONS)).isFalse();
  }

  @Test
  @Rule("3.4b/r125")
  void R3_4b_withoutTheShipAllDutchArtilleryGoes() {
    Field.Played played =
        field(10)
            .arriving(MUNITIONS, 11, "munitions-ship")
            .arriving("kra-1", 10, "entry-gorinchem")
            .unit("ra-14-1", "10.28")
            .unit("mortars-kil", "56.10")
            .play();
    played.nextTurn();
    assertThat(played.position().forces().reserve()).containsKey("kra-1");
    assertThat(played.position().has("ra-14-1")).isFalse();
    assertThat(played.position().has("mortars-kil")).isTrue();
    assertThat(played.events()).anyMatch(TurnEvent.ArtilleryRemoved.class::isInstance);
  }

  @Test
  void R3_4b_theArtilleryGoesInTheSupplyPhase() {
    List<Event<Position>> events =
        field(10)
            .arriving(MUNITIONS, 11, "munitions-ship")
            .unit("ra-14-1", "10.28")
            .play()
            .nextTurn()
            .events();
    int supply = events.indexOf(new TurnEvent.PhaseBegan(Side.ALLIED, "supply"));
    int recovery = events.indexOf(new TurnEvent.PhaseBegan(Side.ALLIED, "recovery"));
    assertThat(events.subList(supply, recovery))
        .anyMatch(TurnEvent.ArtilleryRemoved.class::isInstance);
  }

  @Test
  void R3_4a_r114_aShipThatComesLateLeavesAtTheEndOfItsTurn() {
    Field.Played played = dutchMovement(field(10).arriving(MUNITIONS, 9, "munitions-ship").play());
    played.allied(new Enter(MUNITIONS, at("15.35")));
    assertThat(played.position().has(MUNITIONS)).isTrue();
    assertThat(played.nextTurn().position().has(MUNITIONS)).isFalse();
  }

  @Test
  void R3_4_r25_aMatchWithoutTheShipKeepsItsArtillery() {
    Field.Played played = field(10).unit("ra-14-1", "10.28").play().nextTurn();
    assertThat(played.position().has("ra-14-1")).isTrue();
  }

  @Test
  void R3_8b_onTurnFiveHexesWithoutAGermanAreDestroyed() {
    Field.Played played = dutchMovement(field(5).unit("fjr-1-2", "36.28").play());
    assertThat(played.position().ground().works().refinery()).containsExactly(new Place("37.28"));
    Field.Played before = dutchMovement(field(4).play());
    assertThat(before.position().ground().works().refinery()).isEmpty();
  }

  @Test
  void R3_3_theShipsFireIsTold() {
    Field.Played played = field(2).unit(GERMAN_GUN, "53.32").unit("van-galen", "54.31").play(6);
    while (!played.offers(Side.GERMAN, new Bombard(GERMAN_GUN, at("54.31")))) {
      played.german(new EndPhase());
    }
    played.german(new Bombard(GERMAN_GUN, at("54.31")));
    assertThat(played.events()).anyMatch(FireEvent.BarrageFired.class::isInstance);
  }

  private static final String GERMAN_GUN = "ar-22-1";
}
