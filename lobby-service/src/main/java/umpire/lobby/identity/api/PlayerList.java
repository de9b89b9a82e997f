package umpire.lobby.identity.api;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.identity.store.AccountRow;

/** Accounts that were asked for by their ids. */
@Schema(requiredProperties = {"accounts"})
public record PlayerList(
    @Schema(description = "In the order of the ids, each once; an id that nobody has is left out.")
        List<PlayerView> accounts) {
  public PlayerList {
    accounts = List.copyOf(accounts);
  }

  static PlayerList of(List<String> ids, List<AccountRow> rows) {
    Map<String, AccountRow> found =
        rows.stream().collect(Collectors.toMap(AccountRow::id, Function.identity()));
    return new PlayerList(
        ids.stream()
            .distinct()
            .map(found::get)
            .filter(Objects::nonNull)
            .map(PlayerView::of)
            .toList());
  }
}
