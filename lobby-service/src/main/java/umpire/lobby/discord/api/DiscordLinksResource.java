package umpire.lobby.discord.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.discord.links.DiscordLinks;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.identity.sessions.Sessions;

/** Which Discord user plays with the caller's account. */
@Path("/v1/integrations/discord/links")
@Tag(name = "discord", description = "Playing from a Discord server.")
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@APIResponse(responseCode = "401", description = "No valid token")
@APIResponse(responseCode = "404", description = "No Discord application here, or no such link")
public class DiscordLinksResource {
  private final DiscordLinks discordLinks;
  private final Caller caller;

  DiscordLinksResource(DiscordLinks discordLinks, Caller caller) {
    this.discordLinks = discordLinks;
    this.caller = caller;
  }

  /** Makes a code to be typed in Discord. */
  @RolesAllowed(Scopes.LOBBY)
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "makeDiscordCode",
      summary = "Make a code to link with Discord",
      description =
          "Type it there as `/link code:`. It is good once and for ten minutes, and an earlier one"
              + " no longer. Linking lends Discord a personal token named `Discord` with the scopes"
              + " `match:read` and `match:play`: revoking that ends the link. Needs a session.")
  @APIResponseSchema(
      value = DiscordCodeView.class,
      responseCode = "201",
      responseDescription = "The code")
  @APIResponse(responseCode = "403", description = "`session-needed` or `scope-not-held`")
  public Uni<DiscordCodeView> code() {
    Sessions.require(caller.permit());
    return discordLinks
        .code(caller.permit())
        .map(code -> new DiscordCodeView(code.code(), code.expiresAt()));
  }

  /** The caller's link. */
  @RolesAllowed(Scopes.LOBBY)
  @GET
  @Operation(
      operationId = "listDiscordLinks",
      summary = "My link with Discord, if there is one",
      description = "A list, of none or one.")
  @APIResponseSchema(
      value = DiscordLinkList.class,
      responseCode = "200",
      responseDescription = "None or one")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
  public Uni<DiscordLinkList> list() {
    return discordLinks.mine(caller.signedIn().id()).map(DiscordLinkList::of);
  }

  /** Ends a link. */
  @RolesAllowed(Scopes.LOBBY)
  @DELETE
  @Path("/{user}")
  @ResponseStatus(204)
  @Operation(
      operationId = "endDiscordLink",
      summary = "End a link with Discord",
      description = "Its token is revoked.")
  @APIResponse(responseCode = "204", description = "Ended")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
  public Uni<Void> end(@PathParam("user") String user) {
    return discordLinks.unlink(caller.signedIn().id(), user);
  }
}
