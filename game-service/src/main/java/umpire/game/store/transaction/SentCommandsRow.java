package umpire.game.store.transaction;

import java.util.Optional;

/**
 * What the store knows at one moment of commands that were sent to a match: whether a position in
 * memory is as late as the stored one, and whether they were sent before.
 *
 * @param revision of the match
 * @param seat that the sender holds; empty if none
 * @param draftVersion of the draft of that seat; 0 if there never was one
 * @param answer what became of the same id before; empty if it was not used
 */
public record SentCommandsRow(
    int revision, String seat, int draftVersion, Optional<AnswerRow> answer) {
  /** True if nothing has changed since this revision and this draft. */
  public boolean isAt(int otherRevision, DraftRow draft) {
    return revision == otherRevision
        && seat.equals(draft.seat())
        && draftVersion == draft.version();
  }
}
