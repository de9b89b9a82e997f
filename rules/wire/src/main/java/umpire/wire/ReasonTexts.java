package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import umpire.kernel.citation.Reason;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.play.KebabCase;

/**
 * The words of a game's findings: {@code <game>/messages_en.properties} in UTF-8, one line for each
 * type of reason by its name in kebab-case, with the names of its components in braces as blanks.
 */
public final class ReasonTexts {
  private static final Pattern BLANK = Pattern.compile("\\{([A-Za-z0-9]+)}");

  private final String file;
  private final Properties lines;

  private ReasonTexts(String file, Properties lines) {
    this.file = file;
    this.lines = lines;
  }

  /**
   * The words of a game; throws WireException if it has no file of them, and UncheckedIOException
   * if the file cannot be read.
   */
  public static ReasonTexts of(Game game) {
    String file = game.id() + "/messages_en.properties";
    Properties lines = new Properties();
    try (InputStream in = game.getClass().getResourceAsStream("/" + file)) {
      if (in == null) {
        throw new WireException("", "the class path has no such file").in(file);
      }
      lines.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ReasonTexts(file, lines);
  }

  /**
   * The sentence of a reason, its blanks filled; throws WireException for a type without a line,
   * and for a blank that is none of the reason's components.
   */
  public String text(Reason reason) {
    String name = KebabCase.of(reason.getClass());
    String line = lines.getProperty(name);
    if (line == null) {
      throw new WireException("", "no line for '" + name + "'").in(file);
    }
    RecordLayout layout = RecordLayout.of(reason.getClass());
    return BLANK
        .matcher(line)
        .replaceAll(blank -> Matcher.quoteReplacement(filled(layout, reason, blank.group(1))));
  }

  /**
   * What is wrong with a game's file of words, in sentences; empty if nothing is. Throws
   * WireException if the game has no such file, and UncheckedIOException if it cannot be read.
   */
  public static List<String> missing(Game game, GameTypes gameTypes) {
    ReasonTexts reasonTexts = of(game);
    List<String> faults = new ArrayList<>();
    TreeSet<String> spare = new TreeSet<>(reasonTexts.lines.stringPropertyNames());
    Families.members(List.of(gameTypes.reason()))
        .forEach(
            (name, type) -> {
              spare.remove(name);
              faults.addAll(reasonTexts.faults(name, RecordLayout.of(type)));
            });
    spare.forEach(name -> faults.add("'" + name + "' is the name of no reason"));
    return List.copyOf(faults);
  }

  private List<String> faults(String name, RecordLayout layout) {
    String line = lines.getProperty(name);
    if (line == null || line.isBlank()) {
      return List.of("no line for '" + name + "'");
    }
    return BLANK
        .matcher(line)
        .results()
        .map(blank -> blank.group(1))
        .filter(blank -> layout.parts().stream().noneMatch(part -> part.name().equals(blank)))
        .map(blank -> "'" + name + "' has a blank {" + blank + "} that it cannot fill")
        .toList();
  }

  private String filled(RecordLayout layout, Reason reason, String blank) {
    return layout.parts().stream()
        .filter(part -> part.name().equals(blank))
        .map(part -> spoken(TreeWriter.tree(part.of(reason))))
        .findFirst()
        .orElseThrow(
            () ->
                new WireException("", "'" + layout.name() + "' cannot fill {" + blank + "}")
                    .in(file));
  }

  private static String spoken(JsonNode json) {
    if (json.isArray()) {
      return String.join(
          ", ", StreamSupport.stream(json.spliterator(), false).map(ReasonTexts::spoken).toList());
    }
    return json.isTextual() ? json.textValue() : json.toString();
  }
}
