package umpire.lobby.discord.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.quota.Uncounted;
import umpire.lobby.discord.InteractionDispatcher;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.signature.InteractionReader;
import umpire.lobby.discord.signature.SignatureVerifier;

/**
 * Where Discord calls. Not for our own clients: who may come in is decided by a signature alone.
 */
@Path("/v1/integrations/discord/interactions")
@Tag(name = "discord", description = "Playing from a Discord server.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class DiscordResource {
  private final SignatureVerifier signatureVerifier;
  private final InteractionReader reader;
  private final InteractionDispatcher interactionDispatcher;

  DiscordResource(
      SignatureVerifier signatureVerifier,
      InteractionReader reader,
      InteractionDispatcher interactionDispatcher) {
    this.signatureVerifier = signatureVerifier;
    this.reader = reader;
    this.interactionDispatcher = interactionDispatcher;
  }

  /** Takes the body as it came: the signature is over its bytes. */
  @Uncounted("all of Discord calls from a few addresses, and nothing is done before its signature")
  @PermitAll
  @POST
  @Operation(
      operationId = "discordInteraction",
      summary = "An interaction of Discord",
      description =
          "Paste this address into the developer portal as the interactions endpoint. Signed by"
              + " Ed25519 over timestamp and body, not older than five minutes. Answered within"
              + " three seconds; what takes longer is said later, by Discord's API.")
  @RequestBody(
      required = true,
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(type = SchemaType.OBJECT, implementation = Object.class)))
  @APIResponse(
      responseCode = "200",
      description = "An interaction response, in Discord's shape.",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(type = SchemaType.OBJECT, implementation = Object.class)))
  @APIResponse(responseCode = "400", description = "Signed, and not as Discord documents it")
  @APIResponse(responseCode = "401", description = "`not-signed` by Discord within five minutes")
  @APIResponse(responseCode = "404", description = "This installation has no Discord application")
  public Uni<JsonNode> interaction(
      @HeaderParam("X-Signature-Ed25519") @Nullable String signature,
      @HeaderParam("X-Signature-Timestamp") @Nullable String timestamp,
      byte[] body) {
    signatureVerifier.admit(signature, timestamp, body);
    return Uni.createFrom()
        .completionStage(() -> interactionDispatcher.answer(reader.read(body)))
        .map(Reply::json);
  }
}
