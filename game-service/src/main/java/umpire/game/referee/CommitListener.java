package umpire.game.referee;

import java.util.List;
import umpire.game.store.OutboxRow;

/** Told right after each commit, in the order of each match's revisions as far as known here. */
@FunctionalInterface
public interface CommitListener {
  /** These messages wait to be published. */
  void committed(List<OutboxRow> outbox);
}
