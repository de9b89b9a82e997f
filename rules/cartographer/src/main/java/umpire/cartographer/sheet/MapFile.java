package umpire.cartographer.sheet;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.StringJoiner;
import umpire.kernel.hex.MapSheet;
import umpire.wire.Codec;

/** A map as JSON for people: a line for each hex, hexside, link, area and set. */
public final class MapFile {
  private MapFile() {}

  /** UTF-8, ending with a line feed. */
  public static byte[] bytes(MapSheet sheet) {
    StringJoiner members = new StringJoiner(",\n  ", "{\n  ", "\n}\n");
    members.add("\"grid\": " + json(sheet.grid()));
    members.add(list("hexes", sheet.hexes()));
    members.add(list("hexsides", sheet.hexsides()));
    members.add(list("links", sheet.links()));
    members.add(list("areas", sheet.areas()));
    members.add(list("sets", sheet.sets()));
    return members.toString().getBytes(UTF_8);
  }

  private static String list(String name, List<? extends Record> rows) {
    StringJoiner lines = new StringJoiner(",\n    ", "\"" + name + "\": [\n    ", "\n  ]");
    rows.forEach(row -> lines.add(json(row)));
    return lines.toString();
  }

  private static String json(Object value) {
    return new String(Codec.plain().bytes(value), UTF_8);
  }
}
