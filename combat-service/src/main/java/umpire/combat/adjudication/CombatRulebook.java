package umpire.combat.adjudication;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.wire.BriefReferences;
import umpire.wire.Codec;
import umpire.wire.ReasonTexts;
import umpire.wire.ValueVisitor;
import umpire.wire.WireException;
import umpire.wire.pack.Shelf.Shelved;

/** One game's combat under one edition, spoken to in JSON. */
public final class CombatRulebook {
  private final Pack pack;
  private final Codec codec;
  private final ReasonTexts reasonTexts;
  private final Class<? extends Brief> briefs;
  private final CombatRules<Brief, Report> rules;

  // The briefs that go in are read as the game's own type.
  @SuppressWarnings("unchecked")
  CombatRulebook(Shelved shelved) {
    pack = shelved.pack();
    codec = shelved.codec();
    reasonTexts = ReasonTexts.of(shelved.game());
    briefs = shelved.game().types().combatBrief();
    rules = (CombatRules<Brief, Report>) shelved.game().combat(pack);
  }

  /** Id of the game. */
  public String game() {
    return pack.game();
  }

  /** The edition. */
  public String edition() {
    return pack.edition();
  }

  /** Checksum of the edition's pack. */
  public String checksum() {
    return pack.checksum();
  }

  /**
   * Reads a brief of this game.
   *
   * @throws RefusedBrief if it cannot be read, or names a place or a counter that the pack lacks
   */
  public Brief brief(JsonNode json) {
    try {
      Brief brief = codec.read(json, briefs);
      BriefReferences.check(brief, pack);
      return brief;
    } catch (WireException unreadable) {
      throw new RefusedBrief(unreadable.pointer(), unreadable.reason());
    }
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

  /** A brief, a report or findings as JSON. */
  public JsonNode json(Object value) {
    return codec.tree(value);
  }

  /** The same as canonical text: equal values give equal texts. */
  public String text(Object value) {
    return codec.tree(value).toString();
  }

  /** Every finding in a report, or in a list of findings, as a sentence, in their order. */
  public List<Sentence> sentences(Object report) {
    List<Sentence> sentences = new ArrayList<>();
    ValueVisitor.visit(
        report,
        (_, part) -> {
          if (part instanceof Finding finding) {
            sentences.add(
                new Sentence(finding.rule().value(), reasonTexts.text(finding.because())));
          }
        });
    return List.copyOf(sentences);
  }
}
