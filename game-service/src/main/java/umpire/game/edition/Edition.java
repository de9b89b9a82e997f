package umpire.game.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.chassis.kafka.Payload;
import umpire.kernel.citation.Finding;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.preview.OrderPreview;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.Codec;
import umpire.wire.ReasonTexts;
import umpire.wire.ValueVisitor;
import umpire.wire.notation.Notation;
import umpire.wire.pack.LevelScores;

/**
 * One edition of a game, ready to be played: its rules, its data, its JSON and its words.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <E> the game's events
 * @param <V> the game's view
 */
public final class Edition<P, C, E, V> {
  private final Ruleset<P, C, E, V> rules;
  private final Pack pack;
  private final GameTypes gameTypes;
  private final Codec codec;
  private final Notation<C> notation;
  private final ReasonTexts reasonTexts;
  private final LevelScores levelScores;
  private final String build;
  private final OrderPreview<P, C, E, V> orderPreview;
  private final CombatRules<Brief, Report> combat;
  private final SupplyRules<Brief, Report> supply;

  // The briefs that go in, and the commands, are those of the game's own ruleset.
  @SuppressWarnings("unchecked")
  private Edition(Ruleset<P, C, E, V> rules, Game game, Pack pack) {
    this.rules = rules;
    this.orderPreview = new OrderPreview<>(rules, game.supply(pack));
    this.combat = (CombatRules<Brief, Report>) game.combat(pack);
    this.supply = (SupplyRules<Brief, Report>) game.supply(pack);
    this.pack = pack;
    this.gameTypes = game.types();
    this.codec = Codec.of(gameTypes);
    this.notation = Notation.of(codec, (Class<C>) gameTypes.command());
    this.reasonTexts = ReasonTexts.of(game);
    this.levelScores = LevelScores.of(game);
    this.build = BuildFingerprint.of(game.getClass(), Ruleset.class, Codec.class);
  }

  /** The game under this pack. */
  public static Edition<?, ?, ?, ?> of(Game game, Pack pack) {
    return of(game.play(pack), game, pack);
  }

  private static <P, C, E, V> Edition<P, C, E, V> of(
      Ruleset<P, C, E, V> rules, Game game, Pack pack) {
    return new Edition<>(rules, game, pack);
  }

  /** Its sequence of play. */
  public Ruleset<P, C, E, V> rules() {
    return rules;
  }

  /** Its data. */
  public Pack pack() {
    return pack;
  }

  /** Its JSON. */
  public Codec codec() {
    return codec;
  }

  /** Its commands as people write them. */
  public Notation<C> notation() {
    return notation;
  }

  /** What a level of victory counts for ratings and tournaments. */
  public LevelScores levelScores() {
    return levelScores;
  }

  /** Opens every scenario; fails as the rules do where the data do not suffice them. */
  void openEverything() {
    for (Scenario scenario : pack.scenarios().values()) {
      Rest<P, C> rest = rules.open(scenario, pack.choose(Map.of()));
      BoardContents _ = rules.sketch(rules.view(rest.position(), new Viewer.Everyone()));
    }
  }

  /** What would follow from an order. */
  public OrderPreview<P, C, E, V> foresight() {
    return orderPreview;
  }

  /**
   * The odds of a battle; throws UnknownPolicyException for a policy, and UncountableException for
   * a battle with more odds than the game can count.
   */
  public Odds odds(Brief brief, Policy policy) {
    return combat.odds(brief, policy);
  }

  /** What the combat adjudicator must report of this brief with these dice. */
  public Report fought(Brief brief, Chance chance) {
    return combat.adjudicate(brief, chance);
  }

  /** What the supply adjudicator must report of this brief. */
  public Report traced(Brief brief) {
    return supply.trace(brief);
  }

  /** Every finding in a report, in its order and with its words. */
  public ArrayNode reportFindings(Report report) {
    List<Finding> findings = new ArrayList<>();
    ValueVisitor.visit(
        report,
        (_, part) -> {
          if (part instanceof Finding finding) {
            findings.add(finding);
          }
        });
    return findings(findings);
  }

  /** Names the code that plays it: what one build caches, no other reads. */
  public String build() {
    return build;
  }

  /** A command; throws WireException. */
  @SuppressWarnings("unchecked") // a game's types are those of its ruleset
  public C command(JsonNode json) {
    return (C) codec.read(json, gameTypes.command());
  }

  /** A position as {@link #bytes} wrote it. */
  @SuppressWarnings("unchecked") // as above
  public P position(byte[] json) {
    return (P) codec.read(json, gameTypes.position());
  }

  /** An event as it is stored. */
  @SuppressWarnings("unchecked") // as above
  public E event(String json) {
    return (E) codec.read(json.getBytes(StandardCharsets.UTF_8), gameTypes.event());
  }

  /** A report from an adjudicator; throws WireException. */
  public Report report(Adjudicator adjudicator, JsonNode json) {
    return switch (adjudicator) {
      case Adjudicator.Combat _ -> codec.read(json, gameTypes.combatReport());
      case Adjudicator.Supply _ -> codec.read(json, gameTypes.supplyReport());
    };
  }

  /** A position as JSON. */
  public Payload bytes(P position) {
    return Payload.of(codec.bytes(position));
  }

  /** A value of the game or of the kernel as JSON. */
  public JsonNode tree(Object value) {
    return codec.tree(value);
  }

  /** Findings with their words. */
  public ArrayNode findings(List<Finding> findings) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    findings.forEach(finding -> all.add(finding(finding)));
    return all;
  }

  /** A finding with its words: {rule, because, reason, effect}. */
  public JsonNode finding(Finding finding) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("rule", finding.rule().value())
        .put("because", reasonTexts.text(finding.because()))
        .<ObjectNode>set("reason", tree(finding.because()))
        .set("effect", tree(finding.effect()));
  }
}
