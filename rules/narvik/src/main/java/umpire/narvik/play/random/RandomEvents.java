package umpire.narvik.play.random;

import static umpire.kernel.flow.Step.asking;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Lot;
import umpire.kernel.table.Table;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.event.RedeploymentEvent;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.DiceStep;
import umpire.narvik.lore.Draws;
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

/** 8 Random events: one die a turn says whether the event is open or one side's secret. */
public final class RandomEvents {
  private final Pack pack;
  private final ArrivalNaming naming;
  private final ArrivalPlacing placing;
  private final Redeployments redeployments;

  public RandomEvents(Book book) {
    this.pack = book.pack();
    this.naming = new ArrivalNaming(new CompaniesAtHand(book));
    this.placing = new ArrivalPlacing(book);
    this.redeployments = new Redeployments(book);
  }

  /** 6.2: the phase begins; one throw is made for both players (ruling 36). */
  @Rule({"6.2", "6.2/r36"})
  public void begin(Course<Position, Frame> course) {
    course.push(new RandomEventFrame.ThrowingEvent(EventThrow.KIND));
  }

  /** 8.1: at the end of the turn that it fixed, an end that was secret is announced. */
  @Rule("8.1")
  public static void announce(Course<Position, Frame> course) {
    Position position = course.position();
    var end = position.progress().end();
    if (end.due(position.turn()) && !known(position)) {
      course.tell(new EventPhaseEvent.EndAnnounced(position.turn()));
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
      case KIND -> Draws.openly(new RuleId("8.0"), 1);
      case ALLIED_SECRET -> Draws.secretly(new RuleId("8.1"), new Lot.Dice(1, 6), Side.ALLIED);
      case GERMAN_SECRET -> Draws.secretly(new RuleId("8.2"), new Lot.Dice(1, 6), Side.GERMAN);
      case OPEN -> Draws.openly(new RuleId("8.3"), 2);
      case REINFORCEMENTS -> Draws.openly(new RuleId("30.0"), 1);
      case REDEPLOYMENT -> Draws.openly(new RuleId("31.0"), 1);
    };
  }

  private void thrown(
      RandomEventFrame.ThrowingEvent frame,
      DrawId draw,
      List<Integer> dice,
      Course<Position, Frame> course) {
    switch (frame.what()) {
      case KIND -> kind(draw, dice.getFirst(), course);
      case ALLIED_SECRET -> secret(draw, Side.ALLIED, dice.getFirst(), course);
      case GERMAN_SECRET -> secret(draw, Side.GERMAN, dice.getFirst(), course);
      case OPEN -> open(draw, dice.getFirst(), dice.getLast(), course);
      case REINFORCEMENTS -> reinforcements(draw, dice.getFirst(), course);
      case REDEPLOYMENT -> redeployment(draw, dice.getFirst(), course);
    }
  }

  /** 8.0: 1 Allied secret, 2 to 5 open, 6 German secret. */
  @Rule("8.0")
  private void kind(DrawId draw, int die, Course<Position, Frame> course) {
    Table<RandomEvent> chart = pack.table("random-events");
    RandomEvent kind = chart.at(Integer.toString(die), "event");
    course.tell(new EventPhaseEvent.EventThrown(draw, die, kind));
    EventThrow next =
        switch (kind) {
          case ALLIED_SECRET -> EventThrow.ALLIED_SECRET;
          case OPEN -> EventThrow.OPEN;
          case GERMAN_SECRET -> EventThrow.GERMAN_SECRET;
        };
    course.replace(new RandomEventFrame.ThrowingEvent(next));
  }

  /** 8.1, 8.2: what the die brings shows in nothing but what its own side is told. */
  @Rule({"8.1", "8.2", "8.1/r19"})
  private void secret(DrawId draw, Side side, int die, Course<Position, Frame> course) {
    SecretEvent event = SecretChart.of(pack, side).at(die);
    course.tell(new EventPhaseEvent.SecretThrown(draw, side, die, event));
    course.leave();
  }

  /** 8.3, 24.0: the first die is the row, the second the column; pact and relief force end it. */
  @Rule({"8.3", "24.0/r42", "24.0/r73", "7.0/r41"})
  private void open(DrawId draw, int first, int second, Course<Position, Frame> course) {
    Table<OpenEvent> chart = pack.table("open-events");
    OpenEvent event = chart.at(first, second);
    course.tell(new EventPhaseEvent.OpenEventThrown(draw, List.of(first, second), event));
    course.leave();
    if (event.redeploys()) {
      course.push(new RandomEventFrame.ThrowingEvent(EventThrow.REDEPLOYMENT));
    }
    if (event.reinforces()) { // thrown for first, so it lies on top
      course.push(new RandomEventFrame.ThrowingEvent(EventThrow.REINFORCEMENTS));
    }
  }

  /** 30.0: what comes to the Germans. */
  @Rule("30.0")
  private void reinforcements(DrawId draw, int die, Course<Position, Frame> course) {
    Table<Arrivals> chart = pack.table("german-reinforcements");
    Arrivals arrivals = chart.at(Integer.toString(die), "arrivals");
    course.tell(new ArrivalEvent.ReinforcementsThrown(draw, die, arrivals));
    naming.begin(arrivals, course);
  }

  /** 31.0: who leaves the Allies; what comes once only does nothing again (ruling 29). */
  @Rule({"31.0", "31.0/r29"})
  private void redeployment(DrawId draw, int die, Course<Position, Frame> course) {
    Table<Redeployment> chart = pack.table("redeployments");
    Redeployment result = chart.at(Integer.toString(die), "redeployment");
    boolean again = course.position().progress().redeployments().contains(die);
    course.tell(new RedeploymentEvent.RedeploymentThrown(draw, die, result, again));
    if (again) {
      course.leave();
    } else {
      redeployments.begin(result, course);
    }
  }
}
