package umpire.lobby.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.store.AccountRow;

/** An account as its owner sees it: opaque id, name, whether a program plays under it. */
@Schema(requiredProperties = {"id", "name", "bot"})
public record AccountView(String id, String name, boolean bot) {
  static AccountView of(AccountRow account) {
    return new AccountView(account.id(), account.name(), account.bot());
  }
}
