package umpire.desk.rulebook;

import com.fasterxml.jackson.databind.JsonNode;
import umpire.wire.message.QuestionRequest;

/** One game's rules for the subject of a service, under one edition. */
public interface Rulebook {
  /** The edition, and the JSON of its briefs and reports. */
  EditionCodec codec();

  /**
   * What the rules report on a question of a match, in the game's shape.
   *
   * @throws RefusedBrief if the brief cannot be read, names a place or a counter that the pack
   *     lacks, or the rules cannot make anything of it
   */
  JsonNode report(QuestionRequest asked);
}
