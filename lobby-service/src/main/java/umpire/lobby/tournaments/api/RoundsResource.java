package umpire.lobby.tournaments.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.OwnPairings;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.Rounds;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.tournament.Bye;
import umpire.tournament.Points;

/** Rounds, boards and results. */
@Path("/v1/tournaments/{id}/rounds")
@Tag(name = "tournaments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class RoundsResource {
  private static final int LONGEST_ID = 100;
  private static final int LONGEST_REASON = 500;
  private static final int MOST_BOARDS = 500;
  private static final String NOT_NOW =
      "`wrong-status`, `round-open` or `cannot-be-paired`; with `again` also `round-closed` or `round-begun`";
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE =
      "The token lacks the scope `tournament:host`, or its account the role `arbiter`";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";

  private final Rounds rounds;
  private final Readings readings;
  private final Viewers viewers;
  private final Caller caller;

  RoundsResource(Rounds rounds, Readings readings, Viewers viewers, Caller caller) {
    this.rounds = rounds;
    this.readings = readings;
    this.viewers = viewers;
    this.caller = caller;
  }

  /** All rounds. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listRounds",
      summary = "The rounds of a tournament",
      description = "Boards, players, matches and results, from the first round on.")
  @APIResponseSchema(
      value = RoundList.class,
      responseCode = "200",
      responseDescription = "The rounds; the version of the tournament is the ETag")
  @APIResponse(responseCode = "304", description = "The caller has this version")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> list(@PathParam("id") String id, @Context Request request) {
    return viewers.answer(id, request, row -> views(row).map(RoundList::new));
  }

  private Uni<List<RoundView>> views(TournamentRow row) {
    return readings
        .state(row)
        .map(
            state ->
                state.rounds().stream()
                    .map(round -> RoundView.of(round, state.entries(), row.seats()))
                    .toList());
  }

  /** One round. */
  @PermitAll
  @GET
  @Path("/{round}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readRound",
      summary = "A round of a tournament",
      description = "Boards, players, matches and results.")
  @APIResponseSchema(
      value = RoundView.class,
      responseCode = "200",
      responseDescription = "The round; the version of the tournament is the ETag")
  @APIResponse(responseCode = "304", description = "The caller has this version")
  @APIResponse(responseCode = "404", description = "There is no such tournament or round")
  public Uni<Response> read(
      @PathParam("id") String id, @PathParam("round") int round, @Context Request request) {
    return viewers.answer(
        id,
        request,
        row ->
            views(row)
                .map(
                    all ->
                        all.stream()
                            .filter(one -> one.number() == round)
                            .findFirst()
                            .orElseThrow(() -> Problem.notFound().asException())));
  }

  /** Begins a round. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @POST
  @Operation(
      operationId = "openRound",
      summary = "Begin the next round",
      description =
          "Up to 500 boards as one act: all of it or nothing. The latest round is closed with it. An answer with `dryRun` shows matches that are never opened.")
  @APIResponseSchema(
      value = RoundView.class,
      responseCode = "200",
      responseDescription = "The round")
  @APIResponse(
      responseCode = "400",
      description = "Malformed; `errors` has one for each row of `pairings` that is wrong")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = NOT_NOW)
  public Uni<RoundView> open(@PathParam("id") String id, RoundRequest request) {
    String given = Objects.requireNonNullElse(request.id(), "");
    if (given.length() > LONGEST_ID) {
      throw Problem.malformed("/id", "up to " + LONGEST_ID + " characters").asException();
    }
    return rounds
        .open(
            caller.signedIn(),
            id,
            own(request),
            given,
            Boolean.TRUE.equals(request.again()),
            Boolean.TRUE.equals(request.dryRun()))
        .chain(round -> view(id, round));
  }

  private Uni<RoundView> view(String id, RoundState round) {
    return viewers
        .find(id)
        .chain(
            row ->
                readings
                    .entries(row.id())
                    .map(entries -> RoundView.of(round, entries, row.seats())));
  }

  private static Optional<OwnPairings> own(RoundRequest request) {
    List<RoundRequest.FreeRequest> byes = Objects.requireNonNullElse(request.byes(), List.of());
    if (request.pairings() == null) {
      if (request.byes() != null) {
        throw Problem.malformed("/byes", "with pairings alone").asException();
      }
      return Optional.empty();
    }
    if (request.pairings().size() > MOST_BOARDS) {
      throw Problem.malformed("/pairings", "at most " + MOST_BOARDS).asException();
    }
    List<OwnPairings.Free> free = new ArrayList<>();
    for (int i = 0; i < byes.size(); i++) {
      String kind = byes.get(i).kind();
      free.add(
          new OwnPairings.Free(
              byes.get(i).account(), BodyProblems.at("/byes/" + i + "/kind", () -> kind(kind))));
    }
    return Optional.of(new OwnPairings(request.pairings(), free));
  }

  private static Bye.Kind kind(String word) {
    for (Bye.Kind kind : Bye.Kind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("pairing, half or zero");
  }

  /** Gives a result. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/{round}/boards/{board}/result")
  @Operation(
      operationId = "decideBoard",
      summary = "Give a board its result",
      description =
          "By an arbiter, in a round that is not closed; in place of what it has. What is still played of it ends, and changes nothing any more.")
  @APIResponse(responseCode = "204", description = "It counts")
  @APIResponse(responseCode = "400", description = "Malformed, or other points than players")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = "There is no such tournament, round or board")
  @APIResponse(responseCode = "409", description = "`wrong-status` or `round-closed`")
  @ResponseStatus(204)
  public Uni<Void> decide(
      @PathParam("id") String id,
      @PathParam("round") int round,
      @PathParam("board") int board,
      ResultRequest request) {
    return rounds.decide(caller.signedIn(), id, round, board, result(request)).replaceWithVoid();
  }

  private static Result result(ResultRequest request) {
    if (!Set.of("adjudicated", "forfeit").contains(request.how())) {
      throw Problem.malformed("/how", "adjudicated or forfeit").asException();
    }
    String reason = request.reason().strip();
    if (reason.isEmpty() || reason.length() > LONGEST_REASON) {
      throw Problem.malformed("/reason", "1 to " + LONGEST_REASON + " characters").asException();
    }
    List<Points> points = new ArrayList<>();
    for (int i = 0; i < request.points().size(); i++) {
      double given = request.points().get(i);
      points.add(BodyProblems.at("/points/" + i, () -> points(given)));
    }
    return new Result(points, Result.How.of(request.how()), reason);
  }

  private static Points points(double given) {
    if (!(given >= 0 && given <= 100)) {
      throw new IllegalArgumentException("0 to 100");
    }
    BigDecimal exact = BigDecimal.valueOf(given).movePointRight(3).stripTrailingZeros();
    if (exact.scale() > 0) {
      throw new IllegalArgumentException("at most three decimals");
    }
    return new Points(exact.intValueExact());
  }
}
