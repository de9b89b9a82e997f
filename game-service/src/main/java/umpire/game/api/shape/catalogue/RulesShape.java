package umpire.game.api.shape.catalogue;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A game's ledger. */
@Schema(
    name = "Rules",
    description = "Every numbered rule of a game in our own words.",
    requiredProperties = {"game", "edition", "checksum", "rules"})
public record RulesShape(String game, String edition, String checksum, List<RuleShape> rules) {

  /** A row of it. */
  @Schema(
      name = "Rule",
      description = "A rule, or a ruling on one.",
      requiredProperties = {"id", "slug", "title", "summary", "status", "why", "rulings"})
  public record RuleShape(
      @Schema(examples = "19.3/r45") String id,
      @Schema(examples = "19.3.r45", description = "The id in addresses.") String slug,
      String title,
      @Schema(description = "In our own words.") String summary,
      @Schema(enumeration = {"implemented", "open", "nothing to enforce"}) String status,
      @Schema(description = "Why nothing is enforced, or the number of the ruling.") String why,
      @Schema(description = "Ids of the rulings on it.") List<String> rulings) {}

  /** One rule. */
  @Schema(
      name = "RuleWithRulings",
      description = "A rule and the rulings on it.",
      requiredProperties = {"game", "edition", "checksum", "rule", "rulings"})
  public record OneShape(
      String game, String edition, String checksum, RuleShape rule, List<RuleShape> rulings) {}
}
