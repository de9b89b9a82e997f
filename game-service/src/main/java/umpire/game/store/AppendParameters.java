package umpire.game.store;

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
    texts(all, drafts, change -> change.after().seat());
    numbers(all, drafts, StoredTransaction.DraftChange::version);
    numbers(all, storedTransaction.events(), EventRow::number);
    texts(all, storedTransaction.events(), event -> event.cause().word());
    texts(all, storedTransaction.events(), EventRow::body);
    numbers(all, storedTransaction.events(), EventRow::draw);
    texts(all, storedTransaction.shown(), ShownRow::viewer);
    numbers(all, storedTransaction.shown(), ShownRow::seq);
    texts(all, storedTransaction.shown(), ShownRow::body);
    draws(all, storedTransaction.draws());
    numbers(all, storedTransaction.outbox(), OutboxRow::ordinal);
    texts(all, storedTransaction.outbox(), row -> row.message().topic());
    payloads(all, storedTransaction.outbox(), row -> row.message().value());
    all.addInteger(storedTransaction.asked()).addInteger((int) firstPause.toMillis());
    all.addInteger(storedTransaction.answered());
    texts(all, storedTransaction.answers(), AnswerRow::account);
    texts(all, storedTransaction.answers(), AnswerRow::commandId);
    texts(all, storedTransaction.answers(), AnswerRow::fingerprint);
    numbers(all, storedTransaction.answers(), AnswerRow::afterSeq);
    texts(all, storedTransaction.answers(), AnswerRow::remaining);
    numbers(all, drafts, change -> change.after().decision());
    numbers(all, drafts, change -> change.after().version());
    texts(all, drafts, change -> change.after().commands());
    texts(all, storedTransaction.snapshots(), SnapshotRow::build);
    payloads(all, storedTransaction.snapshots(), SnapshotRow::position);
    texts(all, storedTransaction.events(), EventRow::input);
    time(all, storedTransaction.time());
    texts(all, storedTransaction.events(), event -> event.barrier().name());
    return all;
  }

  private static void time(Tuple all, StoredTransaction.Time time) {
    all.addString(time.clock()).addString(time.accord());
    all.addArrayOfOffsetDateTime(
        time.due().stream().map(AppendParameters::moment).toArray(OffsetDateTime[]::new));
    all.addOffsetDateTime(moment(time.now()));
    List<Map.Entry<String, String>> asked = List.copyOf(time.asked().entrySet());
    texts(all, asked, Map.Entry::getKey);
    texts(all, asked, Map.Entry::getValue);
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
    numbers(all, draws, DrawRow::number);
    texts(all, draws, DrawRow::rule);
    texts(all, draws, DrawRow::lot);
    texts(all, draws, draw -> array(draw.sides()));
    texts(all, draws, draw -> array(draw.values()));
    texts(all, draws, draw -> array(draw.seenBy()));
    all.addArrayOfBoolean(draws.stream().map(DrawRow::used).toArray(Boolean[]::new));
  }

  /** An array within an array, as a literal: unnest would take the inner one apart too. */
  private static String array(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(",", "{", "}"));
  }

  static <T> void texts(Tuple all, List<T> rows, Function<T, String> column) {
    all.addArrayOfString(rows.stream().map(column).toArray(String[]::new));
  }

  static <T> void numbers(Tuple all, List<T> rows, Function<T, Integer> column) {
    all.addArrayOfInteger(rows.stream().map(column).toArray(Integer[]::new));
  }

  private static <T> void payloads(Tuple all, List<T> rows, Function<T, Payload> column) {
    all.addValue(
        rows.stream().map(row -> Buffer.buffer(column.apply(row).bytes())).toArray(Buffer[]::new));
  }
}
