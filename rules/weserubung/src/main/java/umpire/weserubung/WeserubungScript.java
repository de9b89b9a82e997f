package umpire.weserubung;

import java.util.List;
import java.util.Optional;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Flow;
import umpire.kernel.flow.Notes;
import umpire.kernel.flow.Presentation;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Steps;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.play.Viewer;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.SupplyBriefs;
import umpire.weserubung.play.turn.Surrender;
import umpire.weserubung.terrain.Chart;

/** Opération Weserübung as a script for the flow: what the flow needs to play it. */
public final class WeserubungScript {
  private static final Notes<Position, Frame> NOTES = new WeserubungNotes();

  private final Script<Position, Command, Frame, View> script;

  /** Makes the chapters for an edition. */
  public WeserubungScript(Pack pack) {
    Mix mix = new Mix(pack);
    Chart chart = new Chart(pack.map());
    Surrender surrender = new Surrender(chart, mix);
    this.script =
        new Script<>(
            Opening::of,
            new Steps<>(Frame.class, new Chapters(chart, mix).steps()),
            NOTES,
            List.of((_, course) -> surrender(surrender, course)),
            List.of(),
            List.of(),
            new WeserubungPresentation(new Depiction(mix, chart), new SupplyBriefs(mix)),
            Outline.TURN);
  }

  /** The sequence of play, carried out. */
  public Flow<Position, Command, Frame, View> flow() {
    return new Flow<>(script);
  }

  /** A ruling in the making, from a position. */
  public Course<Position, Frame> course(Position position) {
    return new Course<>(position, script.steps(), script.notes());
  }

  /** 14.2-b: Norway's surrender comes at once, whatever else is going on. */
  @Rule("14.2-b")
  private static void surrender(Surrender surrender, Course<Position, Frame> course) {
    if (surrender.isDue(course.position())) {
      surrender.carryOut(course);
    }
  }

  /** What is shown of a position. */
  private record WeserubungPresentation(Depiction depiction, SupplyBriefs supply)
      implements Presentation<Position, Frame, View> {
    @Override
    public View view(Position position, Viewer viewer, List<Frame> frames) {
      return Views.of(position, frames);
    }

    @Override
    public Sketch sketch(View view) {
      return depiction.of(view);
    }

    @Override
    public Optional<SupplyQuery> supply(Position position, Seat seat) {
      return supply.of(position, seat);
    }
  }
}
