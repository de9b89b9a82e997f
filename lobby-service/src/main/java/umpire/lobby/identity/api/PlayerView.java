package umpire.lobby.identity.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.identity.store.AccountRow;

/** An account as everybody sees it. */
@Schema(requiredProperties = {"id", "name", "kind"})
public record PlayerView(
    String id,
    @Schema(description = "The name that its owner chose; unique, and it stays.") String name,
    @Schema(enumeration = {"person", "bot", "service"}) String kind) {
  static PlayerView of(AccountRow account) {
    return new PlayerView(account.id(), account.name(), account.kind().word());
  }
}
