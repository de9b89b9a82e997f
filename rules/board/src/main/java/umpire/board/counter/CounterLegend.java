package umpire.board.counter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import umpire.board.svg.Entry;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.play.BoardContents;

/** What the marks of the counters in a sketch mean: those that are there, and no others. */
public final class CounterLegend {
  private static final String INK = "#111111";

  private CounterLegend() {}

  /** Nations, types, sizes, gauges and badges, each sorted. */
  public static List<Entry> of(BoardContents boardContents) {
    List<Entry> entries = new ArrayList<>();
    for (String colour : words(boardContents, counter -> Stream.of(counter.colour()))) {
      entries.add(new Entry(colour, (svgCanvas, at) -> nation(svgCanvas, at, colour)));
    }
    for (String type : words(boardContents, counter -> Stream.of(counter.symbol()))) {
      entries.add(new Entry(type.replace('-', ' '), (svgCanvas, at) -> type(svgCanvas, at, type)));
    }
    for (String size : words(boardContents, counter -> Stream.of(counter.size()))) {
      entries.add(new Entry(size, (svgCanvas, at) -> mark(svgCanvas, at, Size.mark(size), INK)));
    }
    for (String gauge :
        words(boardContents, counter -> counter.gauges().stream().map(g -> g.name()))) {
      entries.add(new Entry(gauge + " of its limit", CounterLegend::gauge));
    }
    for (String badge : words(boardContents, counter -> counter.badges().stream())) {
      entries.add(new Entry(badge, (svgCanvas, at) -> Badges.sample(svgCanvas, badge, at)));
    }
    entries.addAll(tally(boardContents));
    return entries;
  }

  /** What the plates above stacks count, if there are stacks. */
  private static List<Entry> tally(BoardContents boardContents) {
    Map<CombatElement, String> colours = new TreeMap<>();
    boardContents.stacks().stream()
        .filter(stack -> stack.counters().size() > 1)
        .flatMap(stack -> stack.counters().stream())
        .forEach(c -> colours.putIfAbsent(Symbol.element(c.symbol()), c.colour()));
    List<Entry> entries = new ArrayList<>();
    colours.forEach(
        (combatElement, colour) ->
            entries.add(
                new Entry(
                    combatElement.words() + " in stack",
                    (svgCanvas, at) -> StackCounts.sample(svgCanvas, at, combatElement, colour))));
    return entries;
  }

  private static List<String> words(
      BoardContents boardContents, Function<BoardContents.Counter, Stream<String>> reading) {
    return Stream.concat(
            boardContents.stacks().stream().flatMap(stack -> stack.counters().stream()),
            boardContents.trays().stream().flatMap(tray -> tray.counters().stream()))
        .flatMap(reading)
        .filter(word -> !word.isEmpty())
        .distinct()
        .sorted()
        .toList();
  }

  private static void nation(SvgCanvas svgCanvas, Point at, String colour) {
    NationColours nationColours = NationColours.of(colour);
    svgCanvas.rectangle(
        at.plus(-11, -11), 22, 22, "rx:3; stroke:#111111; fill:" + nationColours.fill());
    mark(svgCanvas, at, NationColours.letters(colour), nationColours.ink());
  }

  private static void type(SvgCanvas svgCanvas, Point at, String type) {
    if (type.equals(CounterPicture.FACE_DOWN)) {
      mark(svgCanvas, at, "?", INK);
    } else {
      Point corner = at.plus(-Symbol.WIDTH / 2, -Symbol.HEIGHT / 2);
      CounterPicture.symbol(svgCanvas, Symbol.of(type), corner, INK);
    }
  }

  private static void gauge(SvgCanvas svgCanvas, Point at) {
    CounterPicture.bar(svgCanvas, at.plus(-10, -11), 22, 0.4);
    CounterPicture.level(svgCanvas, at.plus(5, 0), "4");
  }

  private static void mark(SvgCanvas svgCanvas, Point at, String words, String ink) {
    svgCanvas.label(at.plus(0, 4), 11, words, "text-anchor:middle; font-weight:bold; fill:" + ink);
  }
}
