package umpire.game.api.stream;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.http.Scopes;
import umpire.game.api.shape.stream.TicketShape;
import umpire.game.store.StreamTickets;

/** Tickets for streams that are opened by a browser, which sends no headers with them. */
@Path("/v1/stream-tickets")
@CallerDependent
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
public class StreamTicketsResource {
  private final Caller caller;
  private final StreamTickets tickets;

  StreamTicketsResource(Caller caller, StreamTickets tickets) {
    this.caller = caller;
    this.tickets = tickets;
  }

  /** A ticket for one stream of the caller's. */
  @RolesAllowed(Scopes.READ)
  @Counted(Quota.READ)
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "streamTicket",
      summary = "Get a ticket for a stream",
      description =
          "For `?ticket=` on a stream, where no header can be sent: one use, within 30 s. The stream ends with the token that asked.")
  @APIResponseSchema(
      value = TicketShape.class,
      responseCode = "201",
      responseDescription = "The ticket.")
  @APIResponse(responseCode = "401", description = "Nobody is signed in.")
  @APIResponse(responseCode = "403", description = "The token lacks the scope.")
  public Uni<TicketShape> issue() {
    return tickets
        .issue(caller.permit())
        .map(ticket -> new TicketShape(ticket.secret(), ticket.expiresAt()));
  }
}
