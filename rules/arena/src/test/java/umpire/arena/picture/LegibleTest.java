package umpire.arena.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import umpire.arena.play.OpponentMatch;
import umpire.board.Board;
import umpire.board.PictureFrame;
import umpire.board.svg.Box;
import umpire.board.svg.TextWidths;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.Opponent;
import umpire.opponent.RandomOpponent;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** What a person needs to read a board: of every game the empty map and a match in full swing. */
class LegibleTest {
  /** Pixels of the smallest letters on a screen. */
  private static final double LEAST_SHOWN = 7;

  private static final List<String> COUNTERS = List.of("data-counter", "data-again", "data-off");

  /**
   * A picture.
   *
   * @param name of what it shows
   * @param sketch that is drawn
   * @param drawn how
   */
  record Picture(String name, BoardContents sketch, Drawn drawn) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Picture> PICTURES =
      List.of(
          picture("narvik", "", "", ""),
          picture("narvik", "campaign", "Turn 4", ""),
          picture("weserubung", "", "", ""),
          picture("weserubung", "campaign", "Turn 1,", ""),
          picture("weserubung", "campaign", "Turn 6,", ""),
          picture("weserubung", "campaign", "battle", ""),
          picture("weserubung", "campaign-3", "Turn 3,", "1904,2620"));

