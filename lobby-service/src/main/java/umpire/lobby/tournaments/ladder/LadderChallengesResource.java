package umpire.lobby.tournaments.ladder;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.api.Viewers;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.TournamentRow;

/** Challenges on a ladder. */
@Path("/v1/tournaments/{id}/challenges")
@Tag(name = "tournaments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class LadderChallengesResource {
  private static final int LONGEST_ID = 100;
  private static final String NO_TOKEN = "No valid token";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";
  private static final String NO_CHALLENGE = "There is no such tournament or challenge";

  /** Who is challenged. */
  @Schema(requiredProperties = {"account"})
  public record LadderChallengeRequest(
      @Schema(description = "Of somebody who stands above the caller.") String account,
      @Schema(
              maxLength = 100,
              description =
                  "By the caller's choice; sent again with it, the request gives the challenge that it made.")
          @Nullable String id) {}

  /** What is said to a challenge. */
  @Schema(requiredProperties = {"answer"})
  public record LadderAnswerRequest(
      @Schema(
              enumeration = {"accept", "decline", "take-back"},
              description = "The challenger takes it back, the challenged do the others.")
          String answer) {}

  /** Challenges, the newest first. */
  @Schema(requiredProperties = {"challenges"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record LadderChallengeList(
      List<LadderChallengeView> challenges,
      @Schema(description = "The cursor of the next page; left out on the last.")
          @Nullable String next) {
    public LadderChallengeList {
      challenges = List.copyOf(challenges);
    }
  }

  private final LadderChallenges challenges;
  private final Readings readings;
  private final Viewers viewers;
  private final Caller caller;

  LadderChallengesResource(
      LadderChallenges challenges, Readings readings, Viewers viewers, Caller caller) {
    this.challenges = challenges;
    this.readings = readings;
    this.viewers = viewers;
    this.caller = caller;
  }

  /** Challenges somebody. */
  @RolesAllowed(Scopes.LOBBY)
  @POST
  @Operation(
      operationId = "challengeOnLadder",
      summary = "Challenge somebody above oneself on a ladder",
      description =
          "As the plan says, they accept or decline, or their match opens at once. Nobody has two challenges at a time.")
  @APIResponseSchema(
      value = LadderChallengeView.class,
      responseCode = "201",
      responseDescription = "The challenge; `Location` is its address")
  @APIResponse(
      responseCode = "200",
      description = "The challenge that an earlier request of this id made")
  @APIResponse(
      responseCode = "400",
      description = "Malformed, oneself, or nobody who takes part; `pointer` says where")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope, or the caller is `banned` or takes no part")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description =
          "`wrong-status`, `no-ladder`, `id-in-use`, `not-above`, `too-far-above`, `busy` or `too-soon`")
  public Uni<Response> challenge(@PathParam("id") String id, LadderChallengeRequest request) {
    return challenges
        .challenge(caller.signedIn(), id, request.account(), requestId(request))
        .chain(made -> view(id, made.challenge()).map(view -> answer(id, made.fresh(), view)));
  }

  private static String requestId(LadderChallengeRequest request) {
    String given = Objects.requireNonNullElse(request.id(), "");
    if (given.length() > LONGEST_ID) {
      throw Problem.malformed("/id", "up to " + LONGEST_ID + " characters").asException();
    }
    return given;
  }

  private static Response answer(String id, boolean fresh, LadderChallengeView view) {
    return fresh
        ? CreatedResponses.at("/v1/tournaments/" + id + "/challenges/" + view.number())
            .entity(view)
            .build()
        : Response.ok(view).build();
  }

  private Uni<LadderChallengeView> view(String id, LadderChallenge challenge) {
    return readings.entries(id).map(entries -> LadderChallengeView.of(challenge, entries));
  }

  /** All challenges. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listLadderChallenges",
      summary = "The challenges of a ladder, the newest first",
      description = "Of a tournament of another format there are none.")
  @APIResponseSchema(
      value = LadderChallengeList.class,
      responseCode = "200",
      responseDescription = "At most 100 challenges")
  @APIResponse(responseCode = "400", description = "No cursor of this list")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<LadderChallengeList> list(
      @PathParam("id") String id, @QueryParam("cursor") @DefaultValue("") String cursor) {
    if (!cursor.matches("[0-9]{0,9}")) {
      throw Problem.malformed("", "no cursor of this list").asException();
    }
    int before = cursor.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(cursor);
    return viewers
        .find(id)
        .map(TournamentRow::id)
        .chain(found -> challenges.before(found, before))
        .chain(all -> readings.entries(id).map(entries -> page(all, entries)));
  }

  private static LadderChallengeList page(List<LadderChallenge> all, List<Entry> entries) {
    List<LadderChallenge> shown = all.subList(0, Math.min(all.size(), LadderRows.MOST));
    return new LadderChallengeList(
        shown.stream().map(one -> LadderChallengeView.of(one, entries)).toList(),
        shown.size() < all.size() ? Integer.toString(shown.getLast().number()) : null);
  }

  /** One challenge. */
  @PermitAll
  @GET
  @Path("/{challenge}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readLadderChallenge",
      summary = "A challenge of a ladder",
      description = "What became of it; its board has the match.")
  @APIResponseSchema(
      value = LadderChallengeView.class,
      responseCode = "200",
      responseDescription = "The challenge")
  @APIResponse(responseCode = "404", description = NO_CHALLENGE)
  public Uni<LadderChallengeView> read(
      @PathParam("id") String id, @PathParam("challenge") int challenge) {
    return viewers
        .find(id)
        .chain(row -> challenges.find(row.id(), challenge))
        .chain(found -> view(id, found));
  }

  /** Answers a challenge. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @PUT
  @Path("/{challenge}/answer")
  @Operation(
      operationId = "answerLadderChallenge",
      summary = "Accept or decline a challenge of a ladder, or take one back",
      description =
          "While it is `offered`. The two need the scope `lobby`, staff for them `tournament:host`. The same answer again changes nothing.")
  @APIResponseSchema(
      value = LadderChallengeView.class,
      responseCode = "200",
      responseDescription = "The challenge as it is now")
  @APIResponse(responseCode = "400", description = "Malformed, or no such answer")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope, or it is not the caller's to answer")
  @APIResponse(responseCode = "404", description = NO_CHALLENGE)
  @APIResponse(
      responseCode = "409",
      description = "`wrong-status`, `no-ladder` or `challenge-answered`")
  public Uni<LadderChallengeView> answer(
      @PathParam("id") String id,
      @PathParam("challenge") int challenge,
      LadderAnswerRequest request) {
    LadderAnswer answer = BodyProblems.at("/answer", () -> LadderAnswer.of(request.answer()));
    return challenges.answer(caller.signedIn(), id, challenge, answer).chain(now -> view(id, now));
  }
}
