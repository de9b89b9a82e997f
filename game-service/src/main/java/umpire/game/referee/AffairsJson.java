package umpire.game.referee;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.game.clock.Accord;
import umpire.game.clock.Affairs;
import umpire.game.clock.Clocks;
import umpire.game.store.MatchRow;
import umpire.wire.Codec;

/** Clocks and offers as they are stored. */
public final class AffairsJson {
  private static final Codec CODEC = Codec.plain();

  private AffairsJson() {}

  /** Of a match as its row was read. */
  public static Affairs of(MatchRow row) {
    return new Affairs(
        row.clock().isEmpty() ? Optional.empty() : Optional.of(read(row.clock(), Clocks.class)),
        row.accord().isEmpty() ? Accord.NONE : read(row.accord(), Accord.class));
  }

  static String clock(Clocks clocks) {
    return CODEC.tree(clocks).toString();
  }

  static String accord(Accord accord) {
    return accord.nothing() ? "" : CODEC.tree(accord).toString();
  }

  private static <T> T read(String json, Class<T> type) {
    return CODEC.read(json.getBytes(StandardCharsets.UTF_8), type);
  }
}
