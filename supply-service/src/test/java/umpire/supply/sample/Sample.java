package umpire.supply.sample;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.Shelf;
import umpire.wire.Shelf.Shelved;

/** The trace of {@code sample/trace.json}, and the rules of its game. */
public final class Sample {
  private static final JsonNode FILE = read();
  private static final Shelved SHELVED = Shelf.load().game(FILE.get("game").asText());

  private Sample() {}

  /** Id of its game. */
  public static String game() {
    return SHELVED.game().id();
  }

  /** The game on the shelf. */
  public static Shelved shelved() {
    return SHELVED;
  }

  /** The brief, to be altered at will. */
  public static ObjectNode brief() {
    return FILE.get("brief").deepCopy();
  }

  /** What the rules themselves say of the brief. */
  @SuppressWarnings("unchecked") // only briefs of the game go in
  public static JsonNode report() {
    SupplyRules<Brief, Report> rules =
        (SupplyRules<Brief, Report>) SHELVED.game().supply(SHELVED.pack());
    Brief brief = SHELVED.codec().read(FILE.get("brief"), SHELVED.game().types().supplyBrief());
    return SHELVED.codec().tree(rules.trace(brief));
  }

  /** Name of the brief's member that lists the units. */
  public static String units() {
    return FILE.get("units").asText().substring(1);
  }

  /** Name of a unit's member that is a place. */
  public static String place() {
    return FILE.get("place").asText().substring(1);
  }

  /** The expected values of a member of the report's lines, typed by hand from the rulebook. */
  public static JsonNode expected() {
    return FILE.get("expected");
  }

  private static JsonNode read() {
    try (InputStream file = Sample.class.getResourceAsStream("/sample/trace.json")) {
      return new ObjectMapper().readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
