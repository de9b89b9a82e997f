package umpire.game.referee.transaction;

import java.util.List;
import umpire.game.store.transaction.OutboxRow;

/**
 * Called right after each commit, in the order of the revisions of each match as far as this
 * instance knows them.
 */
@FunctionalInterface
public interface CommitListener {
  /**
   * These messages wait to be published.
   *
   * @param happened the one of {@code match.events}
   * @param questions to another service: none or one
   */
  void committed(OutboxRow happened, List<OutboxRow> questions);
}
