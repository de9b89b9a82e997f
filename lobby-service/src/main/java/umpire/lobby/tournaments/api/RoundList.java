package umpire.lobby.tournaments.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The rounds of a tournament, from the first on. */
@Schema(requiredProperties = {"rounds"})
public record RoundList(List<RoundView> rounds) {
  public RoundList {
    rounds = List.copyOf(rounds);
  }
}
