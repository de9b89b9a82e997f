package umpire.game.referee.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.game.store.transaction.ShownRow;

/** What is known without reading of what viewers were shown, and what is not. */
class RecentlyShownTest {
  private static ShownRow row(String viewer, int seq, int revision) {
    return new ShownRow(viewer, seq, revision, "{\"type\":\"x\"}");
  }

  /** Revision 8 shows red its 5th and 6th and blue its 3rd, revision 9 shows red its 7th. */
  private static final RecentlyShown TWO =
      RecentlyShown.NONE
          .and(
              Map.of("red", 6, "blue", 3),
              List.of(row("red", 5, 8), row("blue", 3, 8), row("red", 6, 8)))
          .and(Map.of("red", 7, "blue", 3), List.of(row("red", 7, 9)));

  private static List<Integer> seqs(String viewer, int after, int revision, int most) {
    return TWO.after(viewer, after, revision, most).orElseThrow().stream()
        .map(ShownRow::seq)
        .toList();
  }

  @Test
  void ofEachViewerAllRowsBehindANumberAreKnown() {
    assertThat(seqs("red", 4, 9, 200)).containsExactly(5, 6, 7);
    assertThat(seqs("red", 6, 9, 200)).containsExactly(7);
    assertThat(seqs("red", 7, 9, 200)).isEmpty();
    assertThat(seqs("blue", 2, 9, 200)).containsExactly(3);
    assertThat(seqs("blue", 3, 9, 200)).isEmpty();
  }

  @Test
  void nothingBehindTheRevisionAndNoMoreThanWanted() {
    assertThat(seqs("red", 4, 8, 200)).containsExactly(5, 6);
    assertThat(seqs("red", 4, 9, 2)).containsExactly(5, 6);
  }

  @Test
  void whatReachesFurtherBackIsNotKnown() {
    assertThat(TWO.after("red", 3, 9, 200)).isEmpty();
    assertThat(TWO.after("blue", 1, 9, 200)).isEmpty();
    assertThat(TWO.after("green", 0, 9, 200)).isEmpty();
    assertThat(RecentlyShown.NONE.after("red", 0, 9, 200)).isEmpty();
  }

  @Test
  void whoIsShownSomethingForTheFirstTimeIsKnownFromTheBeginning() {
    RecentlyShown three =
        TWO.and(Map.of("red", 7, "blue", 3, "public", 1), List.of(row("public", 1, 10)));
    assertThat(three.after("public", 0, 10, 200).orElseThrow()).hasSize(1);
    assertThat(three.after("red", 4, 10, 200).orElseThrow()).hasSize(3);
  }

  @Test
  void afterManyRowsTheOldOnesAreNotKeptAndNotGuessed() {
    RecentlyShown many = TWO;
    for (int revision = 10; revision < 500; revision++) {
      List<ShownRow> shown = new ArrayList<>(List.of(row("red", revision - 2, revision)));
      many = many.and(Map.of("red", revision - 2, "blue", 3), shown);
    }
    assertThat(many.rows()).hasSizeLessThanOrEqualTo(100);
    assertThat(many.after("red", 4, 499, 200)).isEmpty();
    assertThat(many.after("red", 490, 499, 200).orElseThrow().stream().map(ShownRow::seq))
        .containsExactly(491, 492, 493, 494, 495, 496, 497);
    assertThat(many.after("blue", 3, 499, 200).orElseThrow()).isEmpty();
  }
}
