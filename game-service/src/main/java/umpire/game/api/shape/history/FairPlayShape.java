package umpire.game.api.shape.history;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How a match was played. */
@Schema(
    name = "FairPlay",
    description = "How a match was played; what it shows and what not: docs/fair-play.md.",
    requiredProperties = {"match", "seats", "otherDice"})
public record FairPlayShape(
    String match,
    @Schema(description = "In the scenario's order.") List<FairPlaySeatShape> seats,
    @Schema(description = "The dice that followed no player's command, by their sides.")
        List<RolledDiceShape> otherDice) {

  /** How a seat was played. */
  @Schema(
      name = "FairPlaySeat",
      description = "How a seat was played.",
      requiredProperties = {
        "seat",
        "account",
        "decisions",
        "answeredInAdvance",
        "lapsed",
        "greedyAgreement",
        "answers",
        "dice"
      })
  public record FairPlaySeatShape(
      String seat,
      @Schema(description = "Who sat there at the end.") String account,
      @Schema(description = "How many decisions the player answered.") int decisions,
      @Schema(description = "How many decisions a standing order answered.") int answeredInAdvance,
      @Schema(description = "How many the rules answered because the time had run out.") int lapsed,
      @Schema(description = "Left out where no time is known, as in an imported match.")
          @Nullable DecisionTimesShape times,
      GreedyAgreementShape greedyAgreement,
      @Schema(description = "The decisions that the player answered, in order.")
          List<AnsweredDecisionShape> answers,
      @Schema(description = "The dice that followed the seat's commands, by their sides.")
          List<RolledDiceShape> dice) {}

  /** How long decisions took. */
  @Schema(
      name = "DecisionTimes",
      description = "How long decisions took; each figure is one of the measured times.",
      requiredProperties = {"measured", "medianMillis", "p90Millis", "longestMillis"})
  public record DecisionTimesShape(
      @Schema(description = "How many times there are, 1 or more.") int measured,
      @Schema(description = "Half of them are no longer.") long medianMillis,
      @Schema(description = "Nine of ten are no longer.") long p90Millis,
      long longestMillis) {}

  /** How often answers were those of the bot. */
  @Schema(
      name = "GreedyAgreement",
      description = "How often the player began an answer as `bot:greedy` would have.",
      requiredProperties = {"choices", "compared", "agreed"})
  public record GreedyAgreementShape(
      @Schema(description = "The decisions that left more than one command.") int choices,
      @Schema(description = "The first of these, 100 at most.") int compared,
      @Schema(description = "Of those that were compared.") int agreed) {}

  /** A decision that a player answered. */
  @Schema(
      name = "AnsweredDecision",
      description = "A decision that a player answered.",
      requiredProperties = {"decision", "type", "seq"})
  public record AnsweredDecisionShape(
      @Schema(description = "Its number.") int decision,
      @Schema(description = "Of the command, the first of an order of several.") String type,
      @Schema(description = "The reader's own number after the answer, as `at` takes it.") int seq,
      @Schema(
              description =
                  "From the moment it was asked until the answer was written; left out where no"
                      + " time is known.")
          @Nullable Long millis) {}

  /** Dice of one kind. */
  @Schema(
      name = "RolledDice",
      description = "Dice of one kind.",
      requiredProperties = {"sides", "rolls", "sum", "expected", "tooFew"})
  public record RolledDiceShape(
      @Schema(description = "Of each die, 2 or more.") int sides,
      @Schema(description = "How many were thrown.") int rolls,
      @Schema(description = "Of what they showed.") long sum,
      @Schema(description = "The mean of the sum, exactly.") double expected,
      @Schema(description = "Fewer than 20: nothing more is said of them.") boolean tooFew,
      @Schema(description = "By how many standard deviations the sum lies above its mean.")
          @Nullable Double deviations,
      @Schema(description = "Low end of the interval in which the sum lies 95 times of 100.")
          @Nullable Double low,
      @Schema(description = "High end of that interval.") @Nullable Double high) {}
}
