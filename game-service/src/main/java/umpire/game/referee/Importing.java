package umpire.game.referee;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.InputStream;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import umpire.chassis.http.Problem;
import umpire.chassis.keep.TimeOrderedIds;
import umpire.game.store.ImportStore;
import umpire.game.store.MatchRow;
import umpire.game.store.Spectators;

/**
 * Takes a match that was exported, here or elsewhere, into the house: played again by the rules and
 * the seed, it is a finished match under a new id, or it is refused and nothing is stored.
 */
@ApplicationScoped
public class Importing {
  private final Editions editions;
  private final ImportStore store;
  private final Aside aside;
  private final Uploads uploads;
  private final ObjectReader json;
  private final Clock clock = Clock.systemUTC();

  /** Playing a match again takes a core for a while. */
  private final Semaphore turns = new Semaphore(1);

  Importing(Editions editions, ImportStore store, Aside aside, Uploads uploads, ObjectMapper json) {
    this.editions = editions;
    this.store = store;
    this.aside = aside;
    this.uploads = uploads;
    this.json = json.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  /**
   * The match under its new id; 422 with the place and the reason where something is untrue. Reads
   * all of the body at once, on the caller's thread, and keeps it in a file.
   */
  public Uni<MatchRow> take(String account, InputStream body) {
    Upload upload = uploads.take(account, body);
    try {
      ExportScan scan = ExportScan.of(upload, json);
      if (!turns.tryAcquire()) {
        throw Problem.of(503, "busy", "Too much at once", "Another match is being imported.")
            .asException()
            .header("Retry-After", "5");
      }
      return begun(taken(account, upload, scan), upload);
    } catch (RuntimeException | Error refused) {
      upload.close();
      throw refused;
    }
  }

  /** Subscribed here: nobody subscribes where the client is gone by now, and its turn must end. */
  private Uni<MatchRow> begun(Uni<MatchRow> taken, Upload upload) {
    return Uni.createFrom()
        .completionStage(
            taken
                .onTermination()
                .invoke(
                    () -> {
                      turns.release();
                      upload.close();
                    })
                .subscribeAsCompletionStage());
  }

  private Uni<MatchRow> taken(String account, Upload upload, ExportScan scan) {
    return Uni.createFrom()
        .deferred(() -> editions.read(Exported.checksum(scan.head())))
        .flatMap(
            found ->
                aside.run(
                    () ->
                        replayed(
                            account,
                            upload,
                            scan,
                            found.orElseThrow(
                                () ->
                                    new Untrue("/checksum", "this installation lacks the pack")))))
        .flatMap(
            done ->
                store
                    .put(
                        done.row(),
                        done.played().events(),
                        done.played().shown(),
                        done.played().draws())
                    .replaceWith(done.row()))
        .onFailure(Untrue.class)
        .transform(Untrue::problem);
  }

  private record Done(MatchRow row, Replayed played) {}

  private Done replayed(
      String account, Upload upload, ExportScan scan, Edition<?, ?, ?, ?> edition) {
    Exported exported = Exported.of(scan, edition);
    UUID id = TimeOrderedIds.fresh(clock);
    Match match =
        new Match(id, exported.match().toString(), true, exported.seed(), exported.seats());
    Replayed played;
    try (ExportedEvents events = ExportedEvents.of(upload, scan, json)) {
      played = Replay.of(exported, events, upload.share(), match, edition);
    } catch (IllegalStateException | IllegalArgumentException wrong) {
      throw new Untrue("/events", "the rules cannot go on: " + wrong.getMessage());
    }
    return new Done(row(id, account, exported, edition, played.standing()), played);
  }

  private MatchRow row(
      UUID id,
      String account,
      Exported exported,
      Edition<?, ?, ?, ?> edition,
      Standing<?, ?, ?, ?> end) {
    ObjectNode options = JsonNodeFactory.instance.objectNode();
    new TreeMap<>(exported.options().values()).forEach(options::put);
    return new MatchRow(
        id,
        edition.pack().game(),
        edition.pack().edition(),
        edition.pack().checksum(),
        exported.scenario(),
        options.toString(),
        "",
        exported.seed(),
        account,
        clock.instant().truncatedTo(ChronoUnit.MILLIS),
        true,
        Spectators.ALLOWED,
        exported.match().toString(),
        "",
        MatchRow.OVER,
        end.revision(),
        Waits.of(end).toString(),
        "",
        end.outcome(),
        "",
        "",
        exported.seats());
  }
}
