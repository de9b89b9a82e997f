package umpire.lobby.tokens;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The personal tokens of an account: all, for there are never many. */
@Schema(requiredProperties = {"tokens"})
public record TokenList(List<TokenView> tokens) {
  static TokenList of(PersonalTokens.Held held) {
    return new TokenList(
        held.rows().stream().map(row -> TokenView.of(held.account(), row)).toList());
  }
}
