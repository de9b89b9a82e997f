package umpire.weserubung;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Rule;
import umpire.kernel.play.KebabCase;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.weserubung.model.AirFrame;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.CountryFrame;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.FightFrame;
import umpire.weserubung.model.FinalFrame;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.MovementFrame;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.OffensiveFrame;
import umpire.weserubung.model.PlacementFrame;
import umpire.weserubung.model.Plan;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Proposal;
import umpire.weserubung.model.SetupFrame;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.model.View;

/** 6.2-b What each viewer knows: everything but the answers that others have sealed. */
final class Views {
  private Views() {}

  /** The view of a seat or of everyone. */
  @Rule("6.2-b")
  static View of(Position position, Viewer viewer) {
    List<Frame> agenda =
        position.agenda().frames().stream().map(frame -> known(frame, viewer)).toList();
    return new View(
        position.calendar(),
        List.copyOf(position.forces().pieces().values()),
        position.forces().pool(),
        position.forces().placement(),
        position.forces().lost(),
        position.forces().due(),
        position.nations(),
        position.country(),
        KebabCase.of(position.agenda().top().getClass()),
        agenda);
  }

  /** The frame with the viewer's own sealed answers alone. */
  private static Frame known(Frame frame, Viewer viewer) {
    return switch (frame) {
      case TurnFrame.Purchasing(var sealed) -> new TurnFrame.Purchasing(own(sealed, viewer));
      case AirFrame.AirWatch watch -> watch.with(own(watch.sealed(), viewer));
      case AirFrame open -> open;
      case NavalFrame.SeaWatch(var voyage, var seats, var sealed) ->
          new NavalFrame.SeaWatch(voyage, seats, own(sealed, viewer));
      case NavalFrame open -> open;
      case TurnFrame.Sequence _, TurnFrame.Ordering _, TurnFrame.Ended _, Draft _ -> frame;
      case SetupFrame _, MovementFrame _, PlacementFrame _, FinalFrame _, CountryFrame _ -> frame;
      case OffensiveFrame.Consenting(Proposal proposal, var seats) when !isOf(proposal, viewer) ->
          new OffensiveFrame.Consenting(
              new Plan(proposal.seat(), Plan.Manner.ATTACK, "", List.of()), seats);
      case OffensiveFrame _, FightFrame _ -> frame;
    };
  }

  /** 10.0-a/r89: what waits for an ally's consent is no business of the enemy's. */
  @Rule("10.0-a/r89")
  private static boolean isOf(Proposal proposal, Viewer viewer) {
    return viewer instanceof Viewer.Of(Seat seat)
        && Conventions.side(seat) == Conventions.side(proposal.seat());
  }

  private static <T> Map<Seat, T> own(Map<Seat, T> sealed, Viewer viewer) {
    Map<Seat, T> own = new TreeMap<>(sealed);
    own.keySet().removeIf(seat -> !viewer.equals(new Viewer.Of(seat)));
    return own;
  }
}
