package umpire.weserubung.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import umpire.weserubung.model.WeserubungCounter;
import umpire.wire.Codec;

/** The files of the pack under test, as wire reads them. */
final class Weserubungs {
  static final Codec CODEC = Codec.plain();
  static final List<WeserubungCounter> COUNTERS =
      CODEC.readList(file("counters.json"), WeserubungCounter.class);

  private Weserubungs() {}

  static List<WeserubungCounter.Unit> units() {
    return of(WeserubungCounter.Unit.class);
  }

  static List<WeserubungCounter.Leader> leaders() {
    return of(WeserubungCounter.Leader.class);
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
