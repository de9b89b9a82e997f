package umpire.lobby.tokens;

import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.quota.QuotaCall;
import umpire.chassis.quota.QuotaList;

/** How the caller stands with the quotas that this service counts. */
@Path("/v1/tokens/limits")
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@PermitAll
@Tag(name = "limits", description = "What is the most of anything.")
public class TokenLimitsResource {
  private final QuotaCall quotaCall;

  TokenLimitsResource(QuotaCall quotaCall) {
    this.quotaCall = quotaCall;
  }

  /** The quotas of the caller's token or, without one, of its address. */
  @GET
  @Operation(
      operationId = "lobbyLimits",
      summary = "Quotas of lobby-service",
      description = "Told with those of all other services at `/v1/limits`.")
  @APIResponse(responseCode = "200", description = "The quotas.")
  public QuotaList limits() {
    return quotaCall.standings();
  }
}
