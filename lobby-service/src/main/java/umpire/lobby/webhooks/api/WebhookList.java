package umpire.lobby.webhooks.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The webhooks of an account. */
@Schema(requiredProperties = {"webhooks"})
public record WebhookList(List<WebhookView> webhooks) {}
