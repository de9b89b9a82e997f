package umpire.narvik.play.turn;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.runs;

import java.util.List;
import java.util.function.Consumer;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Sequence;
import umpire.kernel.flow.Step;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.play.random.RandomEvents;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.VictoryPoints;

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
  private final Sequence<Beginning> turn;
  private final List<Beginning> beginnings;

  /** The sequence under an edition. */
  public TurnSequence(
      ChapterContext chapterContext, Fatigue fatigue, VictoryPoints points, RandomEvents events) {
    this.events = events;
    this.weather = new WeatherRoll(chapterContext.pack());
    this.start = new StartOfTurn(chapterContext, fatigue);
    this.bases = new Bases(chapterContext, points);
    this.end = new EndOfTurn(chapterContext, fatigue, new FinalTest(chapterContext, points));
    this.turn = new Sequence<>(List.of(initial(), random(), air(), action(), last()));
    this.beginnings = turn.parts().stream().map(Sequence.Part::begin).toList();
  }

  /** What begins a step of the turn. */
  private record Beginning(TurnStep step, Consumer<RulingInProgress<Position, Frame>> begin) {}

  @Rule("6.1")
  private Sequence.Phase<Beginning> initial() {
    return Sequence.Phase.of(
        "initial",
        "Initial phase",
        "6.1",
        List.of(
            part("weather", "Weather", "7.0", TurnStep.WEATHER, weather::begin),
            part(
                "start-of-turn-fatigue",
                "Fatigue at the start of the turn",
                "10.1a",
                TurnStep.START_OF_TURN_FATIGUE,
                start::fatigue),
            part(
                "allied-reinforcements",
                "Allied reinforcements",
                "23.2",
                TurnStep.ALLIED_REINFORCEMENTS,
                start::reinforcements),
            part(
                "ready-ships-and-artillery",
                "Ships and artillery ready again",
                "6.1",
                TurnStep.READY,
                start::ready),
            part("designate-bases", "Bases designated", "19.4", TurnStep.BASES, bases::begin)));
  }

  private Sequence.Phase<Beginning> random() {
    return Sequence.Phase.of(
        "random-events",
        "Random event phase",
        "6.2",
        List.of(part("random-event", "Random event", "8.0", TurnStep.RANDOM_EVENT, events::begin)));
  }

  @Rule("6.3")
  private Sequence.Phase<Beginning> air() {
    return Sequence.Phase.of(
        "air-points",
        "Air point phase",
        "6.3",
        List.of(
            part(
                "emergency-air-support",
                "Allied emergency air support",
                "18.2",
                TurnStep.EMERGENCY_AIR_SUPPORT,
                airSupport::begin),
            part(
                "german-air-points",
                "German air points",
                "18.1",
                TurnStep.AIR_POINTS,
                airPoints::begin),
            Sequence.Part.unlisted(new Beginning(TurnStep.RECONNAISSANCE, reconnaissance::begin))));
  }

  /** 6.4: the Allies always begin with the initiative. */
  @Rule("6.4")
  private Sequence.Phase<Beginning> action() {
    return Sequence.Phase.of(
        "action-phase",
        "Action phase",
        "6.4",
        List.of(
            part(
                "actions",
                "Actions and reactions",
                "9.0",
                TurnStep.ACTIONS,
                ruling -> ruling.pushFrame(new Frame.ActionPhase(Side.ALLIED, false)))));
  }

  @Rule("6.5")
  private Sequence.Phase<Beginning> last() {
    return Sequence.Phase.of(
        "end-of-turn",
        "End of turn phase",
        "6.5",
        List.of(
            part("recovery", "Recovery from fatigue", "10.1f", TurnStep.RECOVERY, end::recovery),
            part("victory-points", "Victory points", "25.0", TurnStep.END_OF_TURN, end::end)));
  }

  private static Sequence.Part<Beginning> part(
      String id,
      String title,
      String rule,
      TurnStep step,
      Consumer<RulingInProgress<Position, Frame>> begin) {
    return Sequence.Part.of(id, title, rule, new Beginning(step, begin));
  }

  /** The outline that players read. */
  @Rule("6.0")
  public SequenceOfPlay outline() {
    return turn.outline();
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

  /** The next step of the turn, or the first of another, comes to lie below the one that begins. */
  @Rule("6.0")
  private void begin(TurnFrame.Next frame, RulingInProgress<Position, Frame> ruling) {
    int at = beginnings.stream().map(Beginning::step).toList().indexOf(frame.step());
    ruling.replaceFrame(new TurnFrame.Next(beginnings.get((at + 1) % beginnings.size()).step()));
    beginnings.get(at).begin().accept(ruling);
  }

  /** 19.4: whatever has just happened, a base that German land units have entered is lost. */
  public void afterwards(RulingInProgress<Position, Frame> ruling) {
    bases.captured(ruling);
  }
}
