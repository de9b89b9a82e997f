package umpire.lobby.webhooks.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.webhooks.Deliveries;
import umpire.lobby.webhooks.store.DeliveryRow;

/** What a webhook sent and what came of it. */
@Path("/v1/webhooks")
@Tag(name = "webhooks", description = "What happens, sent to an address of one's own, signed.")
@RolesAllowed(Scopes.WEBHOOK)
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class DeliveriesResource {
  private static final Set<String> STATES =
      Set.of("", DeliveryRow.QUEUED, DeliveryRow.PENDING, DeliveryRow.DELIVERED, DeliveryRow.DEAD);

  private final Deliveries deliveries;
  private final Caller caller;

  DeliveriesResource(Deliveries deliveries, Caller caller) {
    this.deliveries = deliveries;
    this.caller = caller;
  }

  /** Deliveries of a webhook. */
  @GET
  @Path("/{id}/deliveries")
  @Operation(
      operationId = "listDeliveries",
      summary = "What a webhook sent, the newest first",
      description = "Kept for 30 days after it was delivered or died.")
  @APIResponseSchema(
      value = DeliveryList.class,
      responseCode = "200",
      responseDescription = "At most 50 deliveries, each with its attempts")
  @APIResponse(responseCode = "400", description = "No such status, or no cursor of ours")
  @APIResponse(responseCode = "401", description = WebhooksResource.NO_TOKEN)
  @APIResponse(responseCode = "403", description = WebhooksResource.NO_SCOPE)
  @APIResponse(responseCode = "404", description = WebhooksResource.NONE)
  public Uni<DeliveryList> list(
      @PathParam("id") String id,
      @Parameter(
              description = "Those alone; `dead` for the dead letters.",
              schema =
                  @Schema(
                      type = SchemaType.STRING,
                      enumeration = {"queued", "pending", "delivered", "dead"}))
          @QueryParam("status")
          @Nullable String status,
      @QueryParam("cursor") @DefaultValue("") String cursor) {
    String state = status == null ? "" : status;
    if (!STATES.contains(state)) {
      throw Problem.malformed("", "status is queued, pending, delivered or dead").asException();
    }
    return deliveries.of(caller.signedIn().id(), id, state, before(cursor)).map(DeliveryList::of);
  }

  private static int before(String cursor) {
    if (cursor.isEmpty()) {
      return Integer.MAX_VALUE;
    }
    if (!cursor.matches("[0-9]{1,9}")) {
      throw Problem.malformed("", "cursor is the `next` of a page").asException();
    }
    return Integer.parseInt(cursor);
  }

  /** Sends a delivery again. */
  @POST
  @Path("/{id}/deliveries/{number}/redeliver")
  @ResponseStatus(202)
  @Operation(
      operationId = "redeliver",
      summary = "Send a delivery again",
      description =
          "Under its id, without regard to the order. A pending one is tried at once; one that was delivered or died is tried for as long as a new one.")
  @APIResponseSchema(
      value = DeliveryView.class,
      responseCode = "202",
      responseDescription = "The delivery, which is on its way")
  @APIResponse(responseCode = "401", description = WebhooksResource.NO_TOKEN)
  @APIResponse(responseCode = "403", description = WebhooksResource.NO_SCOPE)
  @APIResponse(responseCode = "404", description = "The caller has no such webhook or delivery")
  @APIResponse(
      responseCode = "409",
      description = "`webhook-disabled`, or `not-its-turn`: it is queued")
  public Uni<DeliveryView> redeliver(@PathParam("id") String id, @PathParam("number") int number) {
    return deliveries.again(caller.signedIn().id(), id, number).map(DeliveryView::of);
  }

  /** Sends a ping. */
  @POST
  @Path("/{id}/test")
  @ResponseStatus(202)
  @Operation(
      operationId = "testWebhook",
      summary = "Try a webhook out",
      description = "Sends a `ping`, which has the log of any delivery.")
  @APIResponseSchema(
      value = DeliveryView.class,
      responseCode = "202",
      responseDescription = "The delivery, which is on its way")
  @APIResponse(responseCode = "401", description = WebhooksResource.NO_TOKEN)
  @APIResponse(responseCode = "403", description = WebhooksResource.NO_SCOPE)
  @APIResponse(responseCode = "404", description = WebhooksResource.NONE)
  @APIResponse(responseCode = "409", description = "`webhook-disabled`, or `ping-under-way`")
  public Uni<DeliveryView> test(@PathParam("id") String id) {
    return deliveries.ping(caller.signedIn().id(), id).map(DeliveryView::of);
  }
}
