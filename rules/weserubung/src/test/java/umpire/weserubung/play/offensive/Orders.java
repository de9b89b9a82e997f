package umpire.weserubung.play.offensive;

import java.util.List;
import java.util.Map;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.attackers.Approaches;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;

/** Orders for attacks as a test wants them. */
final class Orders {
  private static final MapFacts CHART = new MapFacts(Situation.PACK.map());
  private static final OrderOfBattle MIX = new OrderOfBattle(Situation.PACK);
  private static final Approaches APPROACHES =
      new Approaches(CHART, MIX, new Stacking(MIX), new LandWays(CHART));

  private Orders() {}

  /**
   * Names them for an attack from where the first of them would come soonest; from the target
   * itself, which nobody can, if they cannot come.
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
