package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;

/** Carries what came of an act out of a transaction that is to be undone. */
final class DryRun extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Object result;

  private DryRun(Object result) {
    super("dry run", null, false, false);
    this.result = result;
  }

  /** Within the transaction: undoes it, where it is only tried. */
  static <T> Uni<T> undo(boolean dryRun, T result) {
    return dryRun ? Uni.createFrom().failure(new DryRun(result)) : Uni.createFrom().item(result);
  }

  /** Around the transaction: what came of it, undone or not. */
  @SuppressWarnings("unchecked") // it carries what the same act put into it
  static <T> Uni<T> result(Uni<T> act) {
    return act.onFailure(DryRun.class).recoverWithItem(undone -> (T) undone.result);
  }
}
