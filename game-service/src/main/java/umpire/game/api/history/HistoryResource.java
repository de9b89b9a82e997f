package umpire.game.api.history;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;
import umpire.chassis.http.RequestMemory;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.QueryParameters;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.event.EventsShape;
import umpire.game.api.shape.history.DiceShape;
import umpire.game.api.shape.history.ExportShape;
import umpire.game.api.shape.history.LogShape;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.reading.MatchReader;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.store.transaction.ShownRow;

/** What happened: events, dice, and the export after the end. */
@Path("/v1/matches/{id}")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
public class HistoryResource {
  public static final int PAGE = 500;

  private final Caller caller;
  private final MatchReader matchReader;
  private final EventJournal eventJournal;
  private final MatchDataStore matchDataStore;
  private final MemoryBudget budget;
  private final ObjectMapper mapper;

  HistoryResource(
      Caller caller,
      MatchReader matchReader,
      EventJournal eventJournal,
      MatchDataStore matchDataStore,
      MemoryBudget budget,
      ObjectMapper mapper) {
    this.budget = budget;
    this.mapper = mapper;
    this.caller = caller;
    this.matchReader = matchReader;
    this.eventJournal = eventJournal;
    this.matchDataStore = matchDataStore;
  }

  /** What the caller may know of what happened, after a number of their own. */
  @PermitAll
  @GET
  @Path("/events")
  @Operation(
      operationId = "readEvents",
      summary = "What happened",
      description = "As far as the caller may know it, after a number of their own.")
  @APIResponse(
      responseCode = "200",
      description = "At most 500 events.",
      content = @Content(schema = @Schema(implementation = EventsShape.class)))
  @APIResponse(responseCode = "400", description = "`after` is no number.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Uni<ObjectNode> events(
      @PathParam("id") String id, @QueryParam("after") @DefaultValue("0") String after) {
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(caller);
    UUID match = MatchId.of(id);
    int from = number(after, "after");
    return matchReader
        .see(match, matchReaderAccess)
        .flatMap(
            visibleMatch ->
                eventJournal
                    .shown(match, visibleMatch.viewer(), from, visibleMatch.row().revision(), PAGE)
                    .map(rows -> page(from, rows)));
  }

  private static ObjectNode page(int after, List<ShownRow> rows) {
    int seq = rows.isEmpty() ? after : rows.getLast().seq();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.set("events", MatchJson.events(rows));
    json.put("seq", seq);
    return rows.size() == PAGE ? json.put("next", "after=" + seq) : json;
  }

  /** Commitment, salts and draws; the seed after the end. */
  @PermitAll
  @GET
  @Path("/dice")
  @Operation(
      operationId = "readDice",
      summary = "Commitment, salts and draws",
      description =
          "What every die can be checked by. Values that the caller may not see yet are left out; after the end the seed is told.")
  @APIResponse(
      responseCode = "200",
      description = "The dice.",
      content = @Content(schema = @Schema(implementation = DiceShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Uni<ObjectNode> dice(@PathParam("id") String id) {
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(caller);
    return matchReader
        .see(MatchId.of(id), matchReaderAccess)
        .flatMap(
            visibleMatch ->
                draws(visibleMatch).map(draws -> HistoryJson.dice(visibleMatch, draws)));
  }

  /** The whole match in one document, after its end, or a seat's own log; openapi/export.md. */
  @PermitAll
  @GET
  @Path("/export")
  @Operation(
      operationId = "exportMatch",
      summary = "The whole match, or the caller's own log",
      description =
          "The whole match after its end; with `seat=me` the log of the caller's seat, at any time.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(oneOf = {ExportShape.class, LogShape.class})))
  @APIResponse(responseCode = "400", description = "`seat` is not `me`.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "409", description = "`not-over`.")
  @APIResponse(responseCode = "413", description = "It takes more memory than one answer may.")
  public Uni<byte[]> export(
      @PathParam("id") String id,
      @Parameter(description = "`me`: the caller's own log, at any time.") @QueryParam("seat")
          @Nullable String seat) {
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(caller);
    MemoryBudget.Share share = RequestMemory.open(budget);
    Uni<VisibleMatch> seeing = matchReader.see(MatchId.of(id), matchReaderAccess);
    if (seat == null) {
      return seeing.invoke(HistoryResource::requireEnd).flatMap(whole -> export(whole, share));
    }
    if (!seat.equals("me")) {
      throw Problem.malformed("/seat", "seat is me, or left out").asException();
    }
    return seeing.flatMap(own -> log(own, share));
  }

  private Uni<byte[]> log(VisibleMatch visibleMatch, MemoryBudget.Share share) {
    visibleMatch.requireASeat();
    StreamedJsonResponse answer =
        new StreamedJsonResponse(mapper, share, HistoryJson.logHead(visibleMatch)).begin("events");
    return shown(visibleMatch, 0, answer)
        .flatMap(_ -> draws(visibleMatch))
        .map(
            draws ->
                answer
                    .end()
                    .put("draws", HistoryJson.dice(visibleMatch, draws).get("draws"))
                    .whole());
  }

  private Uni<StreamedJsonResponse> shown(
      VisibleMatch visibleMatch, int after, StreamedJsonResponse answer) {
    return eventJournal
        .shown(
            visibleMatch.row().id(),
            visibleMatch.viewer(),
            after,
            visibleMatch.row().revision(),
            PAGE)
        .flatMap(
            rows -> {
              StreamedJsonResponse more = answer.add(rows, MatchJson::event);
              return rows.size() == PAGE
                  ? shown(visibleMatch, rows.getLast().seq(), more)
                  : Uni.createFrom().item(more);
            });
  }

  private Uni<byte[]> export(VisibleMatch visibleMatch, MemoryBudget.Share share) {
    StreamedJsonResponse answer =
        new StreamedJsonResponse(mapper, share, HistoryJson.exportHead(visibleMatch.row()))
            .begin("events");
    return draws(visibleMatch)
        .map(draws -> HistoryJson.used(visibleMatch, draws))
        .flatMap(
            used ->
                events(visibleMatch, 0, used, answer)
                    .map(
                        all ->
                            all.end()
                                .begin("draws")
                                .add(List.copyOf(used.values()), draw -> draw)
                                .end()
                                .put("outcome", StoredJson.tree(visibleMatch.row().outcome()))
                                .whole()));
  }

  private Uni<StreamedJsonResponse> events(
      VisibleMatch visibleMatch,
      int after,
      Map<Integer, ObjectNode> used,
      StreamedJsonResponse answer) {
    return eventJournal
        .page(visibleMatch.row().id(), after, visibleMatch.row().revision(), PAGE)
        .flatMap(
            rows -> {
              StreamedJsonResponse more = answer.add(rows, row -> HistoryJson.event(row, used));
              return rows.size() == PAGE
                  ? events(visibleMatch, rows.getLast().number(), used, more)
                  : Uni.createFrom().item(more);
            });
  }

  private Uni<List<DrawRow>> draws(VisibleMatch visibleMatch) {
    return matchDataStore.draws(visibleMatch.row().id(), visibleMatch.row().revision());
  }

  private static void requireEnd(VisibleMatch visibleMatch) {
    if (!visibleMatch.standing().over()) {
      throw Problem.conflict(
              "not-over", "The match is not over", "The whole match is told after its end.")
          .asException();
    }
  }

  private static int number(String text, String name) {
    return QueryParameters.within(name, text, 0, Integer.MAX_VALUE);
  }
}
