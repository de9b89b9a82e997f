package umpire.lobby.webhooks.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.webhooks.Webhooks;
import umpire.lobby.webhooks.message.WebhookSettings;
import umpire.lobby.webhooks.store.WebhookRow;

/** Telling programs outside what happens in matches: to whom and what. */
@Path("/v1/webhooks")
@Tag(name = "webhooks", description = "What happens, sent to an address of one's own, signed.")
@RolesAllowed(Scopes.WEBHOOK)
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class WebhooksResource {
  static final String MERGE_PATCH = "application/merge-patch+json";
  static final String NO_TOKEN = "No valid token";
  static final String NO_SCOPE = "The token lacks the scope `webhook`";
  static final String NONE = "The caller has no such webhook";
  private static final String MALFORMED =
      "Malformed, or an address where nothing is sent; `pointer` says where";

  private final Webhooks webhooks;
  private final WebhookForm form;
  private final Caller caller;
  private final Clock clock;

  WebhooksResource(Webhooks webhooks, WebhookForm form, Caller caller, Clock clock) {
    this.webhooks = webhooks;
    this.form = form;
    this.caller = caller;
    this.clock = clock;
  }

  /** Makes a webhook; its secret is returned once. */
  @POST
  @Operation(
      operationId = "makeWebhook",
      summary = "Be told what happens in matches",
      description =
          "Signed by Standard Webhooks. Delivered at least once, in the order of each match, under an id that stays the same; tried again for 24 hours.")
  @APIResponseSchema(
      value = WebhookSecretView.class,
      responseCode = "201",
      responseDescription =
          "The webhook with its secret, which is shown this once; `Location` is its address")
  @APIResponse(responseCode = "400", description = MALFORMED)
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "409", description = "`too-many-webhooks`: an account has at most 50")
  public Uni<Response> make(WebhookRequest request) {
    return webhooks
        .make(owner(), form.read(request))
        .map(
            made ->
                CreatedResponses.at("/v1/webhooks/" + made.row().id())
                    .entity(secret(made))
                    .build());
  }

  /** The caller's webhooks. */
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listWebhooks",
      summary = "My webhooks, the newest first",
      description = "Without their secrets, which are shown once.")
  @APIResponseSchema(
      value = WebhookList.class,
      responseCode = "200",
      responseDescription = "The webhooks, without their secrets")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  public Uni<WebhookList> list() {
    return webhooks
        .of(owner())
        .map(rows -> new WebhookList(rows.stream().map(this::view).toList()));
  }

  /** One webhook. */
  @GET
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readWebhook",
      summary = "A webhook of mine",
      description = "Without its secret, which was shown once.")
  @APIResponseSchema(
      value = WebhookView.class,
      responseCode = "200",
      responseDescription = "The webhook, without its secret")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<WebhookView> read(@PathParam("id") String id) {
    return webhooks.find(owner(), id).map(this::view);
  }

  /** Changes a webhook. */
  @PATCH
  @Path("/{id}")
  @Consumes({MediaType.APPLICATION_JSON, MERGE_PATCH})
  @Operation(
      operationId = "changeWebhook",
      summary = "Change a webhook",
      description =
          "A JSON Merge Patch (RFC 7396), under either media type. One that was disabled is switched on by `{\"status\": \"active\"}`.")
  @RequestBody(content = @Content(schema = @Schema(implementation = WebhookPatch.class)))
  @APIResponseSchema(
      value = WebhookView.class,
      responseCode = "200",
      responseDescription = "The webhook as it is now")
  @APIResponse(responseCode = "400", description = MALFORMED)
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = "`changed-meanwhile`: read it and try again")
  public Uni<WebhookView> change(@PathParam("id") String id, JsonNode patch) {
    return webhooks
        .change(owner(), id, (WebhookSettings now) -> form.patched(now, patch))
        .map(this::view);
  }

  /** Removes a webhook. */
  @DELETE
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "removeWebhook",
      summary = "Remove a webhook and its log",
      description = "Nothing is sent to it any more.")
  @APIResponse(responseCode = "204", description = "Removed")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Void> remove(@PathParam("id") String id) {
    return webhooks.remove(owner(), id);
  }

  /** Gives a webhook another secret. */
  @POST
  @Path("/{id}/secret")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "rotateWebhookSecret",
      summary = "Give a webhook another secret",
      description =
          "For 24 hours the one that it had signs besides: `webhook-signature` then holds two. Asked twice, the one before the last is forgotten.")
  @APIResponseSchema(
      value = WebhookSecretView.class,
      responseCode = "200",
      responseDescription = "The webhook with its secret, which is shown this once")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<WebhookSecretView> rotate(@PathParam("id") String id) {
    return webhooks.rotate(owner(), id).map(this::secret);
  }

  private String owner() {
    return caller.signedIn().id();
  }

  private WebhookView view(WebhookRow row) {
    return WebhookView.of(row, clock.instant());
  }

  private WebhookSecretView secret(Webhooks.Made made) {
    return new WebhookSecretView(view(made.row()), made.secret());
  }
}
