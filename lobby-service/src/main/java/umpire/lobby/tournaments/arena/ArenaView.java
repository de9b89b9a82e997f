package umpire.lobby.tournaments.arena;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.tournaments.state.Entry;

/** An arena that has begun. */
@Schema(requiredProperties = {"closesAt", "ready"})
public record ArenaView(
    @Schema(description = "Until then whoever is ready is paired.") Instant closesAt,
    @Schema(description = "Who waits for a match, the longest first.")
        List<ArenaPlayerView> ready) {
  public ArenaView {
    ready = List.copyOf(ready);
  }

  /** Somebody who waits for a match. */
  @Schema(requiredProperties = {"number", "account", "name"})
  public record ArenaPlayerView(int number, String account, String name) {}

  static ArenaView of(Instant closes, List<Integer> ready, List<Entry> entries) {
    return new ArenaView(
        closes,
        ready.stream()
            .flatMap(
                number ->
                    entries.stream()
                        .filter(entry -> entry.number() == number)
                        .map(entry -> new ArenaPlayerView(number, entry.account(), entry.name())))
            .toList());
  }
}
