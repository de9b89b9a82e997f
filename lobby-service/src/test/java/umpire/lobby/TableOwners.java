package umpire.lobby;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whose each table is, and who names one of another slice in a statement, which no import shows.
 * Entities are named there as well as tables.
 */
final class TableOwners {
  private static final Pattern NAMED =
      Pattern.compile("(?i)\\b(?:from|join|into|update|table)\\s+(\\w+)");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
  private static final Pattern CREATED = Pattern.compile("create table (\\w+)");

  /** By how the names of tables begin. */
  private static final Map<String, List<String>> SLICES =
      Map.of(
          "identity", List.of("account", "session", "signing_key", "known_address", "provider_"),
          "tokens", List.of("personal_token"),
          "seeks", List.of("seek"),
          "challenges", List.of("challenge"),
          "ratings", List.of("rating_"),
          "tournaments", List.of("tournament", "bulk"),
          "webhooks", List.of("webhook"),
          "discord", List.of("discord_"),
          "moderation", List.of("moderation_"),
          "outbox", List.of("outbox"));

  private final Path sources;
  private final Map<String, String> owners;

  /**
   * Of a folder of sources with a folder for each slice.
   *
   * @param tables those of the database
   */
  TableOwners(Path sources, Set<String> tables) {
    this.sources = sources;
    this.owners = tables.stream().collect(Collectors.toMap(table -> table, table -> owner(table)));
    files(sources)
        .filter(file -> file.getFileName().toString().endsWith("Row.java"))
        .forEach(file -> owners.put(name(file), slice(file)));
  }

  private static String owner(String table) {
    return SLICES.entrySet().stream()
        .filter(one -> one.getValue().stream().anyMatch(table::startsWith))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("whose is the table " + table + "?"));
  }

  /** The tables that a folder of migrations creates. */
  static Set<String> created(Path migrations) {
    return files(migrations)
        .flatMap(file -> CREATED.matcher(read(file)).results())
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Each file that names what is another slice's: {@code seeks/SeekStore: account}. */
  Set<String> strangers() {
    return files(sources)
        .filter(file -> !slice(file).isEmpty())
        .flatMap(
            file -> strangers(file).map(table -> slice(file) + "/" + name(file) + ": " + table))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Stream<String> strangers(Path file) {
    return NAMED
        .matcher(COMMENT.matcher(read(file)).replaceAll(""))
        .results()
        .map((MatchResult found) -> found.group(1))
        .filter(
            table ->
                Optional.ofNullable(owners.get(table))
                    .filter(owner -> !owner.equals(slice(file)))
                    .isPresent());
  }

  private String slice(Path file) {
    Path below = sources.relativize(file);
    return below.getNameCount() > 1 ? below.getName(0).toString() : "";
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return List.copyOf(all.filter(Files::isRegularFile).toList()).stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
