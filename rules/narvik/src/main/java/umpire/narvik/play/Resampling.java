package umpire.narvik.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Viewer;
import umpire.kernel.table.Table;
import umpire.narvik.model.EarlyEnd;
import umpire.narvik.model.Frame;
import umpire.narvik.model.OffMap;
import umpire.narvik.model.Position;
import umpire.narvik.model.Progress;
import umpire.narvik.model.Score;
import umpire.narvik.model.SecretEvent;
import umpire.narvik.model.Setup;
import umpire.narvik.model.SetupFrame;
import umpire.narvik.model.Side;
import umpire.narvik.model.Traces;
import umpire.narvik.model.Unit;
import umpire.narvik.model.UnitType;
import umpire.narvik.terrain.Stacking;

/**
 * Another position that a viewer cannot tell from this one: what he was not told is drawn anew from
 * all that agrees with what he has seen. Secret dice are thrown again, what came face down together
 * changes places, and a set-up that nobody has seen yet is another one.
 */
final class Resampling {
  /** How often counters are exchanged anew before they are left as they lie. */
  private static final int TRIES = 20;

  private static final int BYTE = 256;

  private final Book book;
  private final Covers covers;

  Resampling(Book book) {
    this.book = book;
    this.covers = new Covers(book);
  }

  /** The other position; the same where nothing is hidden from the viewer. */
  @Rule("11")
  Position of(Position position, Viewer viewer, Chance chance) {
    Position other = position;
    if (!Side.ALLIED.is(viewer)) {
      other = ends(other, chance);
    }
    if (!Side.GERMAN.is(viewer)) {
      other = orders(other, chance);
      other = rebuilt(other, chance);
    }
    for (Side side : Side.values()) {
      if (!side.is(viewer)) {
        other = setUp(other, side, chance);
        other = covered(other, side, chance);
      }
    }
    return other;
  }

  /**
   * 8.1: the secret throws of this turn and the last, whose end would not have been announced yet,
   * are made again; exits since the throw that fixed an end score nothing (8.4).
   */
  @Rule({"8.1", "8.1/r19", "8.4", "24.0/r73"})
  private Position ends(Position position, Chance chance) {
    if (position.agenda().top() instanceof Frame.Ended) {
      return position; // everything has been told
    }
    Progress progress = position.progress();
    Traces traces = progress.traces();
    int known = progress.lastTurn();
    EarlyEnd end = progress.end().known(known);
    for (int thrown : traces.endThrows()) {
      int last = thrown + 1;
      boolean open = end.open();
      if (last >= position.turn()
          && (!open || last < known)
          && thrown(chance, "allied") == SecretEvent.EVACUATION) {
        end = open ? end.openly(last) : end.secretly(last);
      }
    }
    int exits = 0;
    for (Map.Entry<Integer, Integer> exit : traces.exits().entrySet()) {
      boolean scores = !end.triggered() || exit.getKey() < end.turn() - 1;
      exits += scores ? exit.getValue() : 0;
    }
    Score score = progress.score();
    return position.with(progress.with(end).with(new Score(score.allied(), score.german(), exits)));
  }

  /** 8.2: so is the German throw of this turn, unless a unit has shown that there are no orders. */
  @Rule({"8.2", "8.2.1"})
  private Position orders(Position position, Chance chance) {
    Progress progress = position.progress();
    boolean orders =
        progress.traces().ordersPossible()
            && thrown(chance, "german") == SecretEvent.FUHRERS_ORDERS;
    return position.with(progress.ordered(orders));
  }

  private SecretEvent thrown(Chance chance, String column) {
    Table<SecretEvent> chart = book.pack().table("secret-events");
    return chart.at(Integer.toString(chance.die(6)), column);
  }

