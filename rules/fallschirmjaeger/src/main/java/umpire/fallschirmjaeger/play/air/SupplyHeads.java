package umpire.fallschirmjaeger.play.air;

import java.util.List;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.chart.Cells.TurnOfTrack;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.SupplyWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;

/** 2.7c, 2.7d: how supply heads go: by night, or at once when the enemy stands there alone. */
@Rule({"2.7d", "2.7d/r85"})
public final class SupplyHeads implements AtOnce<Position, Frame> {
  private final ChapterContext context;

  /** Of all pieces the heads that the enemy has; worked out anew only when a piece changes. */
  private final Derived<List<String>> taken = new Derived<>();

  /** The heads of an edition. */
  public SupplyHeads(ChapterContext context) {
    this.context = context;
  }

  @Override
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    remove(taken.of(position.forces().pieces(), () -> taken(position)), "2.7d", ruling);
  }

  private List<String> taken(Position position) {
    return position.forces().inPlay().values().stream()
        .filter(piece -> isHead(piece) && alone(position, piece.place()))
        .map(Piece::id)
        .toList();
  }

  private boolean isHead(Piece piece) {
    return context.mix().counter(piece.id()) instanceof Head;
  }

  private boolean alone(Position position, Place hex) {
    return !context.mix().in(position, Side.ALLIED, hex).isEmpty()
        && context.mix().in(position, Side.GERMAN, hex).isEmpty();
  }

  /** 2.7c: at the end of a night turn all heads are removed. */
  @Rule({"2.7c", "1.2", "T-TurnTrack/r52"})
  public void atNight(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Table<TurnOfTrack> track = context.pack().table("turn-track");
    if (track.at(Integer.toString(position.turn()), "turn").night()) {
      remove(
          position.forces().inPlay().values().stream().filter(this::isHead).map(Piece::id).toList(),
          "2.7c",
          ruling);
    }
  }

  private static void remove(
      List<String> heads, String rule, RulingInProgress<Position, Frame> ruling) {
    if (!heads.isEmpty()) {
      ruling.add(
          new AirEvent.HeadsRemoved(
              heads, Finding.notes(rule, new SupplyWhy.HeadsGone(heads.size()))));
    }
  }
}
