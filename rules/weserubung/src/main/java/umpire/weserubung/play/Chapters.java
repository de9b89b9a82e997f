package umpire.weserubung.play;

import java.util.List;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Report;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.play.route.RouteChapter;
import umpire.weserubung.play.turn.Purchases;
import umpire.weserubung.play.turn.TurnChapter;

/** Which chapter carries out which frame. */
final class Chapters {
  private final Purchases purchases;
  private final TurnChapter turn;
  private final RouteChapter routes;

  Chapters(Pack pack) {
    this.purchases = new Purchases(new Mix(pack));
    this.turn = new TurnChapter(purchases, List.of());
    this.routes = new RouteChapter(List.of());
  }

  /**
   * A frame with the chapter that carries it out.
   *
   * @param chapter whose frame it is
   * @param frame of that chapter
   */
  private record Bound<F extends Frame>(Chapter<F> chapter, F frame) {
    Rest rest(Position position) {
      return chapter.rest(position, frame);
    }

    void run(Course course) {
      chapter.run(frame, course);
    }

    void thrown(List<Integer> dice, Course course) {
      chapter.thrown(frame, dice, course);
    }

    void reported(Report report, Course course) {
      chapter.reported(frame, report, course);
    }

    void resumed(Result result, Course course) {
      chapter.resumed(frame, result, course);
    }
  }

  private Bound<?> bound(Frame frame) {
    return switch (frame) {
      case TurnFrame f -> new Bound<>(turn, f);
      case Draft draft ->
          switch (draft) {
            case Routing f -> new Bound<>(routes, f);
          };
    };
  }

  /** 6.2: what may be bought. */
  Purchases purchases() {
    return purchases;
  }

  /** What the top frame waits for. */
  Rest rest(Position position) {
    return bound(position.agenda().top()).rest(position);
  }

  /** Carries out frames until something is waited for. */
  void runOn(Course course) {
    while (rest(course.position()) instanceof Rest.Runs) {
      bound(course.position().agenda().top()).run(course);
    }
  }

  /** Applies dice that the top frame waited for. */
  void thrown(List<Integer> dice, Course course) {
    bound(course.position().agenda().top()).thrown(dice, course);
  }

  /** Applies a report that the top frame waited for. */
  void reported(Report report, Course course) {
    bound(course.position().agenda().top()).reported(report, course);
  }

  /** Tells the frame that is on top now what became of what was above it. */
  void resumed(Result result, Course course) {
    bound(course.position().agenda().top()).resumed(result, course);
  }
}
