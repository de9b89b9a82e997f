package umpire.game.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.chassis.kafka.Payload;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.table.Table;

/**
 * The games on the shelf and their packs, under the edition that a new match would be opened under.
 * Every datum goes with its provenance. What is asked for as a whole is rendered once and kept.
 */
@Singleton
public class Catalogue {
  private final Editions editions;
  private final Map<String, PackDocument> rendered = new ConcurrentHashMap<>();

  Catalogue(Editions editions) {
    this.editions = editions;
  }

  /** {games}: an entry of each. */
  public PackDocument games() {
    List<Edition<?, ?, ?, ?>> all = editions.current();
    String tag = all.stream().map(Catalogue::tag).collect(Collectors.joining("-"));
    return rendered.computeIfAbsent(
        "games " + tag,
        _ -> {
          ObjectNode json = JsonNodeFactory.instance.objectNode();
          ArrayNode games = json.putArray("games");
          all.forEach(edition -> games.add(CatalogueEntries.of(edition)));
          return document(json, tag);
        });
  }

  /** The entry of one game; empty if there is none. */
  public Optional<PackDocument> game(String game) {
    return of(game, "", CatalogueEntries::of);
  }

  /** The ledger: {rules}. */
  public Optional<PackDocument> rules(String game) {
    return of(game, "rules", edition -> headed(edition, "rules", RuleLedgerJson.all(edition)));
  }

  /** One rule by its number or its slug: {rule, rulings}. */
  public Optional<PackDocument> rule(String game, String rule) {
    return editions
        .current(game)
        .flatMap(
            edition ->
                RuleLedgerJson.one(edition, rule)
                    .map(found -> document(head(edition).setAll(found), tag(edition))));
  }

  /** The map: {map}. */
  public Optional<PackDocument> map(String game) {
    return of(
        game,
        "map",
        edition -> headed(edition, "map", edition.codec().tree(edition.pack().map().sheet())));
  }

  /** The counters, by id: {counters}. */
  public Optional<PackDocument> counters(String game) {
    return of(
        game,
        "counters",
        edition -> {
          List<Counter> all =
              edition.pack().counters().values().stream()
                  .sorted(Comparator.comparing(Counter::id))
                  .toList();
          return headed(edition, "counters", edition.codec().tree(all));
        });
  }

  /** What charts there are: {tables: [{id, title, rule, provenance}]}. */
  public Optional<PackDocument> tables(String game) {
    return of(
        game, "tables", edition -> headed(edition, "tables", CatalogueEntries.tables(edition)));
  }

  /** One chart whole: {table}. */
  public Optional<PackDocument> table(String game, String id) {
    return editions
        .current(game)
        .flatMap(
            edition -> {
              Table<?> table = edition.pack().tables().get(id);
              return Optional.ofNullable(table).map(found -> whole(edition, "table", found));
            });
  }

  /** What scenarios there are: {scenarios: [{id, title, seats, provenance}]}. */
  public Optional<PackDocument> scenarios(String game) {
    return of(
        game,
        "scenarios",
        edition -> headed(edition, "scenarios", CatalogueEntries.scenarios(edition)));
  }

  /** One scenario with its set-up: {scenario}. */
  public Optional<PackDocument> scenario(String game, String id) {
    return editions
        .current(game)
        .flatMap(
            edition -> {
              Scenario scenario = edition.pack().scenarios().get(id);
              return Optional.ofNullable(scenario).map(found -> whole(edition, "scenario", found));
            });
  }

  private PackDocument whole(Edition<?, ?, ?, ?> edition, String name, Record value) {
    return document(headed(edition, name, edition.codec().tree(value)), tag(edition));
  }

  private Optional<PackDocument> of(
      String game, String part, Function<Edition<?, ?, ?, ?>, ObjectNode> rendering) {
    return editions
        .current(game)
        .map(
            edition ->
                rendered.computeIfAbsent(
                    tag(edition) + " " + part,
                    _ -> document(rendering.apply(edition), tag(edition))));
  }

  private static ObjectNode headed(Edition<?, ?, ?, ?> edition, String name, JsonNode value) {
    return head(edition).set(name, value);
  }

  /** Every document says of what edition it is. */
  static ObjectNode head(Edition<?, ?, ?, ?> edition) {
    Pack pack = edition.pack();
    return JsonNodeFactory.instance
        .objectNode()
        .put("game", pack.game())
        .put("edition", pack.edition())
        .put("checksum", pack.checksum());
  }

  static String tag(Edition<?, ?, ?, ?> edition) {
    return edition.pack().checksum().substring(0, 32) + "." + edition.build().substring(0, 8);
  }

  private static PackDocument document(JsonNode json, String tag) {
    return new PackDocument(Payload.of(json.toString().getBytes(StandardCharsets.UTF_8)), tag);
  }
}
