package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.DrawId;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Chapter;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.play.random.RandomEvents;

/** 6 The sequence of play: one step after the other, nothing outside of it. */
public final class TurnSequence implements Chapter<TurnFrame> {
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

  @Override
  public Class<TurnFrame> frame() {
    return TurnFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, TurnFrame frame) {
    return switch (frame) {
      case TurnFrame.Next _ -> new Wait.Nothing<>();
      case TurnFrame.RollingWeather _ -> weather.rest();
      case TurnFrame.BringingBack f -> new Wait.Choice<>(bringingBack, f);
      case TurnFrame.DesignatingBases f -> new Wait.Choice<>(bases, f);
      case TurnFrame.DeclaringAirSupport f -> new Wait.Choice<>(airSupport, f);
      case TurnFrame.RollingAirPoints _ -> airPoints.rest();
      case TurnFrame.RollingReconnaissance _ -> reconnaissance.rest();
    };
  }

  @Override
  public void enter(TurnFrame frame, Course<Position, Frame> course) {
    if (!(frame instanceof TurnFrame.Next(TurnStep step))) {
      throw new IllegalStateException("this step waits for a player or for dice: " + frame);
    }
    begin(step, course);
  }

  @Override
  public void drawn(
      TurnFrame frame, DrawId draw, List<Integer> values, Course<Position, Frame> course) {
    switch (frame) {
      case TurnFrame.RollingWeather _ -> weather.drawn(draw, values, course);
      case TurnFrame.RollingAirPoints _ -> airPoints.drawn(draw, values, course);
      case TurnFrame.RollingReconnaissance _ -> reconnaissance.drawn(draw, values, course);
      case TurnFrame.Next _,
          TurnFrame.BringingBack _,
          TurnFrame.DesignatingBases _,
          TurnFrame.DeclaringAirSupport _ ->
          throw new IllegalStateException(frame + " waits for no draw");
    }
  }

  /** The next step of the turn comes to lie below the one that begins. */
  @Rule({"6.0", "6.1", "6.3", "6.5"})
  private void begin(TurnStep step, Course<Position, Frame> course) {
    course.replace(new TurnFrame.Next(step.next()));
    switch (step) {
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
