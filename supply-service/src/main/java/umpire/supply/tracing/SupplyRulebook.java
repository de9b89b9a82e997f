package umpire.supply.tracing;

import com.fasterxml.jackson.databind.JsonNode;
import umpire.desk.rulebook.EditionCodec;
import umpire.desk.rulebook.RefusedBrief;
import umpire.desk.rulebook.Rulebook;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Shelf.Shelved;

/** One game's supply under one edition. */
public final class SupplyRulebook implements Rulebook {
  private final EditionCodec codec;
  private final SupplyRules<Brief, Report> rules;

  // The briefs that go in are read as the game's own type.
  @SuppressWarnings("unchecked")
  SupplyRulebook(Shelved shelved) {
    codec = new EditionCodec(shelved, shelved.game().types().supplyBrief());
    rules = (SupplyRules<Brief, Report>) shelved.game().supply(shelved.pack());
  }

  @Override
  public EditionCodec codec() {
    return codec;
  }

  @Override
  public JsonNode report(QuestionRequest asked) {
    return codec.json(trace(asked.brief()));
  }

  /**
   * Traces every unit of a brief of this game.
   *
   * @throws RefusedBrief if it cannot be read, names a place or a counter that the pack lacks, or
   *     the rules cannot make anything of it
   */
  public Report trace(JsonNode json) {
    Brief brief = codec.brief(json);
    try {
      return rules.trace(brief);
    } catch (RuntimeException fault) {
      throw RefusedBrief.byTheRules(fault);
    }
  }
}
