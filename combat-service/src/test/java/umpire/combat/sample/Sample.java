package umpire.combat.sample;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.wire.Shelf;
import umpire.wire.Shelf.Shelved;

/** The battle of {@code sample/battle.json}, and the rules of its game. */
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

  /** The brief as the rules take it. */
  public static Brief typed() {
    return SHELVED.codec().read(FILE.get("brief"), SHELVED.game().types().combatBrief());
  }

  /** Pointer of the outcome within a report. */
  public static String outcome() {
    return FILE.get("outcome").asText();
  }

  /** Name of the brief's member that is a place. */
  public static String place() {
    return FILE.get("place").asText().substring(1);
  }

  /** Name of the brief's member that lists the units of a side. */
  public static String units() {
    return FILE.get("units").asText().substring(1);
  }

  /** The game's rules, straight from the shelf. */
  @SuppressWarnings("unchecked") // only briefs of the game go in
  public static CombatRules<Brief, Report> rules() {
    return (CombatRules<Brief, Report>) SHELVED.game().combat(SHELVED.pack());
  }

  /** A key with this digit all over. */
  public static String key(int digit) {
    return Integer.toHexString(digit).repeat(64);
  }

  private static JsonNode read() {
    try (InputStream file = Sample.class.getResourceAsStream("/sample/battle.json")) {
      return new ObjectMapper().readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
