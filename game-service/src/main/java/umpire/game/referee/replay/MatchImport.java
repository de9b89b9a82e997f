package umpire.game.referee.replay;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.io.InputStream;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.game.edition.BackgroundWork;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.WaitsJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.Spectators;
import umpire.game.store.transaction.ImportStore;

/**
 * Imports a match that was exported, here or elsewhere. It is played again by the rules and the
 * seed: then it is a finished match under a new id, or it is refused and nothing is stored.
 */
@Singleton
public class MatchImport {
  private final Editions editions;
  private final ImportStore store;
  private final BackgroundWork backgroundWork;
  private final UploadReceiver uploadReceiver;
  private final ObjectReader json;
  private final Clock clock = Clock.systemUTC();

  /** Playing a match again takes a core for a while. */
  private final Semaphore turns = new Semaphore(1);

  MatchImport(
      Editions editions,
      ImportStore store,
      BackgroundWork backgroundWork,
      UploadReceiver uploadReceiver,
      ObjectMapper json) {
    this.editions = editions;
    this.store = store;
    this.backgroundWork = backgroundWork;
    this.uploadReceiver = uploadReceiver;
    this.json = json.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  /**
   * The match under its new id; 422 with the place and the reason where something is untrue. Reads
   * all of the body at once, on the caller's thread, and keeps it in a file.
   */
  public Uni<MatchRow> take(String account, InputStream body) {
    UploadedBody uploadedBody = uploadReceiver.take(account, body);
    try {
      ExportScan scan = ExportScan.of(uploadedBody, json);
      if (!turns.tryAcquire()) {
        throw Problem.of(503, "busy", "Too much at once", "Another match is being imported.")
            .asException()
            .header("Retry-After", "5");
      }
      return begun(taken(account, uploadedBody, scan), uploadedBody);
    } catch (RuntimeException | Error refused) {
      uploadedBody.close();
      throw refused;
    }
  }

  /** Subscribed here: nobody subscribes where the client is gone by now, and its turn must end. */
  private Uni<MatchRow> begun(Uni<MatchRow> taken, UploadedBody uploadedBody) {
    return Uni.createFrom()
        .completionStage(
            taken
                .onTermination()
                .invoke(
                    () -> {
                      turns.release();
                      uploadedBody.close();
                    })
                .subscribeAsCompletionStage());
  }

  private Uni<MatchRow> taken(String account, UploadedBody uploadedBody, ExportScan scan) {
    return Uni.createFrom()
        .deferred(() -> editions.read(ExportedMatch.checksum(scan.head())))
        .flatMap(
            found ->
                backgroundWork.run(
                    () ->
                        replayed(
                            account,
                            uploadedBody,
                            scan,
                            found.orElseThrow(
                                () ->
                                    new InvalidExport(
                                        "/checksum", "this installation lacks the pack")))))
        .flatMap(
            done ->
                store
                    .put(
                        done.row(),
                        done.played().events(),
                        done.played().shown(),
                        done.played().draws())
                    .replaceWith(done.row()))
        .onFailure(InvalidExport.class)
        .transform(InvalidExport::problem);
  }

  private record Done(MatchRow row, ReplayedMatch played) {}

  private Done replayed(
      String account, UploadedBody uploadedBody, ExportScan scan, Edition<?, ?, ?, ?> edition) {
    ExportedMatch exportedMatch = ExportedMatch.of(scan, edition);
    UUID id = TimeOrderedIds.fresh(clock);
    Match match =
        new Match(
            id,
            exportedMatch.match().toString(),
            true,
            exportedMatch.scenario(),
            MatchTerms.casual(exportedMatch.policies()),
            exportedMatch.seed(),
            exportedMatch.seats());
    ReplayedMatch played;
    try (ExportedEvents events = ExportedEvents.of(uploadedBody, scan, json)) {
      played = ExportReplay.of(exportedMatch, events, uploadedBody.share(), match, edition);
    } catch (IllegalStateException | IllegalArgumentException wrong) {
      throw new InvalidExport("/events", "the rules cannot go on: " + wrong.getMessage());
    }
    return new Done(row(id, account, exportedMatch, edition, played.standing()), played);
  }

  private MatchRow row(
      UUID id,
      String account,
      ExportedMatch exportedMatch,
      Edition<?, ?, ?, ?> edition,
      MatchState<?, ?, ?, ?> end) {
    ObjectNode options = JsonNodeFactory.instance.objectNode();
    new TreeMap<>(exportedMatch.options().values()).forEach(options::put);
    return new MatchRow(
        id,
        edition.pack().game(),
        edition.pack().edition(),
        edition.pack().checksum(),
        exportedMatch.scenario(),
        options.toString(),
        "",
        exportedMatch.seed(),
        account,
        clock.instant().truncatedTo(ChronoUnit.MILLIS),
        true,
        Spectators.ALLOWED,
        MatchTerms.casual(exportedMatch.policies()),
        exportedMatch.match().toString(),
        "",
        MatchRow.OVER,
        end.revision(),
        WaitsJson.of(end).toString(),
        "",
        end.outcome(),
        "",
        "",
        exportedMatch.seats());
  }
}