  static Stream<Picture> pictures() {
    return PICTURES.stream();
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void noWordLeavesThePaperOrIsTooSmall(Picture picture) {
    Box paper = picture.drawn().paper();
    assertThat(picture.drawn().words())
        .isNotEmpty()
        .allSatisfy(
            word -> {
              assertThat(word.size()).isGreaterThanOrEqualTo(TextWidths.LEAST);
              assertThat(contains(paper, word.room())).isTrue();
            });
  }

  /** Of the map alone, at each width at which a page shows it: a telephone, a page, twice that. */
  @ParameterizedTest
  @ValueSource(strings = {"narvik campaign", "weserubung campaign"})
  void noWordOfTheMapIsTooSmallAtAnyWidth(String names) {
    String[] words = names.split(" ");
    Rulebook book = Rulebook.of(Shelf.load().game(words[0]).game());
    BoardContents boardContents = sketch(book, words[1], "Turn 1");
    for (int width : new int[] {160, 334, 480, 880, 1300, 1900, 2800, 4200, 5200}) {
      byte[] svg =
          Board.of(book.pack())
              .document(boardContents, new PictureFrame(PictureFrame.Part.MAP, width));
      Drawn drawn = Drawn.read(new String(svg, StandardCharsets.UTF_8));
      double scale = width / drawn.width();
      assertThat(drawn.words()).as("words at " + width).isNotEmpty();
      assertThat(drawn.words())
          .as(names + " at " + width)
          .allMatch(word -> word.size() * scale >= LEAST_SHOWN);
      assertThat(drawn.with("data-counter")).allMatch(one -> one.hasAttribute("aria-label"));
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void onACounterNoWordHidesAnother(Picture picture) {
    for (String attribute : COUNTERS) {
      for (Element counter : picture.drawn().with(attribute)) {
        assertThat(hidden(Drawn.words(counter))).as(counter.getAttribute("aria-label")).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void aBoxHoldsAllThatIsInItSideBySide(Picture picture) {
    Map<String, Integer> counters = new HashMap<>();
    picture.sketch().stacks().forEach(s -> counters.put(s.place().id(), s.counters().size()));
    picture.sketch().trays().forEach(t -> counters.put(t.name(), t.counters().size()));
    for (Element box : picture.drawn().with("data-box")) {
      List<Drawn.Thing> held = new ArrayList<>(Drawn.counters(box, "data-counter"));
      held.addAll(Drawn.counters(box, "data-off"));
      String name = box.getAttribute("data-box");
      assertThat(held).as(name).hasSize(counters.getOrDefault(name, 0));
      assertThat(hidden(held)).as(name).isEmpty();
      assertThat(held).allMatch(thing -> contains(Drawn.frame(box), thing.room()));
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void inThePanelNothingHidesAnything(Picture picture) {
    List<Drawn.Thing> things = new ArrayList<>(picture.drawn().counters("data-again"));
    for (String section : List.of("data-roster", "data-legend", "data-box")) {
      for (Element element : picture.drawn().with(section)) {
        Drawn.words(element).stream()
            .filter(word -> things.stream().noneMatch(thing -> contains(thing.room(), word.room())))
            .filter(word -> !onACounter(element, word))
            .forEach(things::add);
      }
    }
    assertThat(hidden(things)).isEmpty();
  }

  /** The topmost counter shows, and no stack hides the number under which the panel has it. */
  @ParameterizedTest
  @MethodSource("pictures")
  void onTheMapNumbersOfStacksAndTheirTalliesShow(Picture picture) {
    List<Drawn.Thing> tallies = new ArrayList<>();
    for (Element tally : picture.drawn().with("data-tally")) {
      tallies.add(new Drawn.Thing(tally.getAttribute("data-tally"), Drawn.frame(tally), 10));
    }
    assertThat(hidden(tallies)).isEmpty();
    Map<String, Drawn.Thing> numbers = new HashMap<>();
    for (Element element : picture.drawn().with("id")) {
      if (element.getAttribute("id").equals("numbers")) {
        Drawn.words(element).forEach(word -> numbers.put(word.what(), word));
      }
    }
    for (Element stack : picture.drawn().with("data-stack")) {
      Drawn.Thing number =
          Objects.requireNonNull(numbers.get(stack.getAttribute("data-stack")), "a hex number");
      assertThat(Drawn.counters(stack, "data-counter")).noneMatch(c -> c.hides(number));
    }
  }

  private static boolean onACounter(Element section, Drawn.Thing word) {
    return COUNTERS.stream()
        .flatMap(attribute -> Drawn.counters(section, attribute).stream())
        .anyMatch(counter -> counter.hides(word));
  }

  private static List<String> hidden(List<Drawn.Thing> things) {
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < things.size(); i++) {
      for (int j = i + 1; j < things.size(); j++) {
        if (things.get(i).hides(things.get(j))) {
          hidden.add(things.get(i) + " and " + things.get(j));
        }
      }
    }
    return hidden;
  }

  private static boolean contains(Box outer, Box inner) {
    return inner.corner().x() >= outer.corner().x() - 2
        && inner.corner().y() >= outer.corner().y() - 2
        && inner.end().x() <= outer.end().x() + 2
        && inner.end().y() <= outer.end().y() + 2;
  }

  private static Picture picture(String game, String scenario, String until, String part) {
    Rulebook book = Rulebook.of(Shelf.load().game(game).game());
    Board board = Board.of(book.pack());
    if (!part.isEmpty()) {
      String[] corners = part.split(",");
      board = board.part(new Place(corners[0]), new Place(corners[1]));
    }
    BoardContents boardContents =
        scenario.isEmpty() ? BoardContents.empty() : sketch(book, scenario, until);
    String name = String.join(" ", game, scenario, until, part);
    return new Picture(name, boardContents, Drawn.read(board.svg(boardContents)));
  }

  private static BoardContents sketch(Rulebook book, String id, String until) {
    Scenario scenario = book.pack().scenario(id);
    Map<Seat, Opponent> opponents = new TreeMap<>();
    scenario.seats().forEach(seat -> opponents.put(seat, new RandomOpponent(seat.hashCode())));
    Object position =
        OpponentMatch.position(book, scenario, 5, opponents, at -> says(seen(book, at), until));
    return seen(book, position);
  }

  private static boolean says(BoardContents boardContents, String words) {
    return boardContents.lines().stream().anyMatch(line -> line.contains(words));
  }

  private static BoardContents seen(Rulebook book, Object position) {
    return book.play().sketch(book.play().view(position, new Viewer.Everyone()));
  }
}
