package umpire.combat.adjudication;

import com.fasterxml.jackson.databind.JsonNode;
import umpire.desk.rulebook.EditionCodec;
import umpire.desk.rulebook.RefusedBrief;
import umpire.desk.rulebook.Rulebook;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Shelf.Shelved;

/** One game's combat under one edition. */
public final class CombatRulebook implements Rulebook {
  private final EditionCodec codec;
  private final CombatRules<Brief, Report> rules;

  // The briefs that go in are read as the game's own type.
  @SuppressWarnings("unchecked")
  CombatRulebook(Shelved shelved) {
    codec = new EditionCodec(shelved, shelved.game().types().combatBrief());
    rules = (CombatRules<Brief, Report>) shelved.game().combat(shelved.pack());
  }

  @Override
  public EditionCodec codec() {
    return codec;
  }

  @Override
  public JsonNode report(QuestionRequest asked) {
    return codec.json(adjudicate(codec.brief(asked.brief()), new DrawKey(asked.key())));
  }

  /**
   * Throws the dice of this key and reports.
   *
   * @throws RefusedBrief if the rules cannot make anything of the brief
   */
  public Report adjudicate(Brief brief, DrawKey key) {
    try {
      return rules.adjudicate(brief, key.chance());
    } catch (RuntimeException fault) {
      throw RefusedBrief.byTheRules(fault);
    }
  }

  /**
   * Every outcome with its probability.
   *
   * @throws UnknownPolicyException if the game knows no such policy
   * @throws UncountableException if the battle has more odds than the game can count
   * @throws RefusedBrief if the rules cannot make anything of the brief
   */
  public Odds odds(Brief brief, Policy policy) {
    try {
      return rules.odds(brief, policy);
    } catch (UnknownPolicyException | UncountableException refusal) {
      throw refusal;
    } catch (RuntimeException fault) {
      throw RefusedBrief.byTheRules(fault);
    }
  }
}
