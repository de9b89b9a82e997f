package umpire.game.api.shape.event;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What is done to a match, whatever its game. */
@Schema(
    name = "Act",
    description = "What is done to a match, whatever its game.",
    discriminatorProperty = "type",
    discriminatorMapping = {
      @DiscriminatorMapping(value = "started", schema = ActShape.Started.class),
      @DiscriminatorMapping(value = "resigned", schema = ActShape.Resigned.class),
      @DiscriminatorMapping(value = "adjudicated", schema = ActShape.Adjudicated.class),
      @DiscriminatorMapping(value = "adjourned", schema = ActShape.Adjourned.class),
      @DiscriminatorMapping(value = "undone", schema = ActShape.Undone.class),
      @DiscriminatorMapping(value = "overdue", schema = ActShape.Overdue.class),
      @DiscriminatorMapping(value = "draw-offered", schema = ActShape.DrawOffered.class),
      @DiscriminatorMapping(value = "draw-withdrawn", schema = ActShape.DrawWithdrawn.class),
      @DiscriminatorMapping(value = "draw-declined", schema = ActShape.DrawDeclined.class),
      @DiscriminatorMapping(value = "pause-offered", schema = ActShape.PauseOffered.class),
      @DiscriminatorMapping(value = "pause-end-offered", schema = ActShape.PauseEndOffered.class),
      @DiscriminatorMapping(value = "pause-withdrawn", schema = ActShape.PauseWithdrawn.class),
      @DiscriminatorMapping(value = "pause-declined", schema = ActShape.PauseDeclined.class),
      @DiscriminatorMapping(value = "paused", schema = ActShape.Paused.class),
      @DiscriminatorMapping(value = "pause-ended", schema = ActShape.PauseEnded.class),
      @DiscriminatorMapping(value = "vacation-begun", schema = ActShape.VacationBegun.class),
      @DiscriminatorMapping(value = "vacation-ended", schema = ActShape.VacationEnded.class),
      @DiscriminatorMapping(value = "ended", schema = ActShape.Ended.class)
    },
    oneOf = {
      ActShape.Started.class,
      ActShape.Resigned.class,
      ActShape.Adjudicated.class,
      ActShape.Adjourned.class,
      ActShape.Undone.class,
      ActShape.Overdue.class,
      ActShape.DrawOffered.class,
      ActShape.DrawWithdrawn.class,
      ActShape.DrawDeclined.class,
      ActShape.PauseOffered.class,
      ActShape.PauseEndOffered.class,
      ActShape.PauseWithdrawn.class,
      ActShape.PauseDeclined.class,
      ActShape.Paused.class,
      ActShape.PauseEnded.class,
      ActShape.VacationBegun.class,
      ActShape.VacationEnded.class,
      ActShape.Ended.class
    })
public sealed interface ActShape {

  /** Every seat is taken. */
  @Schema(
      name = "ActStarted",
      description = "Every seat is taken.",
      requiredProperties = {"type", "scenario"})
  record Started(@Schema(enumeration = "started") String type, String scenario)
      implements ActShape {}

  /** A seat gave up. */
  @Schema(
      name = "ActResigned",
      description = "A seat gave up.",
      requiredProperties = {"type", "seat"})
  record Resigned(@Schema(enumeration = "resigned") String type, String seat) implements ActShape {}

  /** The tournament of the match ended it. */
  @Schema(
      name = "ActAdjudicated",
      description = "The tournament of the match ended it.",
      requiredProperties = {"type", "reason"})
  record Adjudicated(
      @Schema(enumeration = "adjudicated") String type,
      @Schema(description = "May be empty.") String reason)
      implements ActShape {}

  /** The tournament of the match stopped its clocks. */
  @Schema(
      name = "ActAdjourned",
      description = "The tournament of the match stopped its clocks.",
      requiredProperties = {"type", "until", "reason"})
  record Adjourned(@Schema(enumeration = "adjourned") String type, Instant until, String reason)
      implements ActShape {}

  /** A seat took its last order back; the match is as it was before it. */
  @Schema(
      name = "ActUndone",
      description = "A seat took its last order back; the match is as it was before it.",
      requiredProperties = {"type", "seat", "to"})
  record Undone(
      @Schema(enumeration = "undone") String type,
      String seat,
      @Schema(description = "The viewer's own number of then; in an export the revision.") int to,
      @Schema(description = "In an export: how much the numbers of decisions moved on.")
          @Nullable Integer shift)
      implements ActShape {}

