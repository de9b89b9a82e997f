package umpire.narvik.play.random;

import static umpire.kernel.flow.Step.asking;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.DrawKind;
import umpire.kernel.table.Table;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.event.RedeploymentEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Arrivals;
import umpire.narvik.model.chart.OpenEvent;
import umpire.narvik.model.chart.RandomEvent;
import umpire.narvik.model.chart.Redeployment;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.DiceStep;
import umpire.narvik.rules.DrawRequests;

/** 8 Random events: one die a turn says whether the event is open or one side's secret. */
public final class RandomEvents {
  private final Pack pack;
  private final ArrivalNaming naming;
  private final ArrivalPlacing placing;
  private final Redeployments redeployments;

  public RandomEvents(ChapterContext chapterContext) {
    this.pack = chapterContext.pack();
    this.naming = new ArrivalNaming(new CompaniesAtHand(chapterContext));
    this.placing = new ArrivalPlacing(chapterContext);
    this.redeployments = new Redeployments(chapterContext);
  }

  /** 6.2: the phase begins; one throw is made for both players (ruling 36). */
  @Rule({"6.2", "6.2/r36"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(new RandomEventFrame.ThrowingEvent(EventThrow.KIND));
  }

  /** 8.1: at the end of the turn that it fixed, an end that was secret is announced. */
  @Rule("8.1")
  public static void announce(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    var end = position.progress().end();
    if (end.due(position.turn()) && !known(position)) {
      ruling.add(new EventPhaseEvent.EndAnnounced(position.turn()));
    }
  }

  /** True if everyone knows that this turn is the last. */
  private static boolean known(Position position) {
    return position.progress().end().open() && position.turn() >= position.progress().lastTurn();
  }

  /** What carries out the frames of the phase. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        new DiceStep<>(
            RandomEventFrame.ThrowingEvent.class, frame -> dice(frame.what()), this::thrown),
        asking(RandomEventFrame.NamingArrivals.class, naming),
        new DiceStep<>(
            RandomEventFrame.ShufflingArrivals.class, ArrivalPlacing::shuffle, placing::shuffled),
        placing,
        new DiceStep<>(
            RandomEventFrame.TestingArrivals.class, ArrivalPlacing::test, placing::tested),
        redeployments);
  }

  /** Who throws what: a secret die is seen by its side alone (8.1, 8.2). */
  private static Wait<Position, Command, Frame> dice(EventThrow what) {
    return switch (what) {
      case KIND -> DrawRequests.openly(new RuleId("8.0"), 1);
      case ALLIED_SECRET ->
          DrawRequests.secretly(new RuleId("8.1"), new DrawKind.Dice(1, 6), Side.ALLIED);
      case GERMAN_SECRET ->
          DrawRequests.secretly(new RuleId("8.2"), new DrawKind.Dice(1, 6), Side.GERMAN);
      case OPEN -> DrawRequests.openly(new RuleId("8.3"), 2);
      case REINFORCEMENTS -> DrawRequests.openly(new RuleId("30.0"), 1);
      case REDEPLOYMENT -> DrawRequests.openly(new RuleId("31.0"), 1);
    };
  }

  private void thrown(
      RandomEventFrame.ThrowingEvent frame,
      DrawId draw,
      List<Integer> dice,
      RulingInProgress<Position, Frame> ruling) {
    switch (frame.what()) {
      case KIND -> kind(draw, dice.getFirst(), ruling);
      case ALLIED_SECRET -> secret(draw, Side.ALLIED, dice.getFirst(), ruling);
      case GERMAN_SECRET -> secret(draw, Side.GERMAN, dice.getFirst(), ruling);
      case OPEN -> open(draw, dice.getFirst(), dice.getLast(), ruling);
      case REINFORCEMENTS -> reinforcements(draw, dice.getFirst(), ruling);
      case REDEPLOYMENT -> redeployment(draw, dice.getFirst(), ruling);
    }
  }

  /** 8.0: 1 Allied secret, 2 to 5 open, 6 German secret. */
  @Rule("8.0")
  private void kind(DrawId draw, int die, RulingInProgress<Position, Frame> ruling) {
    Table<RandomEvent> chart = pack.table("random-events");
    RandomEvent kind = chart.at(Integer.toString(die), "event");
    ruling.add(new EventPhaseEvent.EventThrown(draw, die, kind));
    EventThrow next =
        switch (kind) {
          case ALLIED_SECRET -> EventThrow.ALLIED_SECRET;
          case OPEN -> EventThrow.OPEN;
          case GERMAN_SECRET -> EventThrow.GERMAN_SECRET;
        };
    ruling.replaceFrame(new RandomEventFrame.ThrowingEvent(next));
  }

  /** 8.1, 8.2: what the die brings shows in nothing but what its own side is told. */
  @Rule({"8.1", "8.2", "8.1/r19"})
  private void secret(DrawId draw, Side side, int die, RulingInProgress<Position, Frame> ruling) {
    SecretEvent event = SecretChart.of(pack, side).at(die);
    ruling.add(new EventPhaseEvent.SecretThrown(draw, side, die, event));
    ruling.popFrame();
  }

  /** 8.3, 24.0: the first die is the row, the second the column; pact and relief force end it. */
  @Rule({"8.3", "24.0/r42", "24.0/r73", "7.0/r41"})
  private void open(DrawId draw, int first, int second, RulingInProgress<Position, Frame> ruling) {
    Table<OpenEvent> chart = pack.table("open-events");
    OpenEvent event = chart.at(first, second);
    ruling.add(new EventPhaseEvent.OpenEventThrown(draw, List.of(first, second), event));
    ruling.popFrame();
    if (event.redeploys()) {
      ruling.pushFrame(new RandomEventFrame.ThrowingEvent(EventThrow.REDEPLOYMENT));
    }
    if (event.reinforces()) { // thrown for first, so it lies on top
      ruling.pushFrame(new RandomEventFrame.ThrowingEvent(EventThrow.REINFORCEMENTS));
    }
  }

  /** 30.0: what comes to the Germans. */
  @Rule("30.0")
  private void reinforcements(DrawId draw, int die, RulingInProgress<Position, Frame> ruling) {
    Table<Arrivals> chart = pack.table("german-reinforcements");
    Arrivals arrivals = chart.at(Integer.toString(die), "arrivals");
    ruling.add(new ArrivalEvent.ReinforcementsThrown(draw, die, arrivals));
    naming.begin(arrivals, ruling);
  }

  /** 31.0: who leaves the Allies; what comes once only does nothing again (ruling 29). */
  @Rule({"31.0", "31.0/r29"})
  private void redeployment(DrawId draw, int die, RulingInProgress<Position, Frame> ruling) {
    Table<Redeployment> chart = pack.table("redeployments");
    Redeployment result = chart.at(Integer.toString(die), "redeployment");
    boolean again = ruling.position().progress().redeployments().contains(die);
    ruling.add(new RedeploymentEvent.RedeploymentThrown(draw, die, result, again));
    if (again) {
      ruling.popFrame();
    } else {
      redeployments.begin(result, ruling);
    }
  }
}
