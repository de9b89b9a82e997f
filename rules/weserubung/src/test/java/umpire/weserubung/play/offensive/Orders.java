package umpire.weserubung.play.offensive;

import java.util.List;
import java.util.Map;
import umpire.kernel.hex.Place;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.attackers.Approaches;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.LandWays;

/** Orders for attacks as a test wants them. */
final class Orders {
  private static final Chart CHART = new Chart(Situation.PACK.map());
  private static final Mix MIX = new Mix(Situation.PACK);
  private static final Approaches APPROACHES =
      new Approaches(CHART, MIX, new Stacking(MIX), new LandWays(CHART));

  private Orders() {}

  /**
   * Names them for an attack from where the first of them would come soonest; from the target
   * itself, which nobody can, if he cannot come.
   */
  static OffensiveCommand.Commit commit(Position position, Place target, String... units) {
    Place from =
        APPROACHES.origins(position, position.piece(units[0]), target).entrySet().stream()
            .min(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElse(target);
    return new OffensiveCommand.Commit(target, from, List.of(units));
  }
}
