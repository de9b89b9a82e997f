package umpire.lobby.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.store.AccountRow;

/** An account as its owner sees it: opaque id, name. */
@Schema(requiredProperties = {"id", "name"})
public record AccountView(String id, String name) {
  static AccountView of(AccountRow account) {
    return new AccountView(account.id().toString(), account.name());
  }
}
