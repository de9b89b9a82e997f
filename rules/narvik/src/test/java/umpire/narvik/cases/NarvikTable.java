package umpire.narvik.cases;

import java.util.IdentityHashMap;
import java.util.Map;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Flow;
import umpire.kernel.pack.Pack;
import umpire.narvik.Narvik;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;

/** One match of this game in one process, whose dice a test dictates. */
public final class NarvikTable extends ScriptedMatch<Position, Command, Event> {
  /** The rules look over the whole map once, when they are made: too long for every table. */
  private static final IdentityHashMap<Pack, Rulebook> EDITIONS = new IdentityHashMap<>();

  private NarvikTable(Rulebook book, Position position, Chance chance) {
    super(book, position, chance);
  }

  /** A match in a position. */
  public static NarvikTable in(Pack pack, Position position, Chance chance) {
    return new NarvikTable(edition(pack), position, chance);
  }

  /** A match at the set-up of a scenario. */
  public static NarvikTable opened(Pack pack, String scenario, Chance chance) {
    Rulebook book = edition(pack);
    Object opening = book.play().open(pack.scenario(scenario), pack.choose(Map.of())).position();
    return new NarvikTable(book, (Position) opening, chance);
  }

  private static Rulebook edition(Pack pack) {
    synchronized (EDITIONS) {
      return EDITIONS.computeIfAbsent(pack, _ -> Rulebook.of(new Narvik(), pack));
    }
  }

  /** The rules of that edition. */
  @SuppressWarnings("unchecked") // Narvik has no other
  public Flow<Position, Command, Frame, View> rules() {
    Object rules = book().play();
    return (Flow<Position, Command, Frame, View>) rules;
  }
}
