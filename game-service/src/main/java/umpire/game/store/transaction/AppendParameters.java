package umpire.game.store.transaction;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
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

  Tuple of(StoredTransaction stored) {
    Tuple all = Tuple.tuple();
    all.addUUID(stored.match()).addInteger(stored.revision()).addString(stored.status());
    all.addString(stored.waits()).addString(stored.outcome());
    ArrayParameters.texts(all, stored.drafts(), change -> change.after().seat());
    ArrayParameters.numbers(all, stored.drafts(), StoredTransaction.DraftChange::version);
    entry(all, stored.entry());
    draws(all, stored.draws());
    ArrayParameters.texts(all, stored.questions(), row -> row.message().topic());
    payloads(all, stored.questions(), row -> row.message().value());
    all.addInteger(stored.asked()).addInteger((int) firstPause.toMillis());
    all.addInteger(stored.answered());
    ArrayParameters.texts(all, stored.answers(), AnswerRow::account);
    ArrayParameters.texts(all, stored.answers(), AnswerRow::commandId);
    ArrayParameters.texts(all, stored.answers(), AnswerRow::fingerprint);
    ArrayParameters.numbers(all, stored.answers(), AnswerRow::afterSeq);
    ArrayParameters.texts(all, stored.answers(), AnswerRow::remaining);
    List<DraftRow> drafts =
        stored.drafts().stream()
            .filter(StoredTransaction.DraftChange::writes)
            .map(StoredTransaction.DraftChange::after)
            .toList();
    ArrayParameters.texts(all, drafts, DraftRow::seat);
    ArrayParameters.numbers(all, drafts, DraftRow::decision);
    ArrayParameters.numbers(all, drafts, DraftRow::version);
    ArrayParameters.texts(all, stored.snapshots(), SnapshotRow::build);
    payloads(all, stored.snapshots(), SnapshotRow::position);
    time(all, stored.time());
    ArrayParameters.texts(all, drafts, DraftRow::commands);
    return all;
  }

  private static void entry(Tuple all, JournalEntry entry) {
    all.addInteger(entry.lastEvent()).addValue(seqs(entry.seqs()));
    all.addInteger(JournalTraits.of(entry.events()));
    all.addValue(Buffer.buffer(JournalJson.events(entry.events()).bytes()));
    all.addValue(Buffer.buffer(entry.message().bytes()));
  }

  static JsonObject seqs(Map<String, Integer> seqs) {
    JsonObject json = new JsonObject();
    seqs.forEach(json::put);
    return json;
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

  Tuple of(UUID match, int revision, StoredTransaction.DraftChange change, AnswerRow answer) {
    DraftRow draft = change.after();
    Tuple all = Tuple.tuple();
    all.addUUID(match).addString(draft.seat()).addInteger(draft.decision());
    all.addInteger(draft.version()).addString(draft.commands());
    all.addString(answer.account()).addString(answer.commandId());
    all.addString(answer.fingerprint()).addInteger(answer.afterSeq());
    return all.addString(answer.remaining()).addInteger(revision);
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
