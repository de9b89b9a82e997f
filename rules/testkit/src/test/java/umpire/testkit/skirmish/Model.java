package umpire.testkit.skirmish;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.Reason;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.flow.DraftFrame;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.flow.Seals;
import umpire.kernel.game.GameTypes;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Brief;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** The families of the skirmish. */
public final class Model {
  private Model() {}

  public sealed interface Frame extends umpire.kernel.flow.Frame<Frame> {
    @Override
    default Optional<Frame> seen(Viewer viewer) {
      return Optional.of(this);
    }

    record Bidding(Map<Seat, Integer> sealed) implements Frame {
      public Bidding {
        sealed = Collections.unmodifiableMap(new TreeMap<>(sealed));
      }

      @Override
      public Optional<Frame> seen(Viewer viewer) {
        return Optional.of(new Bidding(Seals.own(sealed, viewer)));
      }
    }

    record Rolling() implements Frame {}

    record Acting(Seat seat, boolean last) implements Frame {}

    record Declaring(List<Seat> left, boolean last) implements Frame {
      public Declaring {
        left = List.copyOf(left);
      }
    }

    record Aiming(Seat seat, Place at) implements Frame, DraftFrame {}

    record Wagering(Shooter shooter, Map<Seat, Integer> sealed) implements Frame {
      public Wagering {
        sealed = Collections.unmodifiableMap(new TreeMap<>(sealed));
      }

      @Override
      public Optional<Frame> seen(Viewer viewer) {
        return Optional.of(new Wagering(shooter, Seals.own(sealed, viewer)));
      }
    }

    record Shooting(Seat seat, boolean last, Shot shot) implements Frame {}

    record Ended(Outcome outcome) implements Frame {}
  }

  /** Who shoots, in the last action of the turn or not, where, and how hard. */
  public record Shooter(Seat seat, boolean last, Place at, int strength) {}

  /**
   * A position.
   *
   * @param bids the last that were opened
   */
  public record Position(
      List<Seat> seats,
      int turn,
      int turns,
      Place hidden,
      boolean fog,
      int hits,
      Map<Seat, Integer> bids,
      Set<Seat> taunted,
      MatchCounters tally,
      Agenda<Frame> agenda)
      implements PlayedPosition<Position, Frame> {
    public Position {
      seats = List.copyOf(seats);
      bids = Collections.unmodifiableMap(new TreeMap<>(bids));
      taunted = Collections.unmodifiableSet(new TreeSet<>(taunted));
    }

    @Override
    public Position with(MatchCounters counted, Agenda<Frame> frames) {
      return new Position(seats, turn, turns, hidden, fog, hits, bids, taunted, counted, frames);
    }

    Position at(Place place) {
      return new Position(seats, turn, turns, place, fog, hits, bids, taunted, tally, agenda);
    }

    Position hit(int times) {
      return new Position(
          seats, turn, turns, hidden, fog, hits + times, bids, taunted, tally, agenda);
    }

    Position opened(Map<Seat, Integer> others) {
      return new Position(seats, turn, turns, hidden, fog, hits, others, taunted, tally, agenda);
    }

    Position taunted(Set<Seat> others) {
      return new Position(seats, turn, turns, hidden, fog, hits, bids, others, tally, agenda);
    }

    Position turn(int next) {
      return new Position(seats, next, turns, hidden, fog, hits, bids, Set.of(), tally, agenda);
    }
  }

  public sealed interface Command {
    record Bid(int amount) implements Command {}

    record Sneak(Place to) implements Command {}

    record Aim(Place at) implements Command {}

    record Fire(int strength) implements Command {}

    /** So many decoys in each hex. */
    record Spread(Map<Place, Integer> decoys) implements Command {}

    record Pass() implements Command {}

    record Yield() implements Command {}

    record Taunt() implements Command {}
  }

  public sealed interface Blank {
    record SecretBid(Seat seat) implements Blank {}

    record SomethingMoved() implements Blank {}

    record ShotFlies(QuestionId question) implements Blank {}
  }

  public record View(int turn, String step, List<Place> token, Set<Seat> answered, int hits) {}

  public sealed interface Why extends Reason {
    record NotOffered(String step) implements Why {}

    record ShotAt(int strength, int die) implements Why {}

    record TimeIsUp(int red) implements Why {}
  }

  public record Setup(int turns, Place hidden) implements Scenario.Setup {}

  public record Piece(String id, int strength, Provenance provenance) implements Counter {}

  public record Shot(int strength, boolean somebodyThere) implements Brief {}

  public record ShotReport(int die, boolean hit, List<Finding> findings)
      implements Report, DiceReport {
    @Override
    public List<Integer> dice() {
      return List.of(die);
    }

    @Override
    public List<Integer> sides() {
      return List.of(6);
    }
  }

  public record NoTrace() implements Brief {}

  public record NoTraceReport() implements Report {}

  static GameTypes types() {
    return new GameTypes(
        Position.class,
        Command.class,
        SkirmishEvent.class,
        View.class,
        Blank.class,
        Why.class,
        Setup.class,
        Piece.class,
        Shot.class,
        ShotReport.class,
        NoTrace.class,
        NoTraceReport.class,
        Map.of("odds", Integer.class));
  }
}
