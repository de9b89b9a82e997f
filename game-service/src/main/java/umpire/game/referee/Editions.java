package umpire.game.referee;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import umpire.chassis.http.Problem;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Game;
import umpire.wire.Shelf;

/** Every edition that this service can play, by the checksum of its pack. */
@ApplicationScoped
public class Editions {
  private final Shelf shelf = Shelf.load();
  private final Map<String, Edition<?, ?, ?, ?>> byChecksum = new ConcurrentHashMap<>();
  private final Map<String, Edition<?, ?, ?, ?>> current = new ConcurrentHashMap<>();

  Editions() {
    shelf.games().forEach(id -> current.put(id, add(shelf.game(id).game(), shelf.game(id).pack())));
  }

  /** Makes one more edition playable; matches opened from now on do not take it. */
  public Edition<?, ?, ?, ?> add(Game game, Pack pack) {
    return byChecksum.computeIfAbsent(pack.checksum(), _ -> Edition.of(game, pack));
  }

  /** The edition under which a new match of a game is opened. */
  public Optional<Edition<?, ?, ?, ?>> current(String game) {
    return Optional.ofNullable(current.get(game));
  }

  /** The edition under which a match was opened; 503 where this installation lacks it. */
  Edition<?, ?, ?, ?> pinned(String edition, String checksum) {
    Edition<?, ?, ?, ?> found = byChecksum.get(checksum);
    if (found == null) {
      throw Problem.of(
              503,
              "edition-missing",
              "This edition is not here",
              "The match is played under "
                  + edition
                  + " with the checksum "
                  + checksum
                  + ", which this installation does not have.")
          .asException()
          .header("Retry-After", "60");
    }
    return found;
  }
}
