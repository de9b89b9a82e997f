package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.kernel.cite.Provenance;
import umpire.weserubung.model.Setup;
import umpire.weserubung.model.WeserubungCounter;
import umpire.wire.Codec;

/** The files of the pack under test, as wire reads them. */
final class Weserubungs {
  private static final Pattern LINE = Pattern.compile("l\\.(\\d+) \\(16\\.0\\)");
  static final Codec CODEC = Codec.plain();
  static final List<WeserubungCounter> COUNTERS =
      CODEC.readList(file("counters.json"), WeserubungCounter.class);

  /** Hexes of our map (MAP.md) for what the set-up of the text says in words. */
  static final Map<String, String> HEXES =
      Map.ofEntries(
          Map.entry("group-1", "1851"),
          Map.entry("group-2", "1331"),
          Map.entry("group-3", "0713"),
          Map.entry("group-4", "2005"),
          Map.entry("group-5", "2410"),
          Map.entry("east-of-kristiansand", "1907"),
          Map.entry("south-east-of-bergen", "1014"),
          Map.entry("north-west-of-trondheim", "1628"),
          Map.entry("east-of-oslo", "2316"),
          Map.entry("north-west-of-drammen", "2114"),
          Map.entry("west-of-hamar", "2218"),
          Map.entry("north-west-of-narvik", "2053"),
          Map.entry("moss", "2313"),
          Map.entry("honefoss", "2116"),
          Map.entry("harstad", "1955"),
          Map.entry("elverum", "2320"),
          Map.entry("lillehammer", "2120"),
          Map.entry("stavanger", "1208"),
          Map.entry("molde", "1125"),
          Map.entry("steinkjer", "1832"),
          Map.entry("mosjoen", "1840"),
          Map.entry("narvik", "2154"),
          Map.entry("fornebu", "2215"),
          Map.entry("sola", "1207"),
          Map.entry("trondheim", "1729"));

  private Weserubungs() {}

  static List<WeserubungCounter.Unit> units() {
    return of(WeserubungCounter.Unit.class);
  }

  static List<WeserubungCounter.Leader> leaders() {
    return of(WeserubungCounter.Leader.class);
  }

  static WeserubungCounter counter(String id) {
    return COUNTERS.stream().filter(counter -> counter.id().equals(id)).findFirst().orElseThrow();
  }

  /** The name of a counter as the order of battle lists it: without the number of its copy. */
  static String kind(String id) {
    String name = counter(id).name();
    boolean copy = name.matches(".* \\d") && id.endsWith("-" + name.charAt(name.length() - 1));
    return copy ? name.substring(0, name.length() - 2) : name;
  }

  /** The line of the order of battle that a counter is printed in. */
  static String line(Provenance provenance) {
    assertThat(provenance.kind()).isEqualTo(Provenance.Kind.RULEBOOK);
    Matcher line = LINE.matcher(provenance.source());
    assertThat(line.matches()).as(provenance.source()).isTrue();
    return line.group(1);
  }

  /** The set-up of a scenario. */
  static Setup setup(String scenario) {
    return CODEC.read(file("scenarios/" + scenario + ".json").get("setup"), Setup.class);
  }

  /** The hex of a place that the set-up names; a box is its own place. */
  static String hex(String named) {
    return Objects.requireNonNullElse(HEXES.get(named), named);
  }

  /** The JSON of a file of the pack. */
  static JsonNode file(String path) {
    String name = "/weserubung/pack/" + path;
    try (InputStream in =
        Objects.requireNonNull(Weserubungs.class.getResourceAsStream(name), name)) {
      return CODEC.mapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A constant as JSON spells it. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <T extends WeserubungCounter> List<T> of(Class<T> type) {
    return COUNTERS.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
