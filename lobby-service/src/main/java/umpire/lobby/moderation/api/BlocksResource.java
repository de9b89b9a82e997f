package umpire.lobby.moderation.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
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
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.moderation.Blocks;

/** Whom the caller does not want to meet. */
@Path("/v1/blocks")
@RolesAllowed(Scopes.LOBBY)
@Tag(name = "moderation", description = "Block lists, reports, sanctions and appeals.")
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@APIResponse(responseCode = "401", description = "No valid token")
@APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
public class BlocksResource {
  private final Blocks blocks;
  private final Accounts accounts;
  private final Caller caller;

  BlocksResource(Blocks blocks, Accounts accounts, Caller caller) {
    this.blocks = blocks;
    this.accounts = accounts;
    this.caller = caller;
  }

  /** The caller's. */
  @GET
  @Operation(
      operationId = "listBlocks",
      summary = "Whom the caller has blocked",
      description = "Nobody else can see it.")
  @APIResponseSchema(
      value = BlockList.class,
      responseCode = "200",
      responseDescription = "At most 200 accounts")
  public Uni<BlockList> list() {
    return blocks
        .of(caller.signedIn().id())
        .chain(ids -> accounts.names(ids).map(names -> BlockList.of(ids, names)));
  }

  /** Blocks an account. */
  @PUT
  @Path("/{account}")
  @ResponseStatus(204)
  @Operation(
      operationId = "blockAccount",
      summary = "Block an account",
      description =
          "From now on neither of the two joins a seek of the other or challenges the other, nor do their bots: 403 `blocked`. Tournaments pair them all the same. Doing so again changes nothing.")
  @APIResponse(responseCode = "204", description = "It is blocked")
  @APIResponse(responseCode = "404", description = "There is no account of this id")
  @APIResponse(
      responseCode = "409",
      description = "`own-account`: nobody blocks themselves; `too-many-blocks`: at most 200")
  public Uni<Void> add(@PathParam("account") String account) {
    return blocks.add(caller.signedIn().id(), account);
  }

  /** Blocks it no more. */
  @DELETE
  @Path("/{account}")
  @ResponseStatus(204)
  @Operation(
      operationId = "unblockAccount",
      summary = "Block an account no more",
      description = "Only the caller's own block; the other may have blocked the caller, too.")
  @APIResponse(responseCode = "204", description = "It is blocked no more")
  @APIResponse(responseCode = "404", description = "The caller has not blocked this account")
  public Uni<Void> remove(@PathParam("account") String account) {
    return blocks.remove(caller.signedIn().id(), account);
  }
}
