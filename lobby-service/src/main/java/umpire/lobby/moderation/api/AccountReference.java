package umpire.lobby.moderation.api;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An account. */
@Schema(requiredProperties = {"id", "name"})
public record AccountReference(
    String id,
    @Schema(description = "Empty where the account is not known any more.") String name) {
  static AccountReference of(String id, Map<String, String> names) {
    return new AccountReference(id, names.getOrDefault(id, ""));
  }
}
