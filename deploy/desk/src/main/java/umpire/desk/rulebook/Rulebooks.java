package umpire.desk.rulebook;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.wire.pack.EditionShelf;
import umpire.wire.pack.PublishedEdition;
import umpire.wire.pack.Shelf;
import umpire.wire.pack.Shelf.Shelved;

/**
 * The rules of every game on the shelf, opened once at the start, and of every other edition that
 * game-service published. A service has one bean of this type.
 *
 * @param <B> the service's own rulebook
 */
public class Rulebooks<B extends Rulebook> {
  private final Function<Shelved, B> opening;
  private final Map<String, B> byGame;
  private final Map<String, B> byChecksum = new ConcurrentHashMap<>();
  private final EditionShelf editions;

  /**
   * Opens every game on the shelf.
   *
   * @param opening makes the rulebook of an edition
   * @throws umpire.wire.WireException if a pack is at fault: then the service does not start
   */
  public Rulebooks(Function<Shelved, B> opening) {
    this.opening = opening;
    Shelf shelf = Shelf.load();
    editions = new EditionShelf(shelf);
    byGame =
        shelf.games().stream()
            .map(shelf::game)
            .map(opening)
            .collect(
                Collectors.toUnmodifiableMap(book -> book.codec().game(), Function.identity()));
    byGame.values().forEach(book -> byChecksum.put(book.codec().checksum(), book));
  }

  /** The game under its present edition; empty if the shelf has no such game. */
  public Optional<B> of(String game) {
    return Optional.ofNullable(byGame.get(game));
  }

  /** The very edition under which a match is played; empty if this service does not have it. */
  public Optional<B> of(String game, String edition, String checksum) {
    return Optional.ofNullable(byChecksum.get(checksum))
        .filter(book -> book.codec().game().equals(game) && book.codec().edition().equals(edition));
  }

  /** Takes in a published edition; throws as {@link EditionShelf#add} does. */
  public void add(PublishedEdition edition) {
    editions
        .add(edition)
        .forEach(come -> byChecksum.put(come.pack().checksum(), opening.apply(come)));
  }
}
