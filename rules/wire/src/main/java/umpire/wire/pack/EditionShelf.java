package umpire.wire.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.game.Game;
import umpire.kernel.pack.Pack;
import umpire.wire.Codec;

/**
 * The shelf and every other edition that was published: what an adjudicator can play. Messages may
 * come in any order and more than once; one that is laid over a pack which is not here yet waits
 * for it. Thread-safe.
 */
public final class EditionShelf {
  private final Shelf shelf;
  private final Map<String, Shelf.Shelved> byChecksum = new HashMap<>();
  private final List<PublishedEdition> waiting = new ArrayList<>();

  /** The editions of this shelf: of each game the pack on the class path, and no other yet. */
  public EditionShelf(Shelf shelf) {
    this.shelf = shelf;
    shelf.games().stream().map(shelf::game).forEach(this::keep);
  }

  private void keep(Shelf.Shelved shelved) {
    byChecksum.put(shelved.pack().checksum(), shelved);
  }

  /**
   * Takes an edition in, and gives what can be played now and could not before; throws
   * WireException where its files are not a pack of the game, and IllegalArgumentException where
   * they make another one than it says. Those of games that are not on the shelf are passed over.
   */
  public synchronized List<Shelf.Shelved> add(PublishedEdition published) {
    if (!shelf.games().contains(published.game()) || byChecksum.containsKey(published.checksum())) {
      return List.of();
    }
    if (!published.base().isEmpty() && !byChecksum.containsKey(published.base())) {
      waiting.add(published);
      return List.of();
    }
    Game game = shelf.game(published.game()).game();
    Pack pack = pack(game, published);
    if (!pack.checksum().equals(published.checksum())) {
      throw new IllegalArgumentException(
          published.key() + ": the files make the pack " + pack.checksum());
    }
    Shelf.Shelved shelved = new Shelf.Shelved(game, pack, Codec.of(game.types()));
    keep(shelved);
    List<Shelf.Shelved> come = new ArrayList<>(List.of(shelved));
    List<PublishedEdition> laidOver =
        waiting.stream().filter(one -> one.base().equals(pack.checksum())).toList();
    waiting.removeAll(laidOver);
    laidOver.forEach(one -> come.addAll(add(one)));
    return List.copyOf(come);
  }

  private Pack pack(Game game, PublishedEdition published) {
    Shelf.Shelved base = byChecksum.get(published.base());
    return base == null
        ? Packs.read(game, published.bytes())
        : Packs.overlay(game, base.pack(), published.edition(), Packs.trees(published.bytes()));
  }
}
