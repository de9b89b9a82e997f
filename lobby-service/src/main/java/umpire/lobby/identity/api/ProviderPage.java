package umpire.lobby.identity.api;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.identity.provider.ProviderSignIns;

/** Where to sign in, and by when to be back. */
@Schema(requiredProperties = {"url", "expiresAt"})
public record ProviderPage(
    @Schema(description = "The provider's page, to be opened in a browser.") String url,
    Instant expiresAt) {
  static ProviderPage of(ProviderSignIns.Begun begun) {
    return new ProviderPage(begun.page().toString(), begun.endsAt());
  }
}
