package umpire.arena.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.board.Board;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** Every game on the shelf, every scenario, every viewer. */
class GamesTest {
  private static final Shelf SHELF = Shelf.load();
  private static final int OTHERS = 5;

  record Sight(Rulebook book, Scenario scenario, Viewer viewer) {
    @Override
    public String toString() {
      return book.game().id() + " " + scenario.id() + " " + viewer;
    }
  }

  static Stream<Rulebook> games() {
    return SHELF.games().stream().map(id -> Rulebook.of(SHELF.game(id).game()));
  }

  static Stream<Sight> sights() {
    return games()
        .flatMap(
            book ->
                book.pack().scenarios().values().stream()
                    .flatMap(
                        scenario ->
                            Rulebook.viewers(scenario).stream()
                                .map(viewer -> new Sight(book, scenario, viewer))));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theEmptyMapHasEveryHexOnce(Rulebook book) {
    String svg = Board.of(book.pack()).svg(BoardContents.empty());
    assertThat(values(svg, "data-hex"))
        .containsExactlyElementsOf(book.pack().map().hexes().stream().map(Place::id).toList());
  }

  @ParameterizedTest
  @MethodSource("sights")
  void everyCounterThatTheViewerSeesIsDrawnOnceAndNoOther(Sight sight) {
    BoardContents boardContents = sketch(sight, opening(sight));
    List<String> seen =
        boardContents.stacks().stream()
            .flatMap(s -> s.counters().stream())
            .map(c -> c.id())
            .toList();
    List<String> off =
        boardContents.trays().stream()
            .flatMap(t -> t.counters().stream())
            .map(c -> c.id())
            .toList();
    String svg = Board.of(sight.book().pack()).svg(boardContents);
    assertThat(values(svg, "data-counter")).containsExactlyInAnyOrderElementsOf(seen);
    assertThat(values(svg, "data-off")).containsExactlyElementsOf(off);
    sight.book().pack().counters().keySet().stream()
        .filter(id -> !seen.contains(id) && !off.contains(id))
        .forEach(id -> assertThat(svg).doesNotContain("\"" + id + "\""));
  }

  @ParameterizedTest
  @MethodSource("sights")
  void aPictureDoesNotRevealWhatItsViewerMayNotSee(Sight sight) {
    Object position = opening(sight);
    String svg = svg(sight, position);
    for (int i = 1; i <= OTHERS; i++) {
      DrawKey key =
          DrawKey.of(
              ByteBuffer.allocate(32).putLong(i).array(), "pair", i, new RuleId("1"), Map.of());
      Object other = sight.book().play().resample(position, sight.viewer(), key.chance());
      assertThat(svg(sight, other)).isEqualTo(svg);
    }
  }

  /** The values of an attribute, in the order of the document. */
  private static List<String> values(String svg, String attribute) {
    return Pattern.compile(" " + attribute + "=\"([^\"]*)\"")
        .matcher(svg)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static String svg(Sight sight, Object position) {
    return Board.of(sight.book().pack()).svg(sketch(sight, position));
  }

  private static BoardContents sketch(Sight sight, Object position) {
    return sight.book().play().sketch(sight.book().play().view(position, sight.viewer()));
  }

  private static Object opening(Sight sight) {
    Options options = sight.book().pack().choose(Map.of());
    Match match = Match.open(sight.book(), sight.scenario(), options, 7);
    while (match.pending() instanceof Pending.Draw<Object> draw) {
      match.put(match.drawn(draw));
    }
    return match.position();
  }
}
