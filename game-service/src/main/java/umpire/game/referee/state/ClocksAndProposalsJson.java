package umpire.game.referee.state;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.game.clock.Clocks;
import umpire.game.clock.ClocksAndProposals;
import umpire.game.clock.OpenProposals;
import umpire.game.store.match.MatchRow;
import umpire.wire.Codec;

/** Clocks and offers as they are stored. */
public final class ClocksAndProposalsJson {
  private static final Codec CODEC = Codec.plain();

  private ClocksAndProposalsJson() {}

  /** Of a match as its row was read. */
  public static ClocksAndProposals of(MatchRow row) {
    return new ClocksAndProposals(
        row.clock().isEmpty() ? Optional.empty() : Optional.of(read(row.clock(), Clocks.class)),
        row.accord().isEmpty() ? OpenProposals.NONE : read(row.accord(), OpenProposals.class));
  }

  public static String clock(Clocks clocks) {
    return CODEC.tree(clocks).toString();
  }

  public static String accord(OpenProposals openProposals) {
    return openProposals.isEmpty() ? "" : CODEC.tree(openProposals).toString();
  }

  private static <T> T read(String json, Class<T> type) {
    return CODEC.read(json.getBytes(StandardCharsets.UTF_8), type);
  }
}
