package umpire.game.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.EditionRow;
import umpire.game.store.EditionStore;
import umpire.game.store.match.MatchRow;
import umpire.kernel.game.Game;
import umpire.kernel.pack.Pack;
import umpire.wire.Codec;
import umpire.wire.WireException;
import umpire.wire.pack.Packs;
import umpire.wire.pack.Shelf;

/**
 * Every edition that this service can play, by the checksum of its pack: those on the shelf, and
 * those that are kept because a match was opened under them or an administrator laid them.
 */
@Singleton
public class Editions {
  private static final Logger LOG = Logger.getLogger(Editions.class);

  private final Shelf shelf = Shelf.load();
  private final EditionStore store;
  private final BackgroundWork backgroundWork;
  private final Map<String, Edition<?, ?, ?, ?>> byChecksum = new ConcurrentHashMap<>();
  private final Map<String, Edition<?, ?, ?, ?>> current = new ConcurrentHashMap<>();
  private final Set<String> kept = ConcurrentHashMap.newKeySet();

  Editions(EditionStore store, BackgroundWork backgroundWork) {
    this.store = store;
    this.backgroundWork = backgroundWork;
    shelf.games().forEach(id -> current.put(id, add(shelf.game(id).game(), shelf.game(id).pack())));
  }

  private Edition<?, ?, ?, ?> add(Game game, Pack pack) {
    return byChecksum.computeIfAbsent(pack.checksum(), _ -> Edition.of(game, pack));
  }

  /** The edition of each game under which a new match is opened, by the game's id. */
  public List<Edition<?, ?, ?, ?>> current() {
    return current.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .<Edition<?, ?, ?, ?>>map(Map.Entry::getValue)
        .toList();
  }

  /** The edition under which a new match of a game is opened if none is named. */
  public Optional<Edition<?, ?, ?, ?>> current(String game) {
    return Optional.ofNullable(current.get(game));
  }

  /** The edition of a game that was last kept under a name, if there is one. */
  public Uni<Optional<Edition<?, ?, ?, ?>>> named(String game, String edition) {
    Optional<Edition<?, ?, ?, ?>> now =
        current(game).filter(found -> found.pack().edition().equals(edition));
    return now.isPresent()
        ? Uni.createFrom().item(now)
        : store
            .named(game, edition)
            .flatMap(found -> found.map(this::read).orElseGet(Editions::none));
  }

  /** What the catalogue says of each game that can be opened, by its id. */
  public Map<String, ObjectNode> catalogue() {
    Map<String, ObjectNode> entries = new HashMap<>();
    current.forEach((game, edition) -> entries.put(game, CatalogueEntry.of(edition.pack())));
    return entries;
  }

  /** The edition under which a match was opened; 503 where this installation lacks it. */
  public Uni<Edition<?, ?, ?, ?>> pinned(MatchRow match) {
    return read(match.checksum())
        .map(found -> found.orElseThrow(() -> missing(match.edition(), match.checksum())));
  }

  private static ProblemException missing(String edition, String checksum) {
    return Problem.of(
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

  /** Keeps an edition's pack, so that it is here when the jars have another. */
  public Uni<Void> keep(Edition<?, ?, ?, ?> edition) {
    Pack pack = edition.pack();
    // Any other was read from what is kept.
    if (current.get(pack.game()) != edition || kept.contains(pack.checksum())) {
      return Uni.createFrom().voidItem();
    }
    return backgroundWork
        .run(
            () ->
                EditionRow.of(
                    pack.checksum(),
                    pack.game(),
                    pack.edition(),
                    "",
                    Packs.files(shelf.game(pack.game()).game())))
        .flatMap(store::keep)
        .invoke(() -> kept.add(pack.checksum()));
  }

  /**
   * Lays files over the game's present pack and keeps the result; matches may be opened under it by
   * its name. Throws WireException where the files are not a pack's, and IllegalArgumentException
   * for an unknown game; 422 if the rules cannot play it, 409 if the name is another pack's.
   *
   * @param files by path in the pack
   */
  public Uni<Edition<?, ?, ?, ?>> lay(String game, String name, Map<String, JsonNode> files) {
    Shelf.Shelved shelved = shelf.game(game);
    Map<String, byte[]> bytes = new TreeMap<>();
    files.forEach((path, json) -> bytes.put(path, Codec.plain().bytes(json)));
    return backgroundWork
        .run(() -> tried(shelved, name, files))
        .call(pack -> refuseTaken(game, name, pack.checksum()))
        .call(() -> keep(add(shelved.game(), shelved.pack())))
        .call(
            pack ->
                store.keep(
                    EditionRow.of(pack.checksum(), game, name, shelved.pack().checksum(), bytes)))
        .map(pack -> add(shelved.game(), pack));
  }

  /** The pack, if every scenario of it can be opened. */
  private static Pack tried(Shelf.Shelved shelved, String name, Map<String, JsonNode> files) {
    Pack pack = Packs.overlay(shelved.game(), shelved.pack(), name, files);
    try {
      Edition.of(shelved.game(), pack).openEverything();
    } catch (RuntimeException unplayable) {
      // Rules are pure: what they throw at these data they would throw at every match under them.
      throw Problem.of(422, "unplayable", "The rules cannot play it", "" + unplayable.getMessage())
          .asException();
    }
    return pack;
  }

  private Uni<Void> refuseTaken(String game, String name, String checksum) {
    String own = shelf.game(game).pack().edition();
    return store
        .named(game, name)
        .invoke(
            found -> {
              if (own.equals(name) || found.filter(other -> !other.equals(checksum)).isPresent()) {
                throw Problem.conflict(
                        "edition-taken",
                        "An edition has this name",
                        "Another pack of " + game + " is called " + name + ".")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  private static <T> Uni<Optional<T>> none() {
    return Uni.createFrom().item(Optional.empty());
  }

  /** The edition of a pack, if this installation has it. */
  public Uni<Optional<Edition<?, ?, ?, ?>>> read(String checksum) {
    Edition<?, ?, ?, ?> known = byChecksum.get(checksum);
    return known == null
        ? store.find(checksum).flatMap(row -> row.map(this::read).orElseGet(Editions::none))
        : Uni.createFrom().item(Optional.of(known));
  }

  private Uni<Optional<Edition<?, ?, ?, ?>>> read(EditionRow row) {
    if (!shelf.games().contains(row.game())) {
      return none();
    }
    Game game = shelf.game(row.game()).game();
    Uni<Optional<Edition<?, ?, ?, ?>>> base = row.base().isEmpty() ? none() : read(row.base());
    return base.flatMap(
        below ->
            row.base().isEmpty() || below.isPresent()
                ? backgroundWork.run(() -> read(game, row, below.map(Edition::pack)))
                : none());
  }

  /** Empty where this build's code cannot read the pack: an edition that is not to be had. */
  private Optional<Edition<?, ?, ?, ?>> read(Game game, EditionRow row, Optional<Pack> base) {
    try {
      Pack pack =
          base.map(below -> Packs.overlay(game, below, row.edition(), Packs.trees(row.bytes())))
              .orElseGet(() -> Packs.read(game, row.bytes()));
      return pack.checksum().equals(row.checksum())
          ? Optional.of(add(game, pack))
          : Optional.empty();
    } catch (WireException stale) {
      LOG.errorf("the pack %s, %s, cannot be read: %s", row.edition(), row.checksum(), stale);
      return Optional.empty();
    }
  }
}
