package umpire.game.catalogue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import umpire.game.edition.Edition;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;

/** The ledger of a game as JSON, in the booklet's order, rulings behind their rule. */
final class RuleLedgerJson {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** Numbers by their size: 9.1 before 15.1, and 15.1 before 15.1a. */
  private static final Comparator<RuleRow> BY_NUMBER =
      Comparator.comparing(row -> padded(row.id()));

  private RuleLedgerJson() {}

  /** Every row, each with the ids of its rulings. */
  static ArrayNode all(Edition<?, ?, ?, ?> edition) {
    Collection<RuleRow> rows = edition.pack().rules().values();
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    rows.stream().sorted(BY_NUMBER).forEach(row -> all.add(row(edition, row)));
    return all;
  }

  /** The row of an id or a slug: {rule, rulings: whole rows}. */
  static Optional<ObjectNode> one(Edition<?, ?, ?, ?> edition, String named) {
    return edition.pack().rules().values().stream()
        .filter(row -> row.id().value().equals(named) || row.id().slug().equals(named))
        .findFirst()
        .map(
            row -> {
              ObjectNode json = JsonNodeFactory.instance.objectNode();
              json.set("rule", row(edition, row));
              ArrayNode rulings = json.putArray("rulings");
              rulings(edition, row).forEach(ruling -> rulings.add(row(edition, ruling)));
              return json;
            });
  }

  private static ObjectNode row(Edition<?, ?, ?, ?> edition, RuleRow row) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", row.id().value());
    json.put("slug", row.id().slug());
    json.put("title", row.title());
    json.put("summary", row.summary());
    json.put("status", row.status().toString());
    json.put("why", row.why());
    ArrayNode rulings = json.putArray("rulings");
    rulings(edition, row).forEach(ruling -> rulings.add(ruling.id().value()));
    return json;
  }

  private static List<RuleRow> rulings(Edition<?, ?, ?, ?> edition, RuleRow of) {
    return edition.pack().rules().values().stream()
        .filter(row -> row.id().value().startsWith(of.id().value() + "/"))
        .sorted(BY_NUMBER)
        .toList();
  }

  private static String padded(RuleId id) {
    return NUMBER
        .matcher(id.value())
        .replaceAll(
            number -> "0".repeat(Math.max(0, 6 - number.group().length())) + number.group());
  }
}
