package umpire.game.store.transaction;

import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.kafka.Payload;
import umpire.game.store.database.ArrayParameters;

/**
 * The parameters of {@link AppendStatement}'s statements, in their order: each list as one array a
 * column.
 */
@ApplicationScoped
class AppendParameters {
  private final Duration firstPause;

  AppendParameters(@ConfigProperty(name = "umpire.game.ask-again.first") Duration firstPause) {
    this.firstPause = firstPause;
  }

  Tuple of(StoredTransaction storedTransaction) {
    Tuple all = Tuple.tuple();
    all.addUUID(storedTransaction.match())
        .addInteger(storedTransaction.revision())
        .addString(storedTransaction.status());
    all.addString(storedTransaction.waits()).addString(storedTransaction.outcome());
    List<StoredTransaction.DraftChange> drafts = storedTransaction.drafts();
    ArrayParameters.texts(all, drafts, change -> change.after().seat());
    ArrayParameters.numbers(all, drafts, StoredTransaction.DraftChange::version);
    ArrayParameters.numbers(all, storedTransaction.events(), EventRow::number);
    ArrayParameters.texts(all, storedTransaction.events(), event -> event.cause().word());
    ArrayParameters.texts(all, storedTransaction.events(), EventRow::body);
    ArrayParameters.numbers(all, storedTransaction.events(), EventRow::draw);
    ArrayParameters.texts(all, storedTransaction.shown(), ShownRow::viewer);
    ArrayParameters.numbers(all, storedTransaction.shown(), ShownRow::seq);
    ArrayParameters.texts(all, storedTransaction.shown(), ShownRow::body);
    draws(all, storedTransaction.draws());
    ArrayParameters.numbers(all, storedTransaction.outbox(), OutboxRow::ordinal);
    ArrayParameters.texts(all, storedTransaction.outbox(), row -> row.message().topic());
    payloads(all, storedTransaction.outbox(), row -> row.message().value());
    all.addInteger(storedTransaction.asked()).addInteger((int) firstPause.toMillis());
    all.addInteger(storedTransaction.answered());
    ArrayParameters.texts(all, storedTransaction.answers(), AnswerRow::account);
    ArrayParameters.texts(all, storedTransaction.answers(), AnswerRow::commandId);
    ArrayParameters.texts(all, storedTransaction.answers(), AnswerRow::fingerprint);
    ArrayParameters.numbers(all, storedTransaction.answers(), AnswerRow::afterSeq);
    ArrayParameters.texts(all, storedTransaction.answers(), AnswerRow::remaining);
    ArrayParameters.numbers(all, drafts, change -> change.after().decision());
    ArrayParameters.numbers(all, drafts, change -> change.after().version());
    ArrayParameters.texts(all, drafts, change -> change.after().commands());
    ArrayParameters.texts(all, storedTransaction.snapshots(), SnapshotRow::build);
    payloads(all, storedTransaction.snapshots(), SnapshotRow::position);
    ArrayParameters.texts(all, storedTransaction.events(), EventRow::input);
    time(all, storedTransaction.time());
    ArrayParameters.texts(all, storedTransaction.events(), event -> event.barrier().name());
    return all;
  }

  private static void time(Tuple all, StoredTransaction.Time time) {
    all.addString(time.clock()).addString(time.accord());
    all.addArrayOfOffsetDateTime(
        time.due().stream().map(AppendParameters::moment).toArray(OffsetDateTime[]::new));
    all.addOffsetDateTime(moment(time.now()));
    List<Map.Entry<String, String>> asked = List.copyOf(time.asked().entrySet());
    ArrayParameters.texts(all, asked, Map.Entry::getKey);
    ArrayParameters.texts(all, asked, Map.Entry::getValue);
  }

  private static OffsetDateTime moment(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }

  Tuple of(UUID match, StoredTransaction.DraftChange change, AnswerRow answer) {
    DraftRow draft = change.after();
    Tuple all = Tuple.tuple();
    all.addUUID(match).addString(draft.seat()).addInteger(draft.decision());
    all.addInteger(draft.version()).addString(draft.commands());
    all.addString(answer.account()).addString(answer.commandId());
    all.addString(answer.fingerprint()).addInteger(answer.afterSeq());
    return all.addString(answer.remaining());
  }

  static void draws(Tuple all, List<DrawRow> draws) {
    ArrayParameters.numbers(all, draws, DrawRow::number);
    ArrayParameters.texts(all, draws, DrawRow::rule);
    ArrayParameters.texts(all, draws, DrawRow::lot);
    ArrayParameters.texts(all, draws, draw -> array(draw.sides()));
    ArrayParameters.texts(all, draws, draw -> array(draw.values()));
    ArrayParameters.texts(all, draws, draw -> array(draw.seenBy()));
    all.addArrayOfBoolean(draws.stream().map(DrawRow::used).toArray(Boolean[]::new));
  }

  /** An array within an array, as a literal: unnest would take the inner one apart too. */
  private static String array(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(",", "{", "}"));
  }

  private static <T> void payloads(Tuple all, List<T> rows, Function<T, Payload> column) {
    all.addValue(
        rows.stream().map(row -> Buffer.buffer(column.apply(row).bytes())).toArray(Buffer[]::new));
  }
}