  /**
   * 23.4: a company that was rebuilt face down may be any other that was eliminated before it came.
   */
  @Rule("23.4")
  private Position rebuilt(Position position, Chance chance) {
    Position other = position;
    for (Map.Entry<String, Integer> back : covers.rebuilt(position).entrySet()) {
      List<String> companies = new ArrayList<>(List.of(back.getKey()));
      OffMap offMap = other.progress().offMap();
      for (Map.Entry<String, Integer> gone : offMap.eliminated().entrySet()) {
        String id = gone.getKey();
        if (gone.getValue() < back.getValue()
            && book.mix().land(id).kind() == UnitType.INFANTRY_COMPANY
            && book.mix().land(id).side() == Side.GERMAN
            && !offMap.lost().contains(id)
            && !covers.named(other).contains(id)) {
          companies.add(id);
        }
      }
      if (companies.size() > 1) {
        String company = companies.get(chance.die(companies.size()) - 1);
        other = covers.renamed(other, Map.of(back.getKey(), company));
      }
    }
    return other;
  }

  /** 11: what came face down together changes places, within the limits of stacking. */
  @Rule({"11", "13.2"})
  private Position covered(Position position, Side side, Chance chance) {
    Position other = position;
    for (List<String> together : covers.together(position, side)) {
      Position before = other;
      for (int tries = 0; tries < TRIES; tries++) {
        Position dealt = covers.renamed(before, exchanged(together, chance));
        if (stacksHold(dealt, side)) {
          other = dealt;
          break;
        }
      }
    }
    return other;
  }

  private static Map<String, String> exchanged(List<String> together, Chance chance) {
    List<Integer> order = chance.shuffle(together.size());
    Map<String, String> names = new TreeMap<>();
    for (int i = 0; i < together.size(); i++) {
      names.put(together.get(order.get(i)), together.get(i));
    }
    return names;
  }

  /** 13.2: nobody takes a position for possible in which a hex holds more than it may. */
  private boolean stacksHold(Position position, Side side) {
    return book.mix().of(position, side).stream()
        .filter(Unit::faceDown)
        .noneMatch(unit -> book.stacking().in(position, side, unit.place()) > Stacking.LIMIT);
  }

  /** 5.1: as many counters of a set-up that is under way, any of them, anywhere they may go. */
  @Rule("5.1")
  private Position setUp(Position position, Side side, Chance chance) {
    if (!(position.agenda().top() instanceof SetupFrame.Placing frame)
        || frame.side() != side
        || frame.covered().isEmpty()) {
      return position;
    }
    List<String> counters =
        Stream.concat(frame.covered().stream().map(Setup.Placed::counter), frame.open().stream())
            .toList();
    List<Place> area = book.map().set(PlacingChapter.setName(side)).stream().sorted().toList();
    List<String> open = new ArrayList<>(counters);
    Position other = position.with(position.agenda().replace(start(side, counters)));
    for (int index : chance.shuffle(counters.size()).subList(0, frame.covered().size())) {
      open.remove(counters.get(index));
      other = placed(other, counters.get(index), area, chance);
    }
    Collections.sort(open);
    SetupFrame.Placing placed = (SetupFrame.Placing) other.agenda().top();
    return other.with(other.agenda().replace(new SetupFrame.Placing(side, open, placed.covered())));
  }

  private static SetupFrame.Placing start(Side side, List<String> counters) {
    return new SetupFrame.Placing(side, counters, List.of());
  }

  /** With the counter in any hex of the area that has room for it. */
  private Position placed(Position position, String counter, List<Place> area, Chance chance) {
    SetupFrame.Placing frame = (SetupFrame.Placing) position.agenda().top();
    Position laid = PlacingChapter.laid(position, frame);
    Place hex = any(area, chance);
    while (!book.stacking().bars(laid, new Unit(counter, hex, 0, ""), hex).isEmpty()) {
      hex = any(area, chance);
    }
    List<Setup.Placed> covered =
        Asking.both(frame.covered(), List.of(new Setup.Placed(counter, hex, 0)));
    return position.with(
        position.agenda().replace(new SetupFrame.Placing(frame.side(), frame.open(), covered)));
  }

  /** One of more places than a die has sides. */
  private static Place any(List<Place> places, Chance chance) {
    int blocks = Math.ceilDiv(places.size(), BYTE);
    int index = places.size();
    while (index >= places.size()) {
      index = (chance.die(blocks) - 1) * BYTE + chance.die(BYTE) - 1;
    }
    return places.get(index);
  }
}
