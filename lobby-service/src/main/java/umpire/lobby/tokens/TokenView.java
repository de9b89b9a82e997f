package umpire.lobby.tokens;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.identity.api.AccountView;
import umpire.lobby.identity.store.AccountRow;

/** A personal token without its secret. */
@Schema(requiredProperties = {"id", "account", "name", "scopes", "createdAt"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TokenView(
    String id,
    @Schema(description = "Whose it is.") AccountView account,
    String name,
    List<String> scopes,
    Instant createdAt,
    @Schema(description = "Left out: it does not expire.") @Nullable Instant expiresAt) {

  static TokenView of(AccountRow account, PersonalTokenRow row) {
    return new TokenView(
        row.id(),
        AccountView.of(account),
        row.name(),
        row.scopes(),
        row.createdAt(),
        row.expiresAt().orElse(null));
  }
}
