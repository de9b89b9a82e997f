package umpire.testkit.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The wall round the games: outside the folder of a game no main file, script or pom of the
 * checkout names it, neither by its id nor by its title, whatever the case, the accents and the
 * hyphens. So a game costs its folder, a module of the root pom and a line of the shelf's.
 */
public final class GameNames {
  /** Where a game may be named, as globs of paths below the root of the checkout. */
  private static final List<PathMatcher> FREE =
      Stream.of(
              // What lists the games, and whence their data come.
              "pom.xml",
              "rules/shelf/pom.xml",
              "NOTICE",
              // Prose, and what shows it to be true.
              "**.md",
              "docs/**",
              // Tests of one game's rules; those that hold for every game take the shelf's.
              "**/src/test/**",
              "**.test.mjs",
              // Contracts and clients are generated; examples are for readers to change.
              "openapi/*.yaml",
              "openapi/{games,released}/**",
              "openapi/clients/umpire*.json",
              "openapi/clients/{cases,examples,java,python,typescript,go,rust,csharp}/**")
          .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
          .toList();

  private static final Set<String> NOT_OURS = Set.of("target", "node_modules");

  private final Path root;
  private final Map<String, String> titles;
  private final List<String> found = new ArrayList<>();

  private GameNames(Path root, Map<String, String> titles) {
    this.root = root;
    this.titles = titles;
  }

  /**
   * Every place that names a game and must not, as {@code path:line: the line}, sorted; a path that
   * names one has no line. Throws UncheckedIOException where a file cannot be read.
   *
   * @param root of the checkout
   * @param titles of the games by id; the folder of a game is {@code rules/<id>}
   */
  public static List<String> outsideTheirFolders(Path root, Map<String, String> titles) {
    GameNames names = new GameNames(root, titles);
    try {
      Files.walkFileTree(root, names.new Visitor());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names.found.stream().sorted().toList();
  }

  private final class Visitor extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      Path path = root.relativize(folder);
      String name = path.getFileName().toString();
      boolean ofAGame = titles.keySet().stream().anyMatch(id -> path.equals(Path.of("rules", id)));
      return ofAGame || name.startsWith(".") || NOT_OURS.contains(name)
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Path path = root.relativize(file);
      if (attributes.isRegularFile() && FREE.stream().noneMatch(free -> free.matches(path))) {
        look(path, Files.readAllBytes(file));
      }
      return FileVisitResult.CONTINUE;
    }
  }

  private void look(Path path, byte[] bytes) {
    Set<String> words = words();
    String where = path.toString().replace('\\', '/');
    if (names(words, where)) {
      found.add(where + ": the path names a game");
    }
    // Also of pictures and archives: what they hold as plain text is found, and nothing fails.
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (names(words, lines.get(i))) {
        found.add("%s:%d: %s".formatted(where, i + 1, lines.get(i).strip()));
      }
    }
  }

  private static boolean names(Set<String> words, String text) {
    String plain = plain(text);
    return words.stream().anyMatch(plain::contains);
  }

  private Set<String> words() {
    Set<String> words = new TreeSet<>();
    titles.forEach(
        (id, title) -> {
          words.add(plain(id));
          words.add(plain(id.replace('-', ' ')));
          words.add(plain(id.replace("-", "")));
          words.add(plain(title));
        });
    return words;
  }

  /** Lower case without accents. */
  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
