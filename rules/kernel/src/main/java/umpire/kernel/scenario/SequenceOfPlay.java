package umpire.kernel.scenario;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.RuleId;

/**
 * The outline of the turn as a value: phases and their steps in the book's order. Interrupts are
 * not in it; they are frames above a step. Two steps with one id throw IllegalArgumentException.
 *
 * @param phases in order; after the last comes the first of the next turn
 */
public record SequenceOfPlay(List<Phase> phases) {
  public SequenceOfPlay {
    phases = List.copyOf(phases);
    long different =
        phases.stream().flatMap(p -> p.steps().stream()).map(Step::id).distinct().count();
    if (different != phases.stream().mapToLong(p -> p.steps().size()).sum()) {
      throw new IllegalArgumentException("steps of a sequence of play have different ids");
    }
  }

  /**
   * An outline of phases with one step each; throws IllegalArgumentException if two have one id.
   */
  public static SequenceOfPlay of(Phase... phases) {
    return new SequenceOfPlay(List.of(phases));
  }

  /**
   * A phase. One without a step throws IllegalArgumentException.
   *
   * @param id kebab-case
   * @param title the book's word, in English
   * @param rule its paragraph
   * @param steps in order, at least one
   */
  public record Phase(String id, String title, RuleId rule, List<Step> steps) {
    public Phase {
      steps = List.copyOf(steps);
      if (steps.isEmpty()) {
        throw new IllegalArgumentException("phase " + id + " has no step");
      }
    }

    /**
     * A phase of one step, which has its id, title and paragraph; throws IllegalArgumentException
     * if {@code paragraph} is no id of a rule.
     */
    public static Phase of(String id, String title, String paragraph) {
      RuleId rule = new RuleId(paragraph);
      return new Phase(id, title, rule, List.of(new Step(id, title, rule)));
    }
  }

  /**
   * A step of a phase.
   *
   * @param id kebab-case, unique in the sequence
   * @param title the book's word, in English
   * @param rule its paragraph
   */
  public record Step(String id, String title, RuleId rule) {}

  /** All steps of a turn, in order. */
  public List<Step> steps() {
    return phases.stream().flatMap(phase -> phase.steps().stream()).toList();
  }

  /**
   * The step after this one in the same turn; empty after the last. Throws IllegalArgumentException
   * for an unknown step.
   */
  public Optional<Step> after(String stepId) {
    List<Step> steps = steps();
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).id().equals(stepId)) {
        return i + 1 < steps.size() ? Optional.of(steps.get(i + 1)) : Optional.empty();
      }
    }
    throw new IllegalArgumentException("the sequence of play has no step '" + stepId + "'");
  }

  /** The outline as the text of a Mermaid flow chart, one line for each node and arrow. */
  public String mermaid() {
    StringBuilder chart = new StringBuilder("flowchart TD\n");
    for (Phase phase : phases) {
      chart.append(
          "  subgraph %s [\"%s %s\"]\n".formatted(phase.id(), phase.rule(), phase.title()));
      for (Step step : phase.steps()) {
        chart.append("    %s[\"%s %s\"]\n".formatted(step.id(), step.rule(), step.title()));
      }
      chart.append("  end\n");
    }
    List<Step> steps = steps();
    for (int i = 0; i < steps.size(); i++) {
      Step next = steps.get((i + 1) % steps.size());
      chart.append("  %s --> %s\n".formatted(steps.get(i).id(), next.id()));
    }
    return chart.toString();
  }
}
