package umpire.supply.sample;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import umpire.desk.testing.QuestionClient;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.supply.SupplyRules;
import umpire.testkit.cases.Samples;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Shelf;
import umpire.wire.pack.Shelf.Shelved;

/** Traces of each game on the shelf, from its samples, and the rules of its game. */
public final class Sample {
  private static final Shelf SHELF = Shelf.load();

  public static final Sample NARVIK = new Sample("narvik");
  public static final Sample WESERUBUNG = new Sample("weserubung");

  private final JsonNode file;
  private final Shelved shelved;

  private Sample(String game) {
    shelved = SHELF.game(game);
    file = Samples.of(shelved.game(), "trace");
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

  /** A new match's first question about the brief. */
  public QuestionRequest question() {
    return QuestionClient.question(shelved, brief(), "");
  }

  /** What the rules themselves say of the brief. */
  @SuppressWarnings("unchecked") // only briefs of the game go in
  public JsonNode report() {
    SupplyRules<Brief, Report> rules =
        (SupplyRules<Brief, Report>) shelved.game().supply(shelved.pack());
    Brief brief = shelved.codec().read(file.get("brief"), shelved.game().types().supplyBrief());
    return shelved.codec().tree(rules.trace(brief));
  }

  /** Name of the brief's member that lists the units. */
  public String units() {
    return file.get("units").asText().substring(1);
  }

  /** Name of a unit's member that is a place. */
  public String place() {
    return file.get("place").asText().substring(1);
  }

  /** The expected values of a member of the report's lines, typed by hand from the rulebook. */
  public JsonNode expected() {
    return file.get("expected");
  }
}
