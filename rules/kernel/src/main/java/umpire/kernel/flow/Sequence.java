package umpire.kernel.flow;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.kernel.citation.RuleId;
import umpire.kernel.scenario.SequenceOfPlay;

/**
 * The turn as one list: the phases in the book's order, and what begins each of their parts. The
 * outline that players read and the order of play come from it, so that neither can say something
 * else.
 *
 * @param phases at least one
 * @param <B> what begins a part, such as a consumer of the {@link RulingInProgress}
 */
public record Sequence<B>(List<Phase<B>> phases) {
  public Sequence {
    phases = List.copyOf(phases);
  }

  /**
   * A phase.
   *
   * @param id kebab-case
   * @param title the book's word, in English
   * @param rule its paragraph
   * @param parts in order, at least one of them listed
   */
  public record Phase<B>(String id, String title, RuleId rule, List<Part<B>> parts) {
    public Phase {
      parts = List.copyOf(parts);
    }

    /** A phase of a paragraph, such as {@code 6.1}. */
    public static <B> Phase<B> of(String id, String title, String rule, List<Part<B>> parts) {
      return new Phase<>(id, title, new RuleId(rule), parts);
    }
  }

  /**
   * A part of a phase.
   *
   * @param listed how the outline names it; empty for a part that belongs to the one before it
   * @param begin what begins it
   */
  public record Part<B>(Optional<SequenceOfPlay.Step> listed, B begin) {
    /** A part of a paragraph, which the outline names. */
    public static <B> Part<B> of(String id, String title, String rule, B begin) {
      return new Part<>(Optional.of(new SequenceOfPlay.Step(id, title, new RuleId(rule))), begin);
    }

    /** A part that the outline does not name. */
    public static <B> Part<B> unlisted(B begin) {
      return new Part<>(Optional.empty(), begin);
    }
  }

  /** All parts of a turn, in order; unlisted ones too. */
  public List<Part<B>> parts() {
    return phases.stream().flatMap(phase -> phase.parts().stream()).toList();
  }

  /** The outline; throws IllegalArgumentException for a phase of unlisted parts alone. */
  public SequenceOfPlay outline() {
    Stream<SequenceOfPlay.Phase> outlined =
        phases.stream()
            .map(
                phase ->
                    new SequenceOfPlay.Phase(
                        phase.id(),
                        phase.title(),
                        phase.rule(),
                        phase.parts().stream().flatMap(part -> part.listed().stream()).toList()));
    return new SequenceOfPlay(outlined.toList());
  }
}
