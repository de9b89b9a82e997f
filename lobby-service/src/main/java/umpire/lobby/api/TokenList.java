package umpire.lobby.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.store.PersonalTokenRow;

/** The caller's personal tokens: all, for there are never many. */
@Schema(requiredProperties = {"tokens"})
public record TokenList(List<TokenView> tokens) {
  static TokenList of(List<PersonalTokenRow> rows) {
    return new TokenList(rows.stream().map(TokenView::of).toList());
  }
}
