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
 * The parameters of {@link Append}'s statements, in their order: each list as one array a column.
 */
@ApplicationScoped
class AppendParameters {
  private final Duration firstPause;

  AppendParameters(@ConfigProperty(name = "umpire.game.ask-again.first") Duration firstPause) {
    this.firstPause = firstPause;
  }

  Tuple of(Step step) {
    Tuple all = Tuple.tuple();
    all.addUUID(step.match()).addInteger(step.revision()).addString(step.status());
    all.addString(step.waits()).addString(step.outcome());
    List<Step.DraftChange> drafts = step.drafts();
    texts(all, drafts, change -> change.after().seat());
    numbers(all, drafts, Step.DraftChange::version);
    numbers(all, step.events(), EventRow::number);
    texts(all, step.events(), event -> event.cause().word());
    texts(all, step.events(), EventRow::body);
    numbers(all, step.events(), EventRow::draw);
    texts(all, step.shown(), ShownRow::viewer);
    numbers(all, step.shown(), ShownRow::seq);
    texts(all, step.shown(), ShownRow::body);
    draws(all, step.draws());
    numbers(all, step.outbox(), OutboxRow::ordinal);
    texts(all, step.outbox(), row -> row.message().topic());
    payloads(all, step.outbox(), row -> row.message().value());
    all.addInteger(step.asked()).addInteger((int) firstPause.toMillis());
    all.addInteger(step.answered());
    texts(all, step.answers(), AnswerRow::account);
    texts(all, step.answers(), AnswerRow::commandId);
    texts(all, step.answers(), AnswerRow::fingerprint);
    numbers(all, step.answers(), AnswerRow::afterSeq);
    texts(all, step.answers(), AnswerRow::remaining);
    numbers(all, drafts, change -> change.after().decision());
    numbers(all, drafts, change -> change.after().version());
    texts(all, drafts, change -> change.after().commands());
    texts(all, step.snapshots(), SnapshotRow::build);
    payloads(all, step.snapshots(), SnapshotRow::position);
    texts(all, step.events(), EventRow::input);
    time(all, step.time());
    texts(all, step.events(), event -> event.barrier().name());
    return all;
  }

  private static void time(Tuple all, Step.Time time) {
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

  Tuple of(UUID match, Step.DraftChange change, AnswerRow answer) {
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
