package umpire.narvik.play.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Presentation;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.KebabCase;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.OfAssault;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.state.Score;
import umpire.narvik.play.assault.AssaultBriefs;
import umpire.narvik.play.setup.PlacingStep;
import umpire.narvik.rules.ChapterContext;

/** 11 Concealment: what each viewer knows, built up from what lies open. */
public final class Views implements Presentation<Position, Frame, View> {
  private final ChapterContext chapterContext;
  private final BoardContentsBuilder boardContentsBuilder;
  private final AssaultBriefs assaultBriefs;

  /** The views under an edition. */
  public Views(ChapterContext chapterContext, AssaultBriefs assaultBriefs) {
    this.chapterContext = chapterContext;
    this.boardContentsBuilder = new BoardContentsBuilder(chapterContext.mix());
    this.assaultBriefs = assaultBriefs;
  }

  @Override
  @Rule("11")
  public View view(Position actual, Viewer viewer, List<Frame> frames) {
    Position position = laidOut(actual, viewer);
    Frame top = position.agenda().top();
    return new View(
        position.turn(),
        position.weather(),
        position.season(),
        initiative(position),
        position.airPoints(),
        position.bases(),
        units(position, viewer),
        List.copyOf(position.ships().values()),
        alliedScore(position, viewer),
        position.progress().score().german(),
        lastTurn(position, viewer),
        position.progress().orders() && Side.GERMAN.is(viewer),
        KebabCase.of(top.getClass()),
        top instanceof OfAssault frame ? List.of(frame.assault()) : List.of(),
        position.air(),
        frames,
        lasting(position, viewer));
  }

  @Override
  public BoardContents sketch(View view) {
    return boardContentsBuilder.of(view);
  }

  /** 19.2: supply is Allied; the Germans' line of 19.1 is no unit's. */
  @Override
  @Rule("19.2")
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    return Side.of(seat) == Side.ALLIED
        ? Optional.of(new SupplyQuery(new RuleId("19.2"), assaultBriefs.lines(position)))
        : Optional.empty();
  }

  /** 5.1: who sets up sees what they have placed, before it is dealt to tokens. */
  private static Position laidOut(Position position, Viewer viewer) {
    return position.agenda().top() instanceof SetupFrame.Placing frame && frame.side().is(viewer)
        ? PlacingStep.laid(position, frame)
        : position;
  }

  private List<View.Seen> units(Position position, Viewer viewer) {
    List<View.Seen> units = new ArrayList<>();
    for (Unit unit : position.units().values()) {
      boolean known = !unit.faceDown() || owns(viewer, unit.id());
      units.add(known ? known(unit) : new View.Seen.FaceDown(unit.token(), unit.place()));
    }
    units.sort(Comparator.comparing(View.Seen::place).thenComparing(Views::label));
    return units;
  }

  private View.Seen known(Unit unit) {
    return new View.Seen.Known(
        unit.id(),
        unit.place(),
        unit.fatigue(),
        chapterContext.mix().atLimit(unit),
        unit.token(),
        unit.fired(),
        unit.landed());
  }

  private static View.Lasting lasting(Position position, Viewer viewer) {
    Progress progress = position.progress();
    OffMap offMap = progress.offMap();
    boolean all = Side.GERMAN.is(viewer);
    return new View.Lasting(
        position.assaultsOnly(),
        progress.concealment(),
        progress.schedule(),
        progress.thaw(),
        Side.ALLIED.is(viewer) ? progress.end().triggered() : progress.end().open(),
        new OffMap(
            offMap.eliminated(),
            offMap.departed(),
            all ? offMap.lost() : Set.of(),
            offMap.returning()),
        progress.baseDesignations(),
        progress.redeployments(),
        progress.traces());
  }

  /** 1.0, 8.1: an end fixed in secret is known to the Allies alone. */
  @Rule({"1.0", "8.1"})
  private static int lastTurn(Position position, Viewer viewer) {
    Progress progress = position.progress();
    boolean early = progress.end().triggered() && Side.ALLIED.is(viewer);
    return early ? Math.min(progress.end().turn(), progress.lastTurn()) : progress.lastTurn();
  }

  /** 8.4: what exits scored is known to the Allies alone until the end. */
  private static int alliedScore(Position position, Viewer viewer) {
    Score score = position.progress().score();
    boolean all = Side.ALLIED.is(viewer) || position.agenda().top() instanceof Frame.Ended;
    return score.allied() + (all ? score.exits() : 0);
  }

  private boolean owns(Viewer viewer, String unit) {
    return chapterContext.mix().land(unit).side().is(viewer);
  }

  private static String label(View.Seen seen) {
    return switch (seen) {
      case View.Seen.Known known -> known.unit();
      case View.Seen.FaceDown(String token, var _) -> token;
    };
  }

  private static Side initiative(Position position) {
    return position.agenda().frames().stream()
        .filter(Frame.ActionPhase.class::isInstance)
        .map(frame -> ((Frame.ActionPhase) frame).initiative())
        .findFirst()
        .orElse(Side.ALLIED);
  }
}
