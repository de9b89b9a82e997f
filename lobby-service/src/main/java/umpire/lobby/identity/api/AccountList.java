package umpire.lobby.identity.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.identity.store.AccountRow;

/** The caller's bots and services: all, for there are never many. */
@Schema(requiredProperties = {"accounts"})
public record AccountList(List<AccountView> accounts) {
  static AccountList of(List<AccountRow> rows) {
    return new AccountList(rows.stream().map(AccountView::of).toList());
  }
}
