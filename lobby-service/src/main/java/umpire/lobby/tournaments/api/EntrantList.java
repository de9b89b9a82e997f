package umpire.lobby.tournaments.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Everybody who entered a tournament or may, by numbers. */
@Schema(requiredProperties = {"entrants"})
public record EntrantList(List<EntrantView> entrants) {
  public EntrantList {
    entrants = List.copyOf(entrants);
  }
}
