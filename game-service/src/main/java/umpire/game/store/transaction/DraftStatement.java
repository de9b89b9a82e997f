package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.UUID;

/** Writes drafts that do not touch their match, each with the answer to its command's id. */
@Singleton
public class DraftStatement {
  private final Pool pool;

  DraftStatement(Pool pool) {
    this.pool = pool;
  }

  /**
   * Writes the draft if it stands as it was read.
   *
   * @param revision at which the match must stand, for the draft is of a decision of then
   */
  public Uni<AppendResult> write(
      UUID match, int revision, StoredTransaction.DraftChange change, AnswerRow answer) {
    return AppendFailures.known(
        pool.preparedQuery(STATEMENT)
            .execute(parameters(match, revision, change.after(), answer))
            .map(
                rows ->
                    rows.iterator().next().getInteger(0) == 1
                        ? AppendResult.DONE
                        : AppendResult.OVERTAKEN));
  }

  private static Tuple parameters(UUID match, int revision, DraftRow draft, AnswerRow answer) {
    Tuple all = Tuple.tuple();
    all.addUUID(match).addString(draft.seat()).addInteger(draft.decision());
    all.addInteger(draft.version()).addString(draft.commands());
    all.addString(answer.account()).addString(answer.commandId());
    all.addString(answer.fingerprint()).addInteger(answer.afterSeq());
    return all.addString(answer.remaining()).addInteger(revision);
  }

  private static final String STATEMENT =
      """
      with there as (select id from match where id = $1 and revision = $11 for share),
      kept as (
        insert into draft (match, seat, decision, version, commands)
        select id, $2, $3, $4, $5 from there
        on conflict (match, seat) do update
          set decision = excluded.decision, version = excluded.version,
              commands = excluded.commands
          where draft.version = $4 - 1
        returning match),
      said as (
        insert into answer
          (match, account, command_id, fingerprint, revision, after_seq, remaining, answered_at)
        select match, $6, $7, $8, 0, $9, $10, now() from kept)
      select count(*)::integer from kept
      """;
}
