package umpire.lobby.challenges;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.matchmaking.JoinRequest;
import umpire.lobby.matchmaking.PlayerForm;
import umpire.lobby.matchmaking.RequestedMatch;

/** Offers of a match to one account; nobody but the two knows of them. */
@Path("/v1/challenges")
@RolesAllowed(Scopes.LOBBY)
@Tag(name = "challenges", description = "Offers of a match to one account.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@APIResponse(responseCode = "401", description = "No valid token")
public class ChallengesResource {
  private static final String UNKNOWN = "`catalogue-unknown`: the games are not known yet";
  private static final String NONE = "The caller neither sent nor received one of this id";
  private static final String RESTRICTED =
      "`banned`: from matchmaking; `blocked`: one of the two has blocked the other. ";
  private static final String CLOSED = "`challenge-closed`: it is no longer open";
  private static final String MISFIT =
      "`bot-cannot`: the opponent is a bot that does not play this; `member` says which of `games`, `scenarios`, `seats` and `clocks` of its entry in `/v1/bots` does not fit";
  private static final int WEEK = (int) Duration.ofDays(7).toSeconds();
  private static final int SHORTEST = 60;
  private static final int LONGEST = (int) Duration.ofDays(30).toSeconds();
  private static final int LONGEST_REASON = 200;

  private final Challenges challenges;
  private final Caller caller;
  private final Clock clock;

  ChallengesResource(Challenges challenges, Caller caller, Clock clock) {
    this.challenges = challenges;
    this.caller = caller;
    this.clock = clock;
  }

  /** Sends a challenge. */
  @POST
  @Operation(
      operationId = "sendChallenge",
      summary = "Challenge an account",
      description =
          "Open until the opponent accepts or declines, the challenger cancels it, or it expires.")
  @APIResponseSchema(
      value = ChallengeView.class,
      responseCode = "201",
      responseDescription = "The challenge; `Location` is its address")
  @APIResponse(
      responseCode = "400",
      description =
          "Malformed, no such opponent, game, scenario, option, seat or clock, or a scenario that is not for two; `pointer` says where")
  @APIResponse(responseCode = "403", description = RESTRICTED + "The token lacks the scope `lobby`")
  @APIResponse(responseCode = "409", description = "`too-many-challenges`: at most 20 are open")
  @APIResponse(responseCode = "422", description = MISFIT)
  @APIResponse(responseCode = "503", description = UNKNOWN)
  public Uni<Response> send(ChallengeRequest request) {
    return challenges
        .send(
            PlayerForm.read(caller.signedIn(), request.seat(), request.salt()),
            request.opponent(),
            wanted(request),
            expires(request.expiresInSeconds()))
        .map(
            row ->
                CreatedResponses.at("/v1/challenges/" + row.id())
                    .entity(ChallengeView.of(row, clock.instant()))
                    .build());
  }

  private static RequestedMatch wanted(ChallengeRequest request) {
    return RequestedMatch.read(
        request.game(),
        request.scenario(),
        request.options(),
        request.visibility(),
        request.spectators(),
        request.spectatorDelaySeconds(),
        request.clock(),
        request.rated());
  }

  private static Duration expires(@Nullable Integer seconds) {
    int given = Objects.requireNonNullElse(seconds, WEEK);
    if (given < SHORTEST || given > LONGEST) {
      throw Problem.malformed("/expiresInSeconds", SHORTEST + " to " + LONGEST).asException();
    }
    return Duration.ofSeconds(given);
  }

  /** The caller's. */
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listChallenges",
      summary = "The caller's challenges, the newest first",
      description = "Those that the caller sent and received, whatever became of them.")
  @APIResponseSchema(
      value = ChallengeList.class,
      responseCode = "200",
      responseDescription = "At most 50 challenges")
  @APIResponse(responseCode = "400", description = "`status` is neither `open` nor left out")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
  public Uni<ChallengeList> list(
      @Parameter(description = "`open`: those alone that may still be accepted.")
          @QueryParam("status")
          @DefaultValue("")
          String status,
      @QueryParam("cursor") @DefaultValue("") String cursor) {
    if (!Set.of("", "open").contains(status)) {
      throw Problem.malformed("/status", "open, or left out").asException();
    }
    return challenges
        .of(caller.signedIn().id(), !status.isEmpty(), cursor)
        .map(page -> ChallengeList.of(page, clock.instant()));
  }

  /** One of them. */
  @GET
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readChallenge",
      summary = "A challenge, and what became of it",
      description = "Once it is accepted it tells the match, and when that is open.")
  @APIResponseSchema(
      value = ChallengeView.class,
      responseCode = "200",
      responseDescription = "The challenge")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<ChallengeView> read(@PathParam("id") String id) {
    return challenges
        .find(caller.signedIn().id(), id)
        .map(row -> ChallengeView.of(row, clock.instant()));
  }

  /** Accepts a challenge. */
  @POST
  @Path("/{id}/accept")
  @Operation(
      operationId = "acceptChallenge",
      summary = "Accept a challenge",
      description =
          "This makes the match: `match` is its id, and it is there within moments, when the status is `opened`. A match that cannot be opened makes the challenge `failed`, with the reason. Accepting again changes nothing.")
  @APIResponseSchema(
      value = ChallengeView.class,
      responseCode = "200",
      responseDescription = "The challenge with its match")
  @APIResponse(responseCode = "400", description = "Malformed, or no such seat")
  @APIResponse(
      responseCode = "403",
      description = RESTRICTED + "Not for the caller, or no scope `lobby`")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = CLOSED + "; or `seat-taken`")
  @APIResponse(responseCode = "503", description = UNKNOWN)
  public Uni<ChallengeView> accept(@PathParam("id") String id, JoinRequest request) {
    return challenges
        .accept(PlayerForm.read(caller.signedIn(), request.seat(), request.salt()), id)
        .map(row -> ChallengeView.of(row, clock.instant()));
  }

  /** Declines a challenge. */
  @POST
  @Path("/{id}/decline")
  @Operation(
      operationId = "declineChallenge",
      summary = "Decline a challenge",
      description = "By the opponent, with or without a reason; declining again changes nothing.")
  @APIResponseSchema(
      value = ChallengeView.class,
      responseCode = "200",
      responseDescription = "The challenge, declined")
  @APIResponse(responseCode = "400", description = "The reason is too long")
  @APIResponse(responseCode = "403", description = "Not for the caller, or no scope `lobby`")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = CLOSED)
  public Uni<ChallengeView> decline(@PathParam("id") String id, DeclineRequest request) {
    String reason = Objects.requireNonNullElse(request.reason(), "");
    if (reason.length() > LONGEST_REASON) {
      throw Problem.malformed("/reason", "up to " + LONGEST_REASON + " characters").asException();
    }
    return challenges
        .decline(caller.signedIn().id(), id, reason)
        .map(row -> ChallengeView.of(row, clock.instant()));
  }

  /** Takes a challenge back. */
  @DELETE
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "cancelChallenge",
      summary = "Take a challenge back",
      description = "By the challenger, before it is accepted.")
  @APIResponseSchema(
      value = ChallengeView.class,
      responseCode = "200",
      responseDescription = "The challenge, cancelled")
  @APIResponse(responseCode = "403", description = "Not the caller's, or no scope `lobby`")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = CLOSED)
  public Uni<ChallengeView> cancel(@PathParam("id") String id) {
    return challenges
        .cancel(caller.signedIn().id(), id)
        .map(row -> ChallengeView.of(row, clock.instant()));
  }
}
