package umpire.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.game.Game;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.match.Picture;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishEvent;
import umpire.testkit.walk.Perft;

/** The contract, fulfilled by a game whose classes are tests. */
class SkirmishContractTest extends RulebookContract {
  @Override
  protected Game game() {
    return new Skirmish(Flaw.NONE);
  }

  @Override
  protected String root() {
    return "umpire.testkit.skirmish";
  }

  @Override
  protected JavaClasses mainClasses() {
    return new ClassFileImporter().importPackages(root());
  }

  @Override
  protected Path rulings() {
    return Path.of("src/test/resources/skirmish/RULINGS.md");
  }

  @Override
  protected Path resources() {
    return Path.of("src/test/resources");
  }

  @Override
  protected Path notation() {
    return Path.of("src/test/resources/skirmish/notation.md");
  }

  @Override
  protected Path clients() {
    return Path.of("src/test/resources/skirmish/clients");
  }

  @Override
  protected Set<String> counters(Scenario scenario) {
    return Set.of("red-1");
  }

  @Override
  protected boolean reveals(Object event) {
    return event instanceof SkirmishEvent.BidsOpened || event instanceof SkirmishEvent.ShotResolved;
  }

  @Override
  protected Picture picture() {
    return Object::toString;
  }

  @Override
  protected int pairs() {
    return 60;
  }

  @Override
  protected List<Map<String, String>> options() {
    return List.of(Map.of(), Map.of("fog", "off"));
  }

  @Override
  protected List<Perft.Figure> perft() {
    return List.of(
        new Perft.Figure("duel", 1, 4, 9 * 6 * 5),
        new Perft.Figure("melee", 1, 5, 27 * ((4 * 3 + 6 + 12) + (4 * 3 + 6 + 7 * 6 + 5))));
  }

  @Override
  protected List<String> golden() {
    return List.of("melee");
  }

  @Override
  protected CaseRunner cases() {
    Rulebook book = Rulebook.of(game());
    return (rule, given, when) ->
        when.has("commands") ? spoken(book, when) : shot(book, given, when);
  }

  /** What is written as a command is read as one. */
  private static JsonNode spoken(Rulebook book, JsonNode when) {
    ArrayNode read = book.codec().mapper().createArrayNode();
    for (JsonNode order : when.path("commands")) {
      Object command = book.codec().read(order.path("command"), book.types().command());
      read.add(book.codec().tree(command));
    }
    return book.codec().mapper().createObjectNode().set("read", read);
  }

  private static JsonNode shot(Rulebook book, JsonNode given, JsonNode when) {
    Model.Shot brief =
        new Model.Shot(when.path("strength").asInt(), given.path("somebodyThere").asBoolean());
    Model.ShotReport report =
        (Model.ShotReport)
            book.combat().adjudicate(brief, new ScriptedChance(List.of(when.path("die").asInt())));
    return book.codec()
        .mapper()
        .createObjectNode()
        .put("hit", report.hit())
        .set("dice", book.codec().tree(report.dice()));
  }
}
