package umpire.combat.sample;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import umpire.desk.testing.QuestionClient;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.testkit.cases.Samples;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Shelf;
import umpire.wire.pack.Shelf.Shelved;

/** A battle of each game on the shelf, from its samples, and the rules of its game. */
public final class Sample {
  private static final Shelf SHELF = Shelf.load();

  /** One throw, and a table. */
  public static final Sample NARVIK = new Sample("narvik");

  /** The first of many throws. */
  public static final Sample WESERUBUNG = new Sample("weserubung");

  private final JsonNode file;
  private final Shelved shelved;

  private Sample(String game) {
    shelved = SHELF.game(game);
    file = Samples.of(shelved.game(), "battle");
  }

  /** One of each game, for tests that hold whatever the game is. */
  public static Stream<Sample> all() {
    return SHELF.games().stream().map(Sample::new);
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

  /** A new match's first question about the brief, with this key. */
  public QuestionRequest question(String key) {
    return QuestionClient.question(shelved, brief(), key);
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
}
