package umpire.weserubung.play;

import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.chance.Chance;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.play.turn.Purchases;

/** Another position that a viewer cannot tell from this one: others' sealed answers drawn anew. */
final class Resampling {
  private final Purchases purchases;

  Resampling(Purchases purchases) {
    this.purchases = purchases;
  }

  Position of(Position position, Viewer viewer, Chance chance) {
    Frame top = position.agenda().top();
    if (!(top instanceof TurnFrame.Purchasing(var sealed))) {
      return position;
    }
    Map<Seat, Map<Nation, Integer>> drawn = new TreeMap<>(sealed);
    drawn.replaceAll(
        (seat, numbers) ->
            viewer.equals(new Viewer.Of(seat)) ? numbers : purchases.drawn(position, seat, chance));
    Agenda<Frame> agenda = position.agenda().replace(new TurnFrame.Purchasing(drawn));
    return position.with(agenda);
  }
}
