package umpire.weserubung;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.Flow;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.flow.Presentation;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Steps;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.SupplyBriefs;
import umpire.weserubung.play.turn.Surrender;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** Opération Weserübung as a script for the flow: what the flow needs to play it. */
public final class WeserubungScript {
  private static final FlowTexts<Position, Frame> NOTES = new WeserubungNotes();

  private final Script<Position, Command, Frame, View> script;

  /** Makes the chapters for an edition. */
  public WeserubungScript(Pack pack) {
    OrderOfBattle orderOfBattle = new OrderOfBattle(pack);
    MapFacts mapFacts = new MapFacts(pack.map());
    Surrender surrender = new Surrender(mapFacts, orderOfBattle);
    this.script =
        new Script<>(
            OpeningPosition::of,
            new Steps<>(Frame.class, new Chapters(mapFacts, orderOfBattle).steps()),
            NOTES,
            List.of((_, ruling) -> surrender(surrender, ruling)),
            List.of(),
            List.of(),
            new WeserubungPresentation(
                new BoardContentsBuilder(orderOfBattle, mapFacts), new SupplyBriefs(orderOfBattle)),
            TurnOutline.TURN);
  }

  /** The sequence of play, carried out. */
  public Flow<Position, Command, Frame, View> flow() {
    return new Flow<>(script);
  }

  /** A ruling in the making, from a position. */
  public RulingInProgress<Position, Frame> course(Position position) {
    return new RulingInProgress<>(position, script.steps(), script.notes());
  }

  /** 14.2-b: Norway's surrender comes at once, whatever else is going on. */
  @Rule("14.2-b")
  private static void surrender(Surrender surrender, RulingInProgress<Position, Frame> ruling) {
    if (surrender.isDue(ruling.position())) {
      surrender.carryOut(ruling);
    }
  }

  /** What is shown of a position. */
  private record WeserubungPresentation(BoardContentsBuilder depiction, SupplyBriefs supply)
      implements Presentation<Position, Frame, View> {
    @Override
    public View view(Position position, Viewer viewer, List<Frame> frames) {
      return Views.of(position, frames);
    }

    @Override
    public BoardContents sketch(View view) {
      return depiction.of(view);
    }

    @Override
    public Optional<SupplyQuery> supply(Position position, Seat seat) {
      return supply.of(position, seat);
    }
  }
}
