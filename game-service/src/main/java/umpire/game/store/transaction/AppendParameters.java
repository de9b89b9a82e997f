package umpire.game.store.transaction;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.kafka.Payload;
import umpire.game.store.database.ArrayParameters;

/**
 * The parameters of {@link AppendStatement}, in their order: one array a column, both of what each
 * transaction has once and of what it has in lists.
 */
@Singleton
class AppendParameters {
  private static final Payload NOTHING = Payload.of("");

  private final Duration firstPause;

  AppendParameters(@ConfigProperty(name = "umpire.game.ask-again.first") Duration firstPause) {
    this.firstPause = firstPause;
  }

  /** Of transactions that are all plain. */
  Tuple ofPlain(List<StoredTransaction> steps) {
    Tuple all = Tuple.tuple();
    heads(all, steps);
    entries(all, steps);
    drafts(all, steps);
    questions(all, steps);
    asked(all, steps);
    answers(all, steps);
    return all;
  }

  /** Of any transactions: behind those of plain ones what these have nothing of. */
  Tuple of(List<StoredTransaction> steps) {
    Tuple all = ofPlain(steps);
    drawsOf(all, steps);
    all.addInteger((int) firstPause.toMillis());
    changes(all, steps);
    snapshots(all, steps);
    return all;
  }

  private static void heads(Tuple all, List<StoredTransaction> steps) {
    ids(all, steps, StoredTransaction::match);
    ArrayParameters.numbers(all, steps, StoredTransaction::revision);
    ArrayParameters.texts(all, steps, StoredTransaction::status);
    ArrayParameters.texts(all, steps, StoredTransaction::waits);
    ArrayParameters.texts(all, steps, StoredTransaction::outcome);
    ArrayParameters.texts(all, steps, step -> step.time().clock());
    ArrayParameters.texts(all, steps, step -> step.time().accord());
    moments(all, steps, step -> step.time().due());
    moments(all, steps, step -> Optional.of(step.time().now()));
  }

  private static void entries(Tuple all, List<StoredTransaction> steps) {
    ArrayParameters.numbers(all, steps, step -> step.entry().lastEvent());
    all.addArrayOfJsonObject(
        steps.stream().map(step -> seqs(step.entry().seqs())).toArray(JsonObject[]::new));
    ArrayParameters.numbers(all, steps, step -> JournalTraits.of(step.entry().events()));
    payloads(all, steps, step -> JournalJson.events(step.entry().events()));
    payloads(all, steps, step -> step.entry().message());
  }

  /** The draft that must stand as it was read; without a seat for none. */
  private static void drafts(Tuple all, List<StoredTransaction> steps) {
    ArrayParameters.texts(
        all, steps, step -> first(step.drafts(), change -> change.after().seat(), ""));
    ArrayParameters.numbers(
        all, steps, step -> first(step.drafts(), StoredTransaction.DraftChange::version, 0));
  }

  private static void questions(Tuple all, List<StoredTransaction> steps) {
    ArrayParameters.numbers(all, steps, StoredTransaction::asked);
    ArrayParameters.numbers(all, steps, StoredTransaction::answered);
    ArrayParameters.texts(
        all, steps, step -> first(step.questions(), row -> row.message().topic(), ""));
    payloads(all, steps, step -> first(step.questions(), row -> row.message().value(), NOTHING));
  }

  private static void asked(Tuple all, List<StoredTransaction> steps) {
    List<Of<Map.Entry<String, String>>> asked =
        rows(steps, step -> List.copyOf(step.time().asked().entrySet()));
    ids(all, asked, Of::match);
    ArrayParameters.texts(all, asked, of -> of.row().getKey());
    ArrayParameters.texts(all, asked, of -> of.row().getValue());
  }

  private static void drawsOf(Tuple all, List<StoredTransaction> steps) {
    List<Of<DrawRow>> draws = rows(steps, StoredTransaction::draws);
    ids(all, draws, Of::match);
    draws(all, draws.stream().map(Of::row).toList());
  }

  private static void answers(Tuple all, List<StoredTransaction> steps) {
    List<Of<AnswerRow>> answers = rows(steps, StoredTransaction::answers);
    ids(all, answers, Of::match);
    ArrayParameters.texts(all, answers, of -> of.row().account());
    ArrayParameters.texts(all, answers, of -> of.row().commandId());
    ArrayParameters.texts(all, answers, of -> of.row().fingerprint());
    ArrayParameters.numbers(all, answers, of -> of.row().afterSeq());
    ArrayParameters.texts(all, answers, of -> of.row().remaining());
  }

  private static void changes(Tuple all, List<StoredTransaction> steps) {
    List<Of<DraftRow>> drafts =
        rows(
            steps,
            step ->
                step.drafts().stream()
                    .filter(StoredTransaction.DraftChange::writes)
                    .map(StoredTransaction.DraftChange::after)
                    .toList());
    ids(all, drafts, Of::match);
    ArrayParameters.texts(all, drafts, of -> of.row().seat());
    ArrayParameters.numbers(all, drafts, of -> of.row().decision());
    ArrayParameters.numbers(all, drafts, of -> of.row().version());
    ArrayParameters.texts(all, drafts, of -> of.row().commands());
  }

  private static void snapshots(Tuple all, List<StoredTransaction> steps) {
    List<Of<SnapshotRow>> snapshots = rows(steps, StoredTransaction::snapshots);
    ids(all, snapshots, Of::match);
    ArrayParameters.texts(all, snapshots, of -> of.row().build());
    payloads(all, snapshots, of -> of.row().position());
  }

  /** A row of a list that a transaction has, with its match. */
  private record Of<T>(UUID match, T row) {}

  private static <T> List<Of<T>> rows(
      List<StoredTransaction> steps, Function<StoredTransaction, List<T>> list) {
    return steps.stream()
        .flatMap(step -> list.apply(step).stream().map(row -> new Of<>(step.match(), row)))
        .toList();
  }

  private static <T, V> V first(List<T> rows, Function<T, V> column, V none) {
    return rows.isEmpty() ? none : column.apply(rows.getFirst());
  }

  private static <T> void ids(Tuple all, List<T> rows, Function<T, UUID> column) {
    all.addArrayOfUUID(rows.stream().map(column).toArray(UUID[]::new));
  }

  private static void moments(
      Tuple all,
      List<StoredTransaction> steps,
      Function<StoredTransaction, Optional<Instant>> column) {
    all.addArrayOfOffsetDateTime(
        steps.stream()
            .map(step -> column.apply(step).map(AppendParameters::moment).orElse(null))
            .toArray(OffsetDateTime[]::new));
  }

  static JsonObject seqs(Map<String, Integer> seqs) {
    JsonObject json = new JsonObject();
    seqs.forEach(json::put);
    return json;
  }

  private static OffsetDateTime moment(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
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

  static <T> void payloads(Tuple all, List<T> rows, Function<T, Payload> column) {
    all.addValue(
        rows.stream().map(row -> Buffer.buffer(column.apply(row).bytes())).toArray(Buffer[]::new));
  }
}
