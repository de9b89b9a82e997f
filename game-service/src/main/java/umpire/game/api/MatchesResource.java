package umpire.game.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.referee.Clerk;
import umpire.game.referee.Reader;
import umpire.game.referee.Resignation;
import umpire.game.store.MatchRow;

/** Opening matches, taking seats, looking at them, giving up. */
@Path("/v1/matches")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class MatchesResource {
  private static final Pattern SALT = Pattern.compile("[0-9a-f]{0,64}");

  private final Caller caller;
  private final Clerk clerk;
  private final Reader reader;
  private final Resignation resignation;

  MatchesResource(Caller caller, Clerk clerk, Reader reader, Resignation resignation) {
    this.caller = caller;
    this.clerk = clerk;
    this.reader = reader;
    this.resignation = resignation;
  }

  /** Opens a match; it begins when every seat is taken. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  public Uni<Response> open(OpenRequest request) {
    String account = caller.signedIn().id();
    return clerk
        .open(
            account,
            request.game(),
            request.scenario(),
            Objects.requireNonNullElse(request.options(), Map.of()),
            Objects.requireNonNullElse(request.seats(), Map.of()))
        .flatMap(
            row ->
                header(row, account)
                    .map(
                        json ->
                            Response.created(URI.create("/v1/matches/" + row.id()))
                                .entity(json)
                                .build()));
  }

  /** Header, and the position as the caller may know it. */
  @RolesAllowed(Scopes.READ)
  @GET
  @Path("/{id}")
  public Uni<Response> match(@PathParam("id") String id, @Context Request request) {
    String account = caller.signedIn().id();
    UUID match = MatchId.of(id);
    return reader.see(match, account).map(seen -> Tagged.answer(request, MatchJson.header(seen)));
  }

  /** Takes an open seat. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Path("/{id}/seats/{seat}")
  public Uni<ObjectNode> take(
      @PathParam("id") String id, @PathParam("seat") String seat, SeatRequest request) {
    String account = caller.signedIn().id();
    String salt = Objects.requireNonNullElse(request.salt(), "");
    if (!SALT.matcher(salt).matches()) {
      throw Problem.malformed("/salt", "up to 64 lower-case hexadecimal digits").asException();
    }
    return clerk.take(MatchId.of(id), seat, account, salt).flatMap(row -> header(row, account));
  }

  /** Gives up: ends the match, whatever it waits for. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Path("/{id}/resign")
  @Consumes(MediaType.WILDCARD)
  public Uni<ObjectNode> resign(@PathParam("id") String id) {
    String account = caller.signedIn().id();
    return resignation.resign(MatchId.of(id), account).flatMap(row -> header(row, account));
  }

  private Uni<ObjectNode> header(MatchRow row, String account) {
    return reader.see(row, account).map(MatchJson::header);
  }
}
