package umpire.lobby.discord.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The vectors of RFC 8032, 7.1, and what is not one of them. */
class SignatureKeyTest {
  private static final HexFormat HEX = HexFormat.of();
  private static final String KEY =
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
  private static final byte[] MESSAGE = HEX.parseHex("af82");
  private static final String SIGNATURE =
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
          + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";

  @ParameterizedTest
  @CsvSource({
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a, '', e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c, 72, 92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025, af82, 6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf, ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f, dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
  })
  void a_vector_of_the_standard_verifies(String key, String message, String signature) {
    assertThat(SignatureKey.of(key).signed(HEX.parseHex(signature), HEX.parseHex(message)))
        .isTrue();
  }

  @Test
  void a_message_may_come_in_parts() {
    byte[] signature = HEX.parseHex(SIGNATURE);
    SignatureKey key = SignatureKey.of(KEY);
    assertThat(key.signed(signature, HEX.parseHex("af"), HEX.parseHex("82"))).isTrue();
    assertThat(key.signed(signature, HEX.parseHex("82"), HEX.parseHex("af"))).isFalse();
  }

  @Test
  void no_bit_of_signature_or_message_can_be_flipped() {
    SignatureKey key = SignatureKey.of(KEY);
    for (int bit = 0; bit < 64 * 8; bit++) {
      assertThat(key.signed(flipped(HEX.parseHex(SIGNATURE), bit), MESSAGE)).isFalse();
    }
    for (int bit = 0; bit < MESSAGE.length * 8; bit++) {
      assertThat(key.signed(HEX.parseHex(SIGNATURE), flipped(MESSAGE, bit))).isFalse();
    }
  }

  @Test
  void the_same_signature_has_no_second_form() {
    // S and S + L satisfy the same equation; the standard takes the smaller one alone.
    byte[] signature = HEX.parseHex(SIGNATURE);
    BigInteger order =
        BigInteger.TWO.pow(252).add(new BigInteger("27742317777372353535851937790883648493"));
    byte[] big = new byte[33];
    for (int i = 0; i < 32; i++) {
      big[32 - i] = signature[32 + i];
    }
    byte[] more = new BigInteger(big).add(order).toByteArray();
    byte[] forged = signature.clone();
    for (int i = 0; i < 32; i++) {
      forged[32 + i] = i < more.length ? more[more.length - 1 - i] : 0;
    }
    assertThat(forged).isNotEqualTo(signature);
    assertThat(SignatureKey.of(KEY).signed(forged, MESSAGE)).isFalse();
  }

  @Test
  void what_is_not_64_bytes_long_is_no_signature() {
    SignatureKey key = SignatureKey.of(KEY);
    byte[] signature = HEX.parseHex(SIGNATURE);
    for (int length : new int[] {0, 1, 32, 63, 65, 128}) {
      assertThat(key.signed(Arrays.copyOf(signature, length), MESSAGE)).isFalse();
    }
    assertThat(key.signed(new byte[64], MESSAGE)).isFalse();
  }

  @Test
  void another_key_verifies_nothing_of_it() {
    SignatureKey other =
        SignatureKey.of("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    assertThat(other.signed(HEX.parseHex(SIGNATURE), MESSAGE)).isFalse();
    assertThat(other.signed(HEX.parseHex(SIGNATURE), "x".getBytes(StandardCharsets.UTF_8)))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "fc51",
        "zc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb91154890802500",
        "0200000000000000000000000000000000000000000000000000000000000000",
      })
  void what_is_no_point_of_the_curve_is_no_key(String hex) {
    assertThatThrownBy(() -> SignatureKey.of(hex)).isInstanceOf(IllegalArgumentException.class);
  }

  private static byte[] flipped(byte[] bytes, int bit) {
    byte[] other = bytes.clone();
    other[bit / 8] ^= (byte) (1 << bit % 8);
    return other;
  }
}
