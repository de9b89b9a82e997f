package umpire.game.store.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import umpire.game.store.match.MatchRow;

/**
 * Everything that one transaction writes.
 *
 * @param match which
 * @param revision after it; the transaction takes place only if the match stands at one less
 * @param status after it
 * @param waits JSON of what the match waits for after it, as everyone may know
 * @param outcome JSON, empty before the end
 * @param time the clocks and what is offered after it
 * @param entry what happened, and the message that says what each viewer was shown of it
 * @param draws made, asked for or reported
 * @param asked the number of the question that now waits, or 0
 * @param answered the number of the question that was answered, or 0
 * @param questions the message that asks: none or one
 * @param answers to a command's id: none or one
 * @param drafts the seat's draft as it was read and as it shall be: none or one
 * @param snapshots of the position: none or one
 */
public record StoredTransaction(
    UUID match,
    int revision,
    String status,
    String waits,
    String outcome,
    Time time,
    JournalEntry entry,
    List<DrawRow> draws,
    int asked,
    int answered,
    List<OutboxRow> questions,
    List<AnswerRow> answers,
    List<DraftChange> drafts,
    List<SnapshotRow> snapshots) {
  public StoredTransaction {
    draws = List.copyOf(draws);
    questions = List.copyOf(questions);
    answers = List.copyOf(answers);
    drafts = List.copyOf(drafts);
    snapshots = List.copyOf(snapshots);
  }

  /** Whether it writes nothing but the match, its entry and the answer to a command's id. */
  boolean isPlain() {
    return !status.equals(MatchRow.OVER)
        && draws.isEmpty()
        && asked == 0
        && answered == 0
        && questions.isEmpty()
        && snapshots.isEmpty()
        && drafts.stream().noneMatch(DraftChange::writes);
  }

  /** Whether a question that was open before it remains open. */
  public boolean leavesQuestion() {
    return asked == 0 && answered == 0 && waits.contains("\"question\"");
  }

  /** The row of its match after it, where nothing else has changed it. */
  public MatchRow row(MatchRow before) {
    return before.after(revision, status, waits, outcome, time.clock(), time.accord());
  }

  /**
   * What a match is besides its game.
   *
   * @param clock JSON, empty if time is not measured
   * @param accord JSON, empty if nothing is offered
   * @param due when the umpire has to look at it by itself: empty or one
   * @param now when it is written: due then, if a seat that is asked has a standing order
   * @param asked the seats that are waited for, each with the paragraph that asks it
   */
  public record Time(
      String clock, String accord, Optional<Instant> due, Instant now, Map<String, String> asked) {
    public Time {
      asked = Map.copyOf(asked);
    }
  }

  /**
   * A draft before and after.
   *
   * @param version as it was read
   * @param after as it shall be, with the next version
   */
  public record DraftChange(int version, DraftRow after) {
    /** The draft with other commands; as it was, where it was empty and remains so. */
    public static DraftChange of(DraftRow read, int decision, String commands) {
      boolean empty = read.commands().equals(DraftRow.NOTHING) && commands.equals(DraftRow.NOTHING);
      return new DraftChange(
          read.version(),
          empty ? read : new DraftRow(read.seat(), decision, read.version() + 1, commands));
    }

    /** True if there is anything to write. */
    boolean writes() {
      return after.version() != version;
    }
  }
}
