package umpire.narvik.play;

import umpire.kernel.cite.Rule;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;
import umpire.narvik.model.TurnFrame;
import umpire.narvik.model.TurnStep;
import umpire.narvik.play.events.RandomEvents;

/** 6 The sequence of play: one step after the other, nothing outside of it. */
public final class TurnSequence implements Chapter<TurnFrame> {
  private final RandomEvents events;

  TurnSequence(RandomEvents events) {
    this.events = events;
  }

  @Override
  public Rest rest(Position position, TurnFrame frame) {
    return switch (frame) {
      case TurnFrame.Next _ -> new Rest.Runs();
    };
  }

  @Override
  public void run(TurnFrame frame, Course course) {
    switch (frame) {
      case TurnFrame.Next(TurnStep step) -> begin(step, course);
    }
  }

  /** The next step of the turn comes to lie below the one that begins. */
  @Rule("6.0")
  private void begin(TurnStep step, Course course) {
    course.replace(new TurnFrame.Next(step.next()));
    switch (step) {
      case WEATHER -> {}
      case START_OF_TURN_FATIGUE -> {}
      case ALLIED_REINFORCEMENTS -> {}
      case READY -> {}
      case BASES -> {}
      case RANDOM_EVENT -> events.begin(course);
      case EMERGENCY_AIR_SUPPORT -> {}
      case AIR_POINTS -> {}
      case RECONNAISSANCE -> {}
      case ACTIONS -> course.push(new Frame.ActionPhase(Side.ALLIED, false));
      case RECOVERY -> {}
      case END_OF_TURN -> endOfTurn(course);
    }
  }

  @Rule("6.5")
  private static void endOfTurn(Course course) {
    RandomEvents.announce(course);
    Position position = course.position();
    if (over(position)) {
      throw new IllegalStateException("the final test is not written yet");
    }
    course.add(new TurnEvent.TurnBegan(position.turn() + 1));
  }

  /** 24.0: an event has fixed this turn as the last, or no turn is left. */
  private static boolean over(Position position) {
    return position.progress().end().due(position.turn())
        || position.turn() >= position.progress().lastTurn();
  }
}
