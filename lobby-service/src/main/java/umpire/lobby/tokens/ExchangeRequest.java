package umpire.lobby.tokens;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A personal token to be exchanged. */
@Schema(requiredProperties = {"token"})
public record ExchangeRequest(@Schema(pattern = "ump_[A-Za-z0-9_-]{43}") String token) {
  @Override
  public String toString() {
    return "ExchangeRequest";
  }
}
