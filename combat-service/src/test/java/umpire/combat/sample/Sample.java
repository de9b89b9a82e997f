package umpire.combat.sample;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.wire.Shelf;
import umpire.wire.Shelf.Shelved;

/** A battle of each game on the shelf, in {@code sample/}, and the rules of its game. */
public final class Sample {
  /** One throw, and a table. */
  public static final Sample NARVIK = new Sample("narvik");

  /** The first of many throws. */
  public static final Sample WESERUBUNG = new Sample("weserubung");

  private final JsonNode file;
  private final Shelved shelved;

  private Sample(String game) {
    file = read("/sample/battle-" + game + ".json");
    shelved = Shelf.load().game(game);
  }

  /** One of each game, for tests that hold whatever the game is. */
  public static Stream<Sample> all() {
    return Stream.of(NARVIK, WESERUBUNG);
  }

  @Override
  public String toString() {
    return game();
  }

  /** Id of its game. */
  public String game() {
    return shelved.game().id();
  }

  /** The game on the shelf. */
  public Shelved shelved() {
    return shelved;
  }

  /** The brief, to be altered at will. */
  public ObjectNode brief() {
    return file.get("brief").deepCopy();
  }

  /** The brief as the rules take it. */
  public Brief typed() {
    return shelved.codec().read(file.get("brief"), shelved.game().types().combatBrief());
  }

  /** Pointer of the outcome within a report. */
  public String outcome() {
    return file.get("outcome").asText();
  }

  /** Name of the brief's member that is a place; only narvik's has one. */
  public String place() {
    return file.get("place").asText().substring(1);
  }

  /** Name of the brief's member that lists the units of a side. */
  public String units() {
    return file.get("units").asText().substring(1);
  }

  /** Name of a unit's member that is its counter. */
  public String counter() {
    return file.get("counter").asText().substring(1);
  }

  /** The game's rules, straight from the shelf. */
  @SuppressWarnings("unchecked") // only briefs of the game go in
  public CombatRules<Brief, Report> rules() {
    return (CombatRules<Brief, Report>) shelved.game().combat(shelved.pack());
  }

  /** A key with this digit all over. */
  public static String key(int digit) {
    return Integer.toHexString(digit).repeat(64);
  }

  private static JsonNode read(String path) {
    try (InputStream battle = Sample.class.getResourceAsStream(path)) {
      return new ObjectMapper().readTree(battle);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
