package umpire.board;

import java.util.List;
import java.util.Map;
import umpire.kernel.chance.Chance;
import umpire.kernel.chance.DrawKey;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.Viewer;
import umpire.wire.Shelf;

/**
 * A game's positions as one viewer sees them.
 *
 * @param shelved the game
 * @param viewer whose eyes
 */
record Onlooker(Shelf.Shelved shelved, Viewer viewer) {
  private static final byte[] SEED = new byte[32];
  private static final String MATCH = "board";

  /**
   * The position in which a scenario first waits for players. Draws before that, such as the
   * dealing of hidden counters, are made from a fixed seed, so that the picture is always the same.
   */
  Sketch opening(Scenario scenario) {
    Pack pack = shelved.pack();
    Ruleset<Object, Object, Object, Object> rules = rules();
    Object position = rules.open(scenario, pack.choose(Map.of()));
    while (rules.pending(position) instanceof Pending.Draw<Object> draw) {
      Ruling<Object> ruling = rules.rule(position, new Input.Drawn<>(draw.id(), values(draw)));
      if (!(ruling instanceof Ruling.Accepted<Object>(List<Object> events))) {
        throw new IllegalStateException("the draw " + draw + " was answered with " + ruling);
      }
      for (Object event : events) {
        position = rules.apply(position, event);
      }
    }
    return sketch(position);
  }

  /** A position as wire wrote it; throws WireException if it is none of this game. */
  Sketch position(byte[] json) {
    return sketch(shelved.codec().read(json, shelved.game().types().position()));
  }

  private Sketch sketch(Object position) {
    return rules().sketch(rules().view(position, viewer));
  }

  /** The codec checks what the compiler cannot once the type parameters are forgotten. */
  @SuppressWarnings("unchecked")
  private Ruleset<Object, Object, Object, Object> rules() {
    return (Ruleset<Object, Object, Object, Object>) shelved.game().play(shelved.pack());
  }

  private static List<Integer> values(Pending.Draw<Object> draw) {
    Chance chance = DrawKey.of(SEED, MATCH, draw.id().number(), draw.rule(), Map.of()).chance();
    return switch (draw.lot()) {
      case Lot.Dice(int count, int sides) -> chance.dice(count, sides);
      case Lot.Shuffle(int size) -> chance.shuffle(size);
    };
  }
}
