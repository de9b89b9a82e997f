package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Advance;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.AssaultCommand.LoseStep;
import umpire.fallschirmjaeger.model.command.AssaultCommand.RetreatTo;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Rule;

/** SCS-attack, SCS-retreat, SCS-advance: who fights together, and where units go afterwards. */
class RSCS_RetreatTest {
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";
  private static final String NORTH = "moerdijk-north";
  private static final String SOUTH = "moerdijk-south-1";

  private static Attack attack(String hex, String... units) {
    return new Attack(at(hex), List.of(units));
  }

  @Test
  void RSCS_attack_unitsOfSeveralHexesAttackTogetherAndNobodyHasTo() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit(B, "21.11")
            .unit("ri-28-1", "20.11")
            .play(1, 1);
    played.german(new EndPhase());
    assertThat(played.offers(Side.GERMAN, new EndPhase())).isTrue();
    played.german(attack("20.11", A, B));
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof AssaultEvent.BattleFought fought
                    && fought.report().column().equals("1/1"));
  }

  /** 6 to 4: 1/1, nine: A1D2r1; the losses are borne, and the Dutch retreat from 20.11. */
  private static Field.Played beaten(Field field) {
    Field.Played played =
        field
            .unit(A, "20.10")
            .unit(B, "20.10")
            .unit(NORTH, "20.11")
            .unit(SOUTH, "20.11")
            .play(4, 5);
    played.german(new EndPhase(), attack("20.11", A, B));
    played.allied(new LoseStep(NORTH), new LoseStep(SOUTH));
    return played.german(new LoseStep(A));
  }

  private static RetreatTo retreat(String hex) {
    return new RetreatTo(NORTH, at(hex));
  }

  @Test
  void RSCS_retreat_notAcrossARiverNorIntoAFullHexNorIntoAZone() {
    Field field = Field.on(Edition.open().side("20.11", "19.12", "river").pack());
    for (int battalion = 1; battalion <= 3; battalion++) {
      field.unit("ri-28-" + battalion, "21.12");
    }
    Field.Played played = beaten(field.unit("ri-34-1", "21.12"));
    assertThat(played.refused(Side.ALLIED, retreat("19.12"))).isEqualTo("SCS-retreat");
    assertThat(played.refused(Side.ALLIED, retreat("21.12"))).isEqualTo("SCS-retreat");
    assertThat(played.refused(Side.ALLIED, retreat("21.11"))).isEqualTo("SCS-retreat");
    played.allied(retreat("20.12"));
  }

  @Test
  void RSCS_retreat_aFriendLiftsTheZone() {
    Field.Played played = beaten(Field.on(Edition.open().pack()).unit("ri-28-1", "21.11"));
    assertThat(played.offers(Side.ALLIED, retreat("19.11"))).isFalse();
    played.allied(retreat("21.11"));
  }

  @Test
  @Rule("T-CRT/r62")
  void RSCS_retreat_attackersOfAnOverrunLeaveTheHexOutOfWhichTheyCame() {
    // 6 to 4: 1/1, two: A2r1.
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit("ir-47-5", "20.10")
            .unit("ir-47-6", "20.10")
            .unit("ri-28-1", "20.11")
            .play(1, 1);
    played.german(new Move(List.of("ir-47-5", "ir-47-6")), new Overrun(at("20.11")));
    played.german(new LoseStep("ir-47-5"), new LoseStep("ir-47-6"));
    played.german(new RetreatTo("ir-47-5", at("20.09")), new RetreatTo("ir-47-6", at("20.09")));
    assertThat(played.piece("ir-47-5").place()).isEqualTo(at("20.09"));
    assertThat(played.piece("ir-47-6").place()).isEqualTo(at("20.09"));
    assertThat(played.piece("ri-28-1").place()).isEqualTo(at("20.11"));
  }

  @Test
  void RSCS_advance_notAcrossARiver() {
    // Halved by the river, 3 to 2: 1/1, twelve: D2r2.
    Edition river = Edition.open().side("20.10", "20.11", "river");
    for (boolean bridged : List.of(false, true)) {
      Edition map = bridged ? Edition.open() : river;
      Field.Played played =
          Field.on(map.pack()).unit(A, "20.10").unit(B, "20.10").unit(NORTH, "20.11").play(6, 6);
      played.german(new EndPhase(), attack("20.11", A, B));
      assertThat(played.position().has(NORTH)).isFalse();
      assertThat(played.offers(Side.GERMAN, new Advance(List.of(A)))).isEqualTo(bridged);
    }
  }

  @Test
  void RSCS_advance_upToTheLimitOfTheStack() {
    Field field = Field.on(Edition.open().pack()).unit(NORTH, "20.11");
    for (int company = 1; company <= 5; company++) {
      field.unit("fjr-2-" + company, company <= 3 ? "20.10" : "21.11");
    }
    Field.Played played = field.play(6, 6);
    List<String> all = List.of("fjr-2-1", "fjr-2-2", "fjr-2-3", "fjr-2-4", "fjr-2-5");
    played.german(new EndPhase(), new Attack(at("20.11"), all));
    assertThat(played.offers(Side.GERMAN, new Advance(all))).isFalse();
    played.german(new Advance(all.subList(0, 4)));
    assertThat(played.piece("fjr-2-4").place()).isEqualTo(at("20.11"));
  }
}
