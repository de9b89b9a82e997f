package umpire.wire.pack;

import java.util.Collections;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.kernel.game.Game;
import umpire.kernel.pack.Pack;
import umpire.wire.Codec;

/** Every game on the class path, with its pack and its codec. */
public final class Shelf {
  private final SortedMap<String, Shelved> games;

  private Shelf(SortedMap<String, Shelved> games) {
    this.games = games;
  }

  /**
   * A game ready for use.
   *
   * @param game the rulebook
   * @param pack its data
   * @param codec its JSON
   */
  public record Shelved(Game game, Pack pack, Codec codec) {}

  /**
   * Loads all games on the class path with their packs; throws WireException if a pack is at fault,
   * and IllegalStateException if two games have the same id.
   */
  public static Shelf load() {
    SortedMap<String, Shelved> games = new TreeMap<>();
    for (Game game : ServiceLoader.load(Game.class)) {
      Shelved shelved = new Shelved(game, Packs.load(game), Codec.of(game.types()));
      if (games.put(game.id(), shelved) != null) {
        throw new IllegalStateException("two games on the shelf are called " + game.id());
      }
    }
    return new Shelf(Collections.unmodifiableSortedMap(games));
  }

  /** The ids of all games, sorted. */
  public Set<String> games() {
    return games.keySet();
  }

  /** The game; throws IllegalArgumentException if the shelf has none of that id. */
  public Shelved game(String id) {
    Shelved shelved = games.get(id);
    if (shelved == null) {
      throw new IllegalArgumentException("'" + id + "' is none of " + games.keySet());
    }
    return shelved;
  }
}
