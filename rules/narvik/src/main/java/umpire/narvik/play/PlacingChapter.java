package umpire.narvik.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.model.Command;
import umpire.narvik.model.Position;
import umpire.narvik.model.SetupCommand;
import umpire.narvik.model.SetupFrame;
import umpire.narvik.model.Side;
import umpire.narvik.model.Unit;
import umpire.narvik.model.Why;

/** 5.1 Set-up: the Norwegians in the three northern rows, the Germans south of the fourth. */
final class PlacingChapter implements Chapter<SetupFrame>, Step<SetupFrame.Placing> {
  private static final int NORWEGIAN_ROWS = 3;
  private static final int FORBIDDEN_ROWS = 4;
  private final Book book;

  PlacingChapter(Book book) {
    this.book = book;
  }

  @Override
  public Rest rest(Position position, SetupFrame frame) {
    return switch (frame) {
      case SetupFrame.Placing f -> new Rest.Asks(new Waiting<>(this, f));
    };
  }

  @Override
  public void run(SetupFrame frame, Course course) {
    throw new IllegalStateException("a set-up waits for its player: " + frame);
  }

  @Override
  public Side side(SetupFrame.Placing frame) {
    return frame.side();
  }

  @Override
  @Rule("5.1")
  public Asked<Command> asked(Position position, SetupFrame.Placing frame) {
    Map<List<Place>, List<String>> byHexes = new TreeMap<>(Comparator.comparing(List::toString));
    for (String counter : frame.open()) {
      byHexes
          .computeIfAbsent(hexes(position, frame.side(), counter), _ -> new ArrayList<>())
          .add(counter);
    }
    List<Offer<Command>> offers = new ArrayList<>();
    byHexes.forEach(
        (hexes, counters) ->
            offers.add(
                new Offer<>(
                    SetupCommand.PlaceCounter.class,
                    List.of(
                        new Offer.Parameter("counter", new Domain.One(counters)),
                        new Offer.Parameter("hex", new Domain.One(hexes))))));
    String first = frame.open().getFirst();
    Place place = hexes(position, frame.side(), first).getFirst();
    return Asking.now(position, "5.1", offers, new SetupCommand.PlaceCounter(first, place));
  }

  private List<Place> hexes(Position position, Side side, String counter) {
    return book.map().hexes().stream()
        .filter(hex -> barsHex(position, side, counter, hex).isEmpty())
        .sorted()
        .toList();
  }

  @Override
  public List<Finding> bars(Position position, SetupFrame.Placing frame, Command command) {
    if (!(command instanceof SetupCommand.PlaceCounter(String counter, Place hex))) {
      return Asking.notNow("5.1", "placing");
    }
    if (!frame.open().contains(counter)) {
      return List.of(Finding.forbids("5.1", new Why.NotToBePlaced(counter)));
    }
    return book.map().has(hex)
        ? barsHex(position, frame.side(), counter, hex)
        : List.of(Finding.forbids("5.1", new Why.NoSuchHex(hex)));
  }

  @Rule({"5.1", "13.2"})
  private List<Finding> barsHex(Position position, Side side, String counter, Place hex) {
    int row = book.map().sheet().grid().cell(hex).line();
    boolean inArea =
        side == Side.ALLIED
            ? row > northernmost() - NORWEGIAN_ROWS
            : row <= northernmost() - FORBIDDEN_ROWS;
    if (!inArea
        || book.map().hexHas(hex, "sweden")
        || book.map().hex(hex).terrain().equals("water")) {
      return List.of(Finding.forbids("5.1", new Why.OutsideSetUp(hex)));
    }
    return book.stacking().bars(position, new Unit(counter, hex, 0, ""), hex);
  }

  private int northernmost() {
    return book.map().hexes().stream()
        .mapToInt(hex -> book.map().sheet().grid().cell(hex).line())
        .max()
        .orElseThrow();
  }

  @Override
  public void take(SetupFrame.Placing frame, Command command, Course course) {
    if (!(command instanceof SetupCommand.PlaceCounter(String counter, Place hex))) {
      throw new IllegalStateException("only a counter answers this question");
    }
    course.answered(frame.side());
    if (frame.side() == Side.ALLIED) {
      course.add(new SetupEvent.UnitPlaced(counter, hex));
    } else {
      String token = "token-" + (course.position().progress().tokens() + 1);
      course.add(new SetupEvent.CounterHidden(Side.GERMAN, counter, token, hex));
    }
    List<String> left = frame.open().stream().filter(id -> !id.equals(counter)).toList();
    if (left.isEmpty()) {
      course.pop();
    } else {
      course.replace(new SetupFrame.Placing(frame.side(), left));
    }
  }
}
