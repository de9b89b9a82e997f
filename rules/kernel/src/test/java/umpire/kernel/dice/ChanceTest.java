package umpire.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;

class ChanceTest {
  private static final byte[] SEED = new byte[32];
  private final DrawKey key =
      DrawKey.of(SEED, "match-1", 7, new RuleId("15.1"), Map.of("red", "ff", "blue", "00"));

  @Test
  void aKeyIsTheMacOfItsLines() throws GeneralSecurityException {
    String lines = "match-1\n7\n15.1\nblue=00\nred=ff";
    assertThat(key.hex())
        .isEqualTo(HexFormat.of().formatHex(mac(SEED, lines.getBytes(StandardCharsets.UTF_8))));
  }

  @Test
  void theStreamIsTheMacOfCountersWithoutModuloBias() throws GeneralSecurityException {
    List<Integer> dice = key.chance().dice(40, 6);
    int next = 0;
    for (int counter = 0; next < dice.size(); counter++) {
      byte[] block = mac(key.bytes(), new byte[] {0, 0, 0, (byte) counter});
      for (int i = 0; i < block.length && next < dice.size(); i++) {
        int value = block[i] & 0xff;
        if (value < 252) {
          assertThat(dice.get(next)).isEqualTo(1 + value % 6);
          next++;
        }
      }
    }
    assertThat(next).isEqualTo(40);
  }

  @Test
  void anythingElseInTheKeyGivesAnotherStream() {
    assertThat(DrawKey.of(SEED, "match-1", 8, new RuleId("15.1"), Map.of())).isNotEqualTo(key);
    assertThat(key.chance().dice(20, 6)).isEqualTo(key.chance().dice(20, 6));
  }

  @Test
  void everySideOfEveryDieFalls() {
    Chance chance = key.chance();
    for (int sides : List.of(1, 2, 6, 10, 20, 100, 255, 256)) {
      assertThat(IntStream.range(0, sides * 40).map(i -> chance.die(sides)).distinct().count())
          .isEqualTo(sides);
    }
    assertThatThrownBy(() -> chance.die(257)).hasMessageContaining("1 to 256 sides");
    assertThatThrownBy(() -> chance.die(0)).hasMessageContaining("1 to 256 sides");
  }

  @Test
  void aShuffleSwapsFromTheLastIndexDown() {
    assertThat(new ScriptedChance(List.of(1, 2, 1)).shuffle(4)).containsExactly(2, 3, 1, 0);
    assertThat(key.chance().shuffle(30))
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 30).boxed().toList());
  }

  @Test
  void aScriptInventsNothing() {
    ScriptedChance script = new ScriptedChance(List.of(6, 7));
    assertThat(script.die(6)).isEqualTo(6);
    assertThat(script.left()).isEqualTo(1);
    assertThatThrownBy(() -> script.die(6)).hasMessageContaining("cannot show 7");
    assertThatThrownBy(() -> script.die(6)).hasMessageContaining("no more dice");
  }

  @Test
  void aKeyIsSixtyFourDigits() {
    assertThatThrownBy(() -> new DrawKey("00")).hasMessageContaining("64 hexadecimal digits");
  }

  private static byte[] mac(byte[] secret, byte[] input) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret, "HmacSHA256"));
    return mac.doFinal(input);
  }
}
