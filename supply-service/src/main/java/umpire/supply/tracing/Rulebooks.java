package umpire.supply.tracing;

import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.wire.pack.EditionShelf;
import umpire.wire.pack.PublishedEdition;
import umpire.wire.pack.Shelf;

/**
 * The supply rules of every game on the shelf, opened once at the start, and of every other edition
 * that game-service published.
 */
@Startup
@Singleton
public class Rulebooks {
  private final Map<String, SupplyRulebook> byGame;
  private final Map<String, SupplyRulebook> byChecksum = new ConcurrentHashMap<>();
  private final EditionShelf editions;

  /** Throws WireException if a pack is at fault: then the service does not start. */
  Rulebooks() {
    Shelf shelf = Shelf.load();
    editions = new EditionShelf(shelf);
    byGame =
        shelf.games().stream()
            .map(shelf::game)
            .map(SupplyRulebook::new)
            .collect(Collectors.toUnmodifiableMap(SupplyRulebook::game, Function.identity()));
    byGame.values().forEach(book -> byChecksum.put(book.checksum(), book));
  }

  /** The game under its present edition; empty if the shelf has no such game. */
  public Optional<SupplyRulebook> of(String game) {
    return Optional.ofNullable(byGame.get(game));
  }

  /** The very edition under which a match is played; empty if this service does not have it. */
  public Optional<SupplyRulebook> of(String game, String edition, String checksum) {
    return Optional.ofNullable(byChecksum.get(checksum))
        .filter(book -> book.game().equals(game) && book.edition().equals(edition));
  }

  /** Takes in a published edition; throws as {@link EditionShelf#add} does. */
  public void add(PublishedEdition edition) {
    editions
        .add(edition)
        .forEach(come -> byChecksum.put(come.pack().checksum(), new SupplyRulebook(come)));
  }
}
