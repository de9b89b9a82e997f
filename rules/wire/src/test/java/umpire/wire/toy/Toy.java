package umpire.wire.toy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.Reason;
import umpire.kernel.game.GameTypes;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;

/** The families of a game that exists for the codec's sake. */
public final class Toy {
  private Toy() {}

  public record UnitId(String id) {}

  public record Level(int steps) {}

  public enum Weather {
    CLEAR,
    DEEP_SNOW
  }

  public sealed interface Frame {
    record Morning(int turn) implements Frame {}

    /** A family within the family. */
    sealed interface Interrupt extends Frame {
      record Shot(UnitId by, Agenda<Frame> under) implements Interrupt {}
    }
  }

  public record Position(
      Agenda<Frame> agenda,
      Map<UnitId, Place> where,
      SortedMap<Hexside, Level> works,
      Set<Place> taken,
      SortedSet<String> words,
      List<List<Integer>> numbers,
      Weather weather,
      Options options,
      Fraction points,
      long clock,
      boolean secret,
      Shape shape) {}

  public sealed interface Shape {
    record Line(Hexside along) implements Shape {}

    record Dot(Place at) implements Shape {}
  }

  public sealed interface Command {
    record Move(UnitId unit, Place to) implements Command {}

    record Call(Set<UnitId> units, int strength) implements Command {}

    record Share(Map<UnitId, Integer> hits) implements Command {}

    record Pass() implements Command {}
  }

  public sealed interface Event {
    record Moved(UnitId unit, Place to) implements Event {}

    record Asked(Pending.Question<Command> question) implements Event {}

    record Ruled(List<Finding> findings) implements Event {}
  }

  public record View(Seat seat, Map<Place, Integer> stacks) {}

  public sealed interface Blank {
    record SomethingMoved(Place to) implements Blank {}
  }

  public sealed interface Why extends Reason {
    record TooFar(UnitId unit, Place to, List<Integer> costs) implements Why {}

    record Asleep() implements Why {}
  }

  public record Setup(Map<UnitId, Place> units) implements Scenario.Setup {}

  public record Piece(String id, int strength, Provenance provenance) implements Counter {}

  public record Fight(int odds) implements Brief {}

  public record Fought(int die, Level loss) implements Report {}

  public sealed interface Trace extends Brief {
    record ByLand(Place from) implements Trace {}

    record BySea(Place from, Place harbour) implements Trace {}
  }

  public record Traced(List<Place> line) implements Report {}

  public static GameTypes types() {
    return new GameTypes(
        Position.class,
        Command.class,
        Event.class,
        View.class,
        Blank.class,
        Why.class,
        Setup.class,
        Piece.class,
        Fight.class,
        Fought.class,
        Trace.class,
        Traced.class,
        Map.of("combat", Level.class, "weather", Weather.class));
  }
}
