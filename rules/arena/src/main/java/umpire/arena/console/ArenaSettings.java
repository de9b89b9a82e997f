package umpire.arena.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Properties;
import java.util.TreeMap;

/**
 * What a game says to the arena: the goals of its speed, battles whose odds are timed, and how
 * checks by the thousand spread over its scenarios. It is {@code <game>/arena/sheet.properties} on
 * the class path, a file of the game's; a game without one has no goals, and its scenarios take
 * equal turns.
 *
 * @param game its id
 * @param words by their key
 */
public record ArenaSettings(String game, Map<String, String> words) {
  public ArenaSettings {
    words = Collections.unmodifiableMap(new TreeMap<>(words));
  }

  /** Reads the sheet of a game. */
  public static ArenaSettings of(String game) {
    Map<String, String> words = new TreeMap<>();
    try (InputStream file =
        ArenaSettings.class.getResourceAsStream(path(game, "sheet.properties"))) {
      if (file != null) {
        Properties read = new Properties();
        read.load(new InputStreamReader(file, StandardCharsets.UTF_8));
        read.stringPropertyNames().forEach(key -> words.put(key, read.getProperty(key).strip()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the sheet of " + game, e);
    }
    return new ArenaSettings(game, words);
  }

  /** The goal of a figure; empty where none was set. */
  public OptionalDouble goal(String figure) {
    String word = words.get(figure);
    return word == null ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(word));
  }

  /**
   * How many turns a scenario has in each round of a check: 1 where nothing is said, 0 for none.
   */
  public int turns(String check, String scenario) {
    return Integer.parseInt(words.getOrDefault(check + "." + scenario, "1"));
  }

  /**
   * Of so many walks of a scenario one is led by the game's valuation, where the lot alone seldom
   * gets far; 0 for none.
   */
  public int ledWalks() {
    return Integer.parseInt(words.getOrDefault("led-walks", "0"));
  }

  /** Names of battles whose odds are timed. */
  public List<String> battles() {
    String names = words.getOrDefault("battles", "");
    return names.isEmpty() ? List.of() : List.of(names.split(" +"));
  }

  /** The brief of one of these battles, as JSON; throws IllegalStateException if it has no file. */
  public byte[] battle(String name) {
    String path = path(game, name + ".json");
    try (InputStream file = ArenaSettings.class.getResourceAsStream(path)) {
      if (file == null) {
        throw new IllegalStateException(path + " is named in the sheet and is not there");
      }
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  private static String path(String game, String file) {
    return "/" + game + "/arena/" + file;
  }
}
