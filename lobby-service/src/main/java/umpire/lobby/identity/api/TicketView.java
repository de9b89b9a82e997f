package umpire.lobby.identity.api;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.identity.provider.ProviderSignInResult;

/** What opens an account, once, for one whom the provider vouched for. */
@Schema(requiredProperties = {"ticket", "expiresAt"})
public record TicketView(
    @Schema(description = "For `POST /v1/sessions/oidc`, with a name.") String ticket,
    Instant expiresAt) {
  static TicketView of(ProviderSignInResult.New arrived) {
    return new TicketView(arrived.ticket(), arrived.endsAt());
  }

  @Override
  public String toString() {
    return "TicketView until " + expiresAt;
  }
}
