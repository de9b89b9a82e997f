package umpire.lobby.tokens;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.identity.api.AccountView;

/** A personal token that was just made, with its secret. */
@Schema(requiredProperties = {"id", "account", "name", "scopes", "createdAt", "token"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record IssuedTokenView(
    String id,
    @Schema(description = "Whose it is.") AccountView account,
    String name,
    List<String> scopes,
    Instant createdAt,
    @Schema(description = "Left out: it does not expire.") @Nullable Instant expiresAt,
    @Schema(description = "The secret, shown this once.", pattern = "ump_[A-Za-z0-9_-]{43}")
        String token) {

  static IssuedTokenView of(PersonalTokens.Made made) {
    PersonalTokenRow row = made.row();
    return new IssuedTokenView(
        row.id(),
        AccountView.of(made.account()),
        row.name(),
        row.scopes(),
        row.createdAt(),
        row.expiresAt().orElse(null),
        made.secret());
  }

  @Override
  public String toString() {
    return "IssuedTokenView " + id;
  }
}
