package umpire.fallschirmjaeger.play.people;

import java.util.Set;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.event.PeopleEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Objectives;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;

/** 1.10k, 3.5c: captives that are taken away, and trucks that are lost, wherever it happens. */
public record Removals(ChapterContext context, Objectives objectives)
    implements AtOnce<Position, Frame> {
  private static final Set<String> COURT = Set.of("queen", "government");

  @Override
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (Piece piece : context.mix().others(position)) {
      if (context.mix().truck(piece.id())) {
        truck(position, piece, ruling);
      } else if (piece.is(Mark.CAPTIVE)) {
        captive(position, piece, ruling);
      }
    }
  }

  /** 3.5c: by Germans in its hex, or in their zone without an Allied ground unit. */
  @Rule({"3.5c", "3.5c/r84"})
  private void truck(Position position, Piece truck, RulingInProgress<Position, Frame> ruling) {
    Place hex = truck.place();
    if (!context.mix().in(position, Side.GERMAN, hex).isEmpty()
        || context.zones().hinder(position, Side.ALLIED, hex)) {
      Finding because = Finding.notes("3.5c", new PeopleWhy.TrucksLost(truck.id(), hex));
      ruling.add(new AssaultEvent.UnitEliminated(truck.id(), because));
    }
  }

  /** 1.10k, r81: the guarded court on a German airfield, a guarded general at a Dutch port. */
  @Rule({"1.10k", "1.10k/r81"})
  private void captive(Position position, Piece captive, RulingInProgress<Position, Frame> ruling) {
    Side captor = context.mix().holder(captive);
    Place hex = captive.place();
    boolean way =
        captor == Side.GERMAN
            ? COURT.contains(captive.id()) && objectives.germanAirfield(position, hex)
            : context.map().set("removal-of-generals").contains(hex);
    if (way && !context.mix().in(position, captor, hex).isEmpty()) {
      Finding because = Finding.notes("1.10k", new PeopleWhy.TakenAway(captive.id(), hex));
      ruling.add(new PeopleEvent.CaptiveRemoved(captive.id(), because));
    }
  }
}
