package umpire.rivercrossing;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.Reason;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.CountedReport;
import umpire.kernel.flow.Flow;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.CounterId;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.standard.PublicFrame;
import umpire.kernel.supply.SupplyRules;

/** River Crossing (RULEBOOK.md): its types, and what the three services ask. */
public final class RiverCrossing implements Game {
  static final Seat RED = new Seat("red");
  static final Seat BLUE = new Seat("blue");

  /** A counter of the mix. */
  public record Piece(String id, Seat side, int strength, Provenance provenance)
      implements Counter {}

  /** How many turns a scenario has, and where which counter stands. */
  public record Setup(int turns, SortedMap<String, Place> units) implements Scenario.Setup {}

  /** A unit on the map, with its strength points. */
  public record Unit(@CounterId String unit, Seat side, int strength, Place place) {
    Unit at(Place other) {
      return new Unit(unit, side, strength, other);
    }
  }

  /** What anybody sees. */
  public record View(int turn, int turns, boolean flood, List<Unit> units) {}

  public sealed interface Command {
    record Move(String unit, Place to) implements Command {}

    record Attack(String unit, Place target) implements Command {}

    record Pass() implements Command {}
  }

  public sealed interface Frame extends PublicFrame<Frame> {
    record Weather(int turn) implements Frame {}

    record Acting(Seat seat) implements Frame {}

    record Tracing(Place target, Trace brief) implements Frame {}

    record Fighting(Battle brief) implements Frame {}

    record Ended(Outcome outcome) implements Frame {}
  }

  /** Why a paragraph says what it says; the words are in messages_en.properties. */
  public sealed interface Why extends Reason {
    record NotNow() implements Why {}

    record NoSuchUnit(String unit) implements Why {}

    record OutOfReach(String unit, Place place) implements Why {}

    record Flooded(String unit, Place place) implements Why {}

    record Compared(int attack, int defence) implements Why {}

    record AcrossTheRiver(String unit) implements Why {}

    record Supplied(String unit, Place depot) implements Why {}

    record Unsupplied(String unit) implements Why {}

    record Ended(int turn) implements Why {}
  }

  /** Units of one side whose lines are traced, and all units of the other. */
  public record Trace(List<Unit> units, List<Unit> enemies) implements Brief {}

  /** A line for each unit, with a finding. */
  public record TraceReport(List<Line> lines, List<Finding> findings) implements Report {
    /** The path leads from the unit to its depot; it is empty for a unit without a line. */
    public record Line(String unit, boolean supplied, List<Place> path) {}
  }

  /** An attack; one without attackers or defenders throws IllegalArgumentException. */
  public record Battle(Place target, List<Unit> attackers, List<Unit> defenders, boolean supplied)
      implements Brief {
    public Battle {
      Brief.require(!attackers.isEmpty() && !defenders.isEmpty(), "a battle has two sides");
    }
  }

  /** Which side is lost: a cell of the chart. */
  public enum Loser {
    NOBODY,
    ATTACKER,
    DEFENDER
  }

  /** What became of an attack. */
  public record BattleReport(Result result, List<Integer> dice, List<Finding> findings)
      implements CountedReport {
    /** What the odds count: the units that are lost. */
    public record Result(List<String> lost) {}
  }

  @Override
  public String id() {
    return "river-crossing";
  }

  @Override
  public GameTypes types() {
    return GameTypes.of(
        new GameTypes.Played(Position.class, Command.class, Event.class, View.class, Why.class),
        new GameTypes.Packed(Setup.class, Piece.class, Map.of("combat-results", Loser.class)),
        new GameTypes.Adjudicated(Battle.class, BattleReport.class),
        new GameTypes.Adjudicated(Trace.class, TraceReport.class));
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    return new Flow<>(CrossingScript.of(pack));
  }

  @Override
  public CombatRules<?, ?> combat(Pack pack) {
    return new Combat(pack);
  }

  @Override
  public SupplyRules<?, ?> supply(Pack pack) {
    return new Supply(pack.map());
  }
}
