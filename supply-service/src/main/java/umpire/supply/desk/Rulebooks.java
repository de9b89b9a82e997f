package umpire.supply.desk;

import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.wire.Shelf;

/** The supply rules of every game on the shelf, opened once at the start. */
@Startup
@Singleton
public class Rulebooks {
  private final Map<String, SupplyRulebook> byGame;

  /** Throws WireException if a pack is at fault: then the service does not start. */
  Rulebooks() {
    Shelf shelf = Shelf.load();
    byGame =
        shelf.games().stream()
            .map(shelf::game)
            .map(SupplyRulebook::new)
            .collect(Collectors.toUnmodifiableMap(SupplyRulebook::game, Function.identity()));
  }

  /** The game under its present edition; empty if the shelf has no such game. */
  public Optional<SupplyRulebook> of(String game) {
    return Optional.ofNullable(byGame.get(game));
  }

  /** The very edition under which a match is played; empty if this service does not have it. */
  public Optional<SupplyRulebook> of(String game, String edition, String checksum) {
    return of(game)
        .filter(book -> book.edition().equals(edition) && book.checksum().equals(checksum));
  }
}
