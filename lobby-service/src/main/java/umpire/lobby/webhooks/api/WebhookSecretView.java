package umpire.lobby.webhooks.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A webhook whose secret was just made. */
@Schema(requiredProperties = {"webhook", "secret"})
public record WebhookSecretView(
    WebhookView webhook,
    @Schema(description = "What signs, shown this once.", pattern = "whsec_[A-Za-z0-9+/]{43}=")
        String secret) {
  @Override
  public String toString() {
    return "WebhookSecretView " + webhook.id();
  }
}
