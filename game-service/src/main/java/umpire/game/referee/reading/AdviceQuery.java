package umpire.game.referee.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.edition.Edition;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.command.SentCommands;
import umpire.game.referee.order.OrderAdjudicator;
import umpire.game.referee.state.Decisions;
import umpire.game.referee.state.Draft;
import umpire.game.referee.state.MatchState;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.kernel.dice.Chance;
import umpire.kernel.play.KebabCase;
import umpire.kernel.preview.Explanation;
import umpire.kernel.preview.Prospect;
import umpire.kernel.preview.SupplyLines;
import umpire.kernel.scenario.Seat;

/** One question of a seat about an order, appended to the draft that it has. */
final class AdviceQuery<P, C, E, V> {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final MatchState<P, C, E, V> matchState;
  private final Edition<P, C, E, V> edition;
  private final Seat seat;

  /** The draft's commands, and behind them those that were sent. */
  private final List<C> order;

  private final int drafted;

  private AdviceQuery(
      MatchState<P, C, E, V> matchState, VisibleMatch visibleMatch, SentCommands sent) {
    this.matchState = matchState;
    this.edition = matchState.edition();
    this.seat = new Seat(visibleMatch.draft().seat());
    Draft<P, C, E> draft = Draft.over(matchState, seat, visibleMatch.draft());
    if (!draft.refused().isEmpty()) {
      throw OrderAdjudicator.refused(edition, draft.index(), draft.refused(), true).asException();
    }
    this.order = new ArrayList<>();
    draft.commands().forEach(command -> order.add(edition.command(command)));
    this.drafted = order.size();
    order.addAll(ParsedCommands.by(sent, edition).commands());
  }

  /** Throws ProblemException for commands that cannot be read, and a draft that no longer holds. */
  static AdviceQuery<?, ?, ?, ?> of(VisibleMatch visibleMatch, SentCommands sent) {
    return of(visibleMatch.standing(), visibleMatch, sent);
  }

  private static <P, C, E, V> AdviceQuery<P, C, E, V> of(
      MatchState<P, C, E, V> matchState, VisibleMatch visibleMatch, SentCommands sent) {
    return new AdviceQuery<>(matchState, visibleMatch, sent);
  }

  /** {rulings: [{ruling, findings, hidden}], left, decision}. */
  ObjectNode explained(Chance chance) {
    Explanation<C> explained =
        edition.foresight().explain(matchState.position(), seat, order, chance);
    ObjectNode json = JSON.objectNode();
    ArrayNode rulings = json.putArray("rulings");
    explained.verdicts().stream().skip(drafted).forEach(verdict -> rulings.add(ruling(verdict)));
    json.put("left", order.size() - drafted - rulings.size());
    explained.next().forEach(next -> json.set("decision", Decisions.asked(matchState, next)));
    return json;
  }

  private ObjectNode ruling(Explanation.Verdict verdict) {
    return JSON.objectNode()
        .put("ruling", KebabCase.of(verdict.ruled().name()))
        .put("hidden", verdict.hidden())
        .set("findings", edition.findings(verdict.findings()));
  }

  /**
   * {type: battle, draft or quiet ...}; throws ProblemException where a rule or a secret bars it.
   */
  ObjectNode odds(Policy policy, Chance chance) {
    return switch (edition.foresight().prospect(matchState.position(), seat, order, chance)) {
      case Prospect.Battle<C> battle -> battle(battle, policy);
      case Prospect.Draft<C>(var next) ->
          JSON.objectNode().put("type", "draft").set("decision", Decisions.asked(matchState, next));
      case Prospect.Quiet<C> _ -> JSON.objectNode().put("type", "quiet");
      case Prospect.Refused<C>(int index, List<Finding> because) ->
          throw OrderAdjudicator.refused(edition, index - drafted, because, false).asException();
      case Prospect.Hidden<C>(RuleId rule) -> throw hidden(rule);
    };
  }

  private ObjectNode battle(Prospect.Battle<C> battle, Policy policy) {
    ObjectNode json = JSON.objectNode().put("type", "battle").put("rule", battle.rule().value());
    ArrayNode assumed = json.putArray("assumed");
    battle
        .assumed()
        .forEach(
            one ->
                assumed.addObject().put("seat", one.seat().id()).put("rule", one.rule().value()));
    json.set("brief", edition.tree(battle.brief()));
    return json.set("odds", weighed(odds(battle, policy)));
  }

  private Odds odds(Prospect.Battle<C> battle, Policy policy) {
    try {
      return edition.odds(battle.brief(), policy);
    } catch (UnknownPolicyException unknown) {
      throw Problem.malformed("/policy", "" + unknown.getMessage()).asException();
    } catch (UncountableException uncountable) {
      throw Problem.of(422, "no-odds", "There are no odds for this", "" + uncountable.getMessage())
          .asException();
    }
  }

  private ObjectNode weighed(Odds odds) {
    ObjectNode json = JSON.objectNode();
    json.set("policy", edition.tree(odds.policy().values()));
    ArrayNode chances = json.putArray("chances");
    for (Odds.Chances chance : odds.chances()) {
      chances
          .addObject()
          .put("probability", chance.of().toString())
          .put("decimal", chance.of().decimal())
          .set("outcome", edition.tree(chance.outcome()));
    }
    return json.set("findings", edition.findings(odds.findings()));
  }

  /** {report, findings}, both left out for a seat whose units need no line. */
  ObjectNode supply(Chance chance) {
    return switch (edition.foresight().lines(matchState.position(), seat, chance)) {
      case SupplyLines.None() -> JSON.objectNode().put("traced", false);
      case SupplyLines.Traced(var report) -> {
        ObjectNode json = JSON.objectNode().put("traced", true);
        json.set("report", edition.tree(report));
        yield json.set("findings", edition.reportFindings(report));
      }
      case SupplyLines.Hidden(RuleId rule) -> throw hidden(rule);
    };
  }

  private ProblemException hidden(RuleId rule) {
    ObjectNode finding = JSON.objectNode().put("rule", rule.value());
    finding.put("because", "The result depends on something that this seat has not seen.");
    finding.putObject("reason").put("type", "hidden");
    finding.set("effect", edition.tree(new Effect.Forbids()));
    return new Problem(
            422, "hidden", "It depends on something hidden", "The details are not shown.", Map.of())
        .with("findings", JSON.arrayNode().add(finding))
        .asException();
  }
}
