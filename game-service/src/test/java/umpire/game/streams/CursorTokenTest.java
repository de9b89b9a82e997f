package umpire.game.streams;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a stream of several matches stands, written and read. */
class CursorTokenTest {
  /**
   * What is left of a line of 4,096 characters, which a request may have, beside path and ticket.
   */
  private static final int FITS_AN_ADDRESS = 3_800;

  private final Random random = new Random(7);

  private UUID match() {
    return new UUID(random.nextLong(), random.nextLong());
  }

  @Test
  void everyNumberComesBack() {
    for (int matches = 0; matches < 40; matches++) {
      Map<UUID, Integer> seqs = new LinkedHashMap<>();
      for (int i = 0; i < matches; i++) {
        seqs.put(match(), random.nextInt() >>> random.nextInt(1, 32));
      }
      Map<String, Integer> read = CursorToken.read(CursorToken.of(seqs)).orElseThrow();
      assertThat(read).hasSize(matches);
      seqs.forEach((match, seq) -> assertThat(read).containsEntry(CursorToken.tail(match), seq));
    }
  }

  @Test
  void theLargestNumbersComeBack() {
    UUID match = match();
    for (int seq : new int[] {0, 127, 128, 16_383, 16_384, Integer.MAX_VALUE}) {
      assertThat(CursorToken.read(CursorToken.of(Map.of(match, seq))))
          .contains(Map.of(CursorToken.tail(match), seq));
    }
  }

  @Test
  void asManyMatchesAsAStreamFollowsFitIntoAnAddress() {
    Map<UUID, Integer> seqs = new LinkedHashMap<>();
    for (int i = 0; i < Streams.MOST_MATCHES; i++) {
      seqs.put(match(), 100_000);
    }
    assertThat(CursorToken.of(seqs)).hasSizeLessThan(FITS_AN_ADDRESS).matches("[A-Za-z0-9_-]+");
  }

  @Test
  void matchesThatCannotBeDistinguishedAreLeftOut() {
    UUID other = match();
    Map<UUID, Integer> seqs = Map.of(new UUID(1, 0xaffe), 3, new UUID(2, 0xaffe), 5, other, 8);
    assertThat(CursorToken.read(CursorToken.of(seqs))).contains(Map.of(CursorToken.tail(other), 8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "17",
        "Ag",
        "AQEBAQEBAQ",
        "AQEBAQEBAYA",
        "AQEBAQEBAf____8P",
        "AQEBAQEBAf_____________",
        "no base 64",
        "AQEBAQEBAQEB"
      })
  void whatIsNoTokenIsNone(String text) {
    assertThat(CursorToken.read(text)).isEmpty();
  }

  @Test
  void everyCutTokenIsNoneOrOfFewerMatches() {
    Map<UUID, Integer> seqs = new LinkedHashMap<>();
    for (int i = 0; i < 5; i++) {
      seqs.put(match(), 1_000 + i);
    }
    String token = CursorToken.of(seqs);
    Map<String, Integer> whole = CursorToken.read(token).orElseThrow();
    for (int length = 0; length < token.length(); length++) {
      CursorToken.read(token.substring(0, length))
          .ifPresent(part -> assertThat(whole).containsAllEntriesOf(part));
    }
  }
}
