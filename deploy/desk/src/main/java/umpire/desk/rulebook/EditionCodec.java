package umpire.desk.rulebook;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.wire.BriefReferences;
import umpire.wire.Codec;
import umpire.wire.ReasonTexts;
import umpire.wire.ValueVisitor;
import umpire.wire.WireException;
import umpire.wire.pack.Shelf.Shelved;

/** A game under one edition: reads its briefs, writes its reports, and words its findings. */
public final class EditionCodec {
  private final Pack pack;
  private final Codec codec;
  private final ReasonTexts reasonTexts;
  private final Class<? extends Brief> briefs;

  /**
   * For one edition of a game.
   *
   * @param shelved the edition
   * @param briefs the game's type of the briefs that are read
   */
  public EditionCodec(Shelved shelved, Class<? extends Brief> briefs) {
    this.pack = shelved.pack();
    this.codec = shelved.codec();
    this.reasonTexts = ReasonTexts.of(shelved.game());
    this.briefs = briefs;
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

  /** A report, an outcome or findings as JSON; equal values give equal JSON. */
  public JsonNode json(Object value) {
    return codec.tree(value);
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
