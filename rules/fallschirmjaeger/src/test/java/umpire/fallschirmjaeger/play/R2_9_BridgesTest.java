package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.StartBridge;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Works;
import umpire.kernel.hex.Hexside;
import umpire.kernel.pack.Pack;

/** 2.9 Bridges of the engineers of the 9th Panzer division. */
class R2_9_BridgesTest {
  private static final String ENGINEERS = "pi-86-1";
  private static final String ARMOUR = "pzr-33-1";
  private static final String DUTCH = "moerdijk-north";

  /** A canal between 20.10 and 20.11, and one between 30.10 and 30.11. */
  private static Edition canals() {
    return Edition.open().side("20.10", "20.11", "canal").side("30.10", "30.11", "canal");
  }

  private static Pack pack() {
    return canals().pack();
  }

  private static StartBridge bridge(String across) {
    return new StartBridge(ENGINEERS, at(across));
  }

  private static Works works(Field.Played played) {
    return played.position().ground().works();
  }

  @Test
  void R2_9_anEngineerOfTheDivisionBeginsABridgeOverACanal() {
    Field.Played played = Field.on(pack()).unit(ENGINEERS, "20.10").unit(DUTCH, "50.10").play();
    played.german(bridge("20.11"));
    assertThat(works(played).building()).containsOnlyKeys(ENGINEERS);
    assertThat(works(played).bridges()).isEmpty();
  }

  @Test
  void R2_9b_r112_onlyEngineersOfTheDivisionBuild() {
    Field.Played played =
        Field.on(pack())
            .unit(ENGINEERS, "20.10")
            .unit("fj-engineers", "20.10")
            .unit(ARMOUR, "20.10")
            .play();
    assertThat(played.refused(Side.GERMAN, new StartBridge("fj-engineers", at("20.11"))))
        .isEqualTo("2.9");
    assertThat(played.refused(Side.GERMAN, new StartBridge(ARMOUR, at("20.11")))).isEqualTo("2.9");
    assertThat(played.refused(Side.GERMAN, new StartBridge(DUTCH, at("20.11")))).isEqualTo("2.9");
  }

  @Test
  void R2_9a_onlyACanalWithoutABridgeIsBridged() {
    Field.Played played =
        Field.on(canals().side("20.09", "20.10", "river").pack())
            .unit(ENGINEERS, "20.10")
            .unit("pi-86-2", "20.10")
            .play();
    assertThat(played.refused(Side.GERMAN, bridge("20.09"))).isEqualTo("2.9a");
    assertThat(played.refused(Side.GERMAN, bridge("21.11"))).isEqualTo("2.9a");
    played.german(bridge("20.11"));
    // The hexside has its bridge already; nobody can build anything more, so units move.
    assertThat(played.refused(Side.GERMAN, new StartBridge("pi-86-2", at("20.11"))))
        .isEqualTo("SCS-move");
  }

  @Test
  void R2_9b_notInAnEnemyZone() {
    Field.Played played =
        Field.on(pack())
            .unit(ENGINEERS, "20.10")
            .unit("pi-86-2", "30.10")
            .unit(DUTCH, "20.11")
            .play();
    assertThat(played.refused(Side.GERMAN, bridge("20.11"))).isEqualTo("2.9b");
  }

  @Test
  void R2_9b_notUnderAnActiveBarrage() {
    Field.Played played =
        Field.on(pack())
            .unit(ENGINEERS, "20.10")
            .unit("pi-86-2", "30.10")
            .unit("ra-14-1", "50.10")
            .marker("ra-14-1", "20.10")
            .play();
    assertThat(played.refused(Side.GERMAN, bridge("20.11"))).isEqualTo("2.9b");
  }

  @Test
  void R2_9b_theBuilderDoesNotMoveInThatTurn() {
    Field.Played played = Field.on(pack()).unit(ENGINEERS, "20.10").unit("fjr-1-1", "40.10").play();
    played.german(bridge("20.11"));
    assertThat(played.refused(Side.GERMAN, new Move(List.of(ENGINEERS)))).isEqualTo("2.9b");
  }

  @Test
  void R2_9b_r34_itIsFinishedAtTheStartOfTheNextMovementPhase() {
    Field.Played played = Field.on(pack()).unit(ENGINEERS, "20.10").unit(ARMOUR, "20.10").play();
    played.german(bridge("20.11"), new EndPhase());
    played.nextTurn();
    assertThat(works(played).bridges()).containsExactly(new Hexside(at("20.10"), at("20.11")));
    assertThat(works(played).building()).isEmpty();
    assertThat(played.events())
        .contains(
            new MovementEvent.BridgeFinished(ENGINEERS, new Hexside(at("20.10"), at("20.11"))));
    // 2.9a: armour crosses, and the canal costs nothing.
    played.german(new Move(List.of(ARMOUR)), new Step(at("20.11")), new Halt());
    assertThat(played.piece(ARMOUR).place()).isEqualTo(at("20.11"));
  }

  @Test
  void R2_9a_withoutTheBridgeArmourDoesNotCross() {
    Field.Played played =
        Field.on(pack()).unit(ARMOUR, "20.10").unit(DUTCH, "20.11").unit("ri-28-1", "50.10").play();
    played.german(new Move(List.of(ARMOUR)));
    assertThat(played.refused(Side.GERMAN, new Step(at("20.11")))).isEqualTo("SCS-move");
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.11")))).isEqualTo("T-Terrain");
  }

  /** The next turn: an enemy has come beside the engineer that builds. */
  private static Field.Played disturbed() {
    Field.Played played =
        Field.on(pack()).unit(ENGINEERS, "20.10").unit(DUTCH, "20.13").turn(3).play();
    played.german(bridge("20.11"));
    played.allied(
        new Move(List.of(DUTCH)), new Step(at("20.12")), new Step(at("20.11")), new Halt());
    return played.nextTurn();
  }

  @Test
  void R2_9b_inAZoneItStaysUnderConstruction() {
    Field.Played played = disturbed();
    assertThat(works(played).bridges()).isEmpty();
    assertThat(works(played).building()).containsOnlyKeys(ENGINEERS);
  }

  @Test
  void R2_9b_whoMovesLosesTheBridge() {
    Field.Played played = disturbed();
    played.german(new Move(List.of(ENGINEERS)), new Step(at("20.09")));
    assertThat(works(played).building()).isEmpty();
    assertThat(works(played).lostBridges()).isEqualTo(1);
    assertThat(works(played).usedBridges()).isEqualTo(1);
  }

  @Test
  void R2_9c_fiveBridgesAndNoMore() {
    Field.Played played =
        Field.on(pack())
            .unit(ENGINEERS, "20.10")
            .unit("pi-86-2", "30.10")
            .unit(DUTCH, "50.10")
            .works(
                new Works(
                    Map.of(),
                    Set.of(
                        new Hexside(at("40.10"), at("40.11")),
                        new Hexside(at("41.10"), at("41.11"))),
                    2,
                    Set.of(),
                    0))
            .play();
    played.german(bridge("20.11"));
    assertThat(works(played).usedBridges()).isEqualTo(5);
    // No other is begun: units move.
    assertThat(played.refused(Side.GERMAN, new StartBridge("pi-86-2", at("30.11"))))
        .isEqualTo("SCS-move");
  }

  @Test
  void R2_9b_r112_aDisorganisedEngineerBuilds() {
    Field.Played played =
        Field.on(pack()).marked(ENGINEERS, "20.10", Mark.DISORGANISED).unit(DUTCH, "50.10").play();
    played.german(bridge("20.11"));
    assertThat(works(played).building()).containsOnlyKeys(ENGINEERS);
  }
}