  /** A seat's time for what it was asked ran out. */
  @Schema(
      name = "ActOverdue",
      description = "A seat's time for what it was asked ran out.",
      requiredProperties = {"type", "seat"})
  record Overdue(@Schema(enumeration = "overdue") String type, String seat) implements ActShape {}

  /** A seat is for a draw. */
  @Schema(
      name = "ActDrawOffered",
      description = "A seat is for a draw.",
      requiredProperties = {"type", "seat"})
  record DrawOffered(@Schema(enumeration = "draw-offered") String type, String seat)
      implements ActShape {}

  /** A seat is no longer for a draw. */
  @Schema(
      name = "ActDrawWithdrawn",
      description = "A seat is no longer for a draw.",
      requiredProperties = {"type", "seat"})
  record DrawWithdrawn(@Schema(enumeration = "draw-withdrawn") String type, String seat)
      implements ActShape {}

  /** A seat is against the draw that is offered. */
  @Schema(
      name = "ActDrawDeclined",
      description = "A seat is against the draw that is offered.",
      requiredProperties = {"type", "seat"})
  record DrawDeclined(@Schema(enumeration = "draw-declined") String type, String seat)
      implements ActShape {}

  /** A seat is for a pause of the clocks. */
  @Schema(
      name = "ActPauseOffered",
      description = "A seat is for a pause of the clocks.",
      requiredProperties = {"type", "seat", "until"})
  record PauseOffered(
      @Schema(enumeration = "pause-offered") String type, String seat, Instant until)
      implements ActShape {}

  /** A seat is for the end of the pause. */
  @Schema(
      name = "ActPauseEndOffered",
      description = "A seat is for the end of the pause.",
      requiredProperties = {"type", "seat"})
  record PauseEndOffered(@Schema(enumeration = "pause-end-offered") String type, String seat)
      implements ActShape {}

  /** A seat takes back its word on the pause. */
  @Schema(
      name = "ActPauseWithdrawn",
      description = "A seat takes back its word on the pause.",
      requiredProperties = {"type", "seat"})
  record PauseWithdrawn(@Schema(enumeration = "pause-withdrawn") String type, String seat)
      implements ActShape {}

  /** A seat is against what is offered of the pause. */
  @Schema(
      name = "ActPauseDeclined",
      description = "A seat is against what is offered of the pause.",
      requiredProperties = {"type", "seat"})
  record PauseDeclined(@Schema(enumeration = "pause-declined") String type, String seat)
      implements ActShape {}

  /** All are for the pause, this seat as the last: the clocks stand. */
  @Schema(
      name = "ActPaused",
      description = "All are for the pause, this seat as the last: the clocks stand.",
      requiredProperties = {"type", "seat", "until"})
  record Paused(@Schema(enumeration = "paused") String type, String seat, Instant until)
      implements ActShape {}

  /** All are for the end of the pause, this seat as the last: the clocks go on. */
  @Schema(
      name = "ActPauseEnded",
      description = "All are for the end of the pause, this seat as the last: the clocks go on.",
      requiredProperties = {"type", "seat"})
  record PauseEnded(@Schema(enumeration = "pause-ended") String type, String seat)
      implements ActShape {}

  /** A seat is on vacation: its clock stands. */
  @Schema(
      name = "ActVacationBegun",
      description = "A seat is on vacation: its clock stands.",
      requiredProperties = {"type", "seat", "until"})
  record VacationBegun(
      @Schema(enumeration = "vacation-begun") String type, String seat, Instant until)
      implements ActShape {}

  /** A seat is back from vacation. */
  @Schema(
      name = "ActVacationEnded",
      description = "A seat is back from vacation.",
      requiredProperties = {"type", "seat"})
  record VacationEnded(@Schema(enumeration = "vacation-ended") String type, String seat)
      implements ActShape {}

  /** The match is over. */
  @Schema(
      name = "ActEnded",
      description = "The match is over.",
      requiredProperties = {"type", "outcome"})
  record Ended(@Schema(enumeration = "ended") String type, OutcomeShape outcome)
      implements ActShape {}
}
