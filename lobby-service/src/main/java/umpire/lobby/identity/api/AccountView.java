package umpire.lobby.identity.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.identity.store.AccountRow;

/** An account as its owner sees it: opaque id, name, whether a program plays under it. */
@Schema(requiredProperties = {"id", "name", "bot", "kind"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AccountView(
    String id,
    String name,
    boolean bot,
    @Schema(enumeration = {"person", "bot", "service"}) String kind,
    @Schema(description = "The id of the person who owns this bot or service.")
        @Nullable String owner) {
  public static AccountView of(AccountRow account) {
    return new AccountView(
        account.id(),
        account.name(),
        account.bot(),
        account.kind().word(),
        account.owner().orElse(null));
  }
}
