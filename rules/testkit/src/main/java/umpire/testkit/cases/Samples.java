package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.kernel.game.Game;
import umpire.wire.Codec;

/**
 * What checks play and ask of a game, from files of the game: {@code <game>/samples/<name>.json} on
 * the class path. They are no part of its pack, whose checksum says what a match is played under.
 *
 * <ul>
 *   <li>{@code battle}: a brief for combat, and where its parts stand
 *   <li>{@code trace}: a brief for supply, and what is expected of it
 *   <li>{@code demo}: the scenarios that checks play over HTTP
 *   <li>{@code drive}: one battle of a match, command by command
 *   <li>{@code rare-acts}: what walks are to come to, though seldom
 * </ul>
 */
public final class Samples {
  private Samples() {}

  /**
   * The sample of that name; empty where the game has none. Throws UncheckedIOException where its
   * file is no JSON.
   */
  public static Optional<JsonNode> find(Game game, String name) {
    String path = "/%s/samples/%s.json".formatted(game.id(), name);
    try (InputStream in = game.getClass().getResourceAsStream(path)) {
      return in == null ? Optional.empty() : Optional.of(Codec.plain().mapper().readTree(in));
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  /**
   * The sample of that name; throws IllegalStateException where the game has none, and
   * UncheckedIOException where its file is no JSON.
   */
  public static JsonNode of(Game game, String name) {
    return find(game, name)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "%s has no samples/%s.json: write one beside its pack"
                        .formatted(game.id(), name)));
  }

  /**
   * The games of the class path that have a sample of that name, sorted by id. Throws
   * UncheckedIOException where a file of that name is no JSON.
   */
  public static List<Game> games(String name) {
    return games().values().stream().filter(game -> find(game, name).isPresent()).toList();
  }

  /**
   * The game that checks play where none is named: the first that has the sample {@code drive}, or
   * else the first; empty where there is no game at all. Throws UncheckedIOException where a file
   * of that sample is no JSON.
   */
  public static String presetGame() {
    List<Game> driven = games("drive");
    if (!driven.isEmpty()) {
      return driven.getFirst().id();
    }
    SortedMap<String, Game> all = games();
    return all.isEmpty() ? "" : all.firstKey();
  }

  private static SortedMap<String, Game> games() {
    SortedMap<String, Game> games = new TreeMap<>();
    ServiceLoader.load(Game.class).forEach(game -> games.put(game.id(), game));
    return games;
  }
}
