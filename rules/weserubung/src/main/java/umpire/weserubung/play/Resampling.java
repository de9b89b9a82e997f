package umpire.weserubung.play;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import umpire.kernel.chance.Chance;
import umpire.kernel.flow.Secret;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.weserubung.model.AirFrame;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.play.air.AirChapter;
import umpire.weserubung.play.naval.NavalChapter;
import umpire.weserubung.play.turn.Purchases;

/** Another position that a viewer cannot tell from this one: others' sealed answers drawn anew. */
final class Resampling implements Secret<Position> {
  private final Purchases purchases;
  private final AirChapter air;
  private final NavalChapter naval;

  Resampling(Purchases purchases, AirChapter air, NavalChapter naval) {
    this.purchases = purchases;
    this.air = air;
    this.naval = naval;
  }

  /** True if another seat has sealed an answer in a window that is open. */
  @Override
  public boolean hidden(Position position, Viewer viewer) {
    return position.agenda().frames().stream()
        .anyMatch(
            frame -> sealing(frame).stream().anyMatch(seat -> !viewer.equals(new Viewer.Of(seat))));
  }

  /** Who has sealed an answer in this window; nobody where the frame is none. */
  private static Set<Seat> sealing(Frame frame) {
    return switch (frame) {
      case TurnFrame.Purchasing(var sealed) -> sealed.keySet();
      case AirFrame.AirWatch watch -> watch.sealed().keySet();
      case NavalFrame.SeaWatch watch -> watch.sealed().keySet();
      default -> Set.of();
    };
  }

  /** Every window of the agenda, the top frame or not, with others' answers drawn anew. */
  @Override
  public Position redrawn(Position position, Viewer viewer, Chance chance) {
    List<Frame> drawn =
        position.agenda().frames().stream()
            .map(frame -> drawn(position, frame, viewer, chance))
            .toList();
    return drawn.equals(position.agenda().frames()) ? position : position.with(new Agenda<>(drawn));
  }

  private Frame drawn(Position position, Frame frame, Viewer viewer, Chance chance) {
    return switch (frame) {
      case TurnFrame.Purchasing(var sealed) ->
          new TurnFrame.Purchasing(
              others(sealed, viewer, seat -> purchases.drawn(position, seat, chance)));
      case AirFrame.AirWatch watch ->
          watch.with(
              others(watch.sealed(), viewer, seat -> air.drawn(position, watch, seat, chance)));
      case NavalFrame.SeaWatch watch ->
          new NavalFrame.SeaWatch(
              watch.voyage(),
              watch.seats(),
              others(watch.sealed(), viewer, seat -> naval.drawn(position, watch, seat, chance)));
      default -> frame;
    };
  }

  /** The viewer's own answer as it is, all others drawn. */
  private static <T> Map<Seat, T> others(
      Map<Seat, T> sealed, Viewer viewer, Function<Seat, T> draw) {
    Map<Seat, T> drawn = new TreeMap<>(sealed);
    drawn.replaceAll((seat, own) -> viewer.equals(new Viewer.Of(seat)) ? own : draw.apply(seat));
    return drawn;
  }
}
