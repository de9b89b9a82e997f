package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.terrain.MapFacts;
import umpire.wire.Codec;

/** The files of the pack under test, as wire reads them. */
final class Weserubungs {
  private static final Pattern LINE = Pattern.compile("l\\.(\\d+) \\(16\\.0\\)");
  static final Codec CODEC = Codec.plain();
  static final List<WeserubungCounter> COUNTERS =
      CODEC.readList(file("counters.json"), WeserubungCounter.class);

  static final MapFacts CHART =
      new MapFacts(new MapGraph(CODEC.read(file("map.json"), MapSheet.class)));

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

  /** The place that the set-up names: a box, the one hex of a set, or the hex of that name. */
  static String hex(String named) {
    boolean kebab = named.matches("[a-z0-9-]+");
    if (kebab && MapFacts.isBox(new Place(named))) {
      return named;
    }
    List<String> found =
        kebab
            ? CHART.set(named).stream().map(Place::id).toList()
            : CHART.map().sheet().hexes().stream()
                .filter(hex -> hex.name().equals(named))
                .map(hex -> hex.id().id())
                .toList();
    assertThat(found).as(named).hasSize(1);
    return found.getFirst();
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
