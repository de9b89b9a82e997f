package umpire.narvik.play.turn;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.runs;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.play.random.RandomEvents;

/** 6 The sequence of play: one step after the other, nothing outside of it. */
public final class TurnSequence {
  private final WeatherRoll weather;
  private final StartOfTurn start;
  private final BringingBackStep bringingBack = new BringingBackStep();
  private final Bases bases;
  private final RandomEvents events;
  private final AirSupportStep airSupport = new AirSupportStep();
  private final AirPointRoll airPoints = new AirPointRoll();
  private final ReconnaissanceRoll reconnaissance = new ReconnaissanceRoll();
  private final EndOfTurn end;

  public TurnSequence(Book book, Fatigue fatigue, VictoryPoints points, RandomEvents events) {
    this.events = events;
    this.weather = new WeatherRoll(book.pack());
    this.start = new StartOfTurn(book, fatigue);
    this.bases = new Bases(book, points);
    this.end = new EndOfTurn(book, fatigue, new FinalTest(book, points));
  }

  /** What carries out the frames of the turn. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        runs(TurnFrame.Next.class, this::begin),
        weather.step(),
        asking(TurnFrame.BringingBack.class, bringingBack),
        asking(TurnFrame.DesignatingBases.class, bases),
        asking(TurnFrame.DeclaringAirSupport.class, airSupport),
        airPoints.step(),
        reconnaissance.step());
  }

  /** The next step of the turn comes to lie below the one that begins. */
  @Rule({"6.0", "6.1", "6.3", "6.5"})
  private void begin(TurnFrame.Next frame, Course<Position, Frame> course) {
    course.replace(new TurnFrame.Next(frame.step().next()));
    switch (frame.step()) {
      case WEATHER -> weather.begin(course);
      case START_OF_TURN_FATIGUE -> start.fatigue(course);
      case ALLIED_REINFORCEMENTS -> start.reinforcements(course);
      case READY -> start.ready(course);
      case BASES -> bases.begin(course);
      case RANDOM_EVENT -> events.begin(course);
      case EMERGENCY_AIR_SUPPORT -> airSupport.begin(course);
      case AIR_POINTS -> airPoints.begin(course);
      case RECONNAISSANCE -> reconnaissance.begin(course);
      case ACTIONS -> actions(course);
      case RECOVERY -> end.recovery(course);
      case END_OF_TURN -> end.end(course);
    }
  }

  /** 6.4: the Allies always begin with the initiative. */
  @Rule("6.4")
  private static void actions(Course<Position, Frame> course) {
    course.push(new Frame.ActionPhase(Side.ALLIED, false));
  }

  /** 19.4: whatever has just happened, a base that German land units have entered is lost. */
  public void afterwards(Course<Position, Frame> course) {
    bases.captured(course);
  }
}
