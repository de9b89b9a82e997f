package umpire.supply.tracing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.BriefReferences;
import umpire.wire.Codec;
import umpire.wire.ReasonTexts;
import umpire.wire.ValueVisitor;
import umpire.wire.WireException;
import umpire.wire.pack.Shelf.Shelved;

/** One game's supply under one edition, spoken to in JSON. */
public final class SupplyRulebook {
  private final Pack pack;
  private final Codec codec;
  private final ReasonTexts reasonTexts;
  private final Class<? extends Brief> briefs;
  private final SupplyRules<Brief, Report> rules;

  // The briefs that go in are read as the game's own type.
  @SuppressWarnings("unchecked")
  SupplyRulebook(Shelved shelved) {
    pack = shelved.pack();
    codec = shelved.codec();
    reasonTexts = ReasonTexts.of(shelved.game());
    briefs = shelved.game().types().supplyBrief();
    rules = (SupplyRules<Brief, Report>) shelved.game().supply(pack);
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
   * Traces every unit of a brief of this game.
   *
   * @throws RefusedBrief if it cannot be read, names a place or a counter that the pack lacks, or
   *     the rules cannot make anything of it
   */
  public Report trace(JsonNode json) {
    Brief brief = brief(json);
    try {
      return rules.trace(brief);
    } catch (RuntimeException fault) {
      throw RefusedBrief.byTheRules(fault);
    }
  }

  /** A report as JSON. */
  public JsonNode json(Report report) {
    return codec.tree(report);
  }

  /** Every finding in a report as a sentence, in their order. */
  public List<Sentence> sentences(Report report) {
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

  private Brief brief(JsonNode json) {
    try {
      Brief brief = codec.read(json, briefs);
      BriefReferences.check(brief, pack);
      return brief;
    } catch (WireException unreadable) {
      throw new RefusedBrief(unreadable.pointer(), unreadable.reason());
    }
  }
}
