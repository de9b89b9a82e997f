package umpire.game.api.shape.stream;

import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A message of a stream: a text frame of a socket, or the parts of a server-sent event. */
@Schema(
    name = "StreamFrame",
    description =
        "A message of a stream: a text frame of a socket; of a server-sent event `event` is its"
            + " `type`. There may be types more than these: pass over those that you do not know.",
    discriminatorProperty = "type",
    discriminatorMapping = {
      @DiscriminatorMapping(value = "opened", schema = StreamFrameShape.Opened.class),
      @DiscriminatorMapping(value = "snapshot", schema = StreamFrameShape.Snapshot.class),
      @DiscriminatorMapping(value = "resumed", schema = StreamFrameShape.Resumed.class),
      @DiscriminatorMapping(value = "event", schema = StreamFrameShape.Happened.class),
      @DiscriminatorMapping(value = "waiting", schema = StreamFrameShape.Waiting.class),
      @DiscriminatorMapping(value = "decision", schema = StreamFrameShape.Decision.class),
      @DiscriminatorMapping(value = "answer", schema = StreamFrameShape.Answer.class),
      @DiscriminatorMapping(value = "presence", schema = StreamFrameShape.Presence.class),
      @DiscriminatorMapping(value = "left", schema = StreamFrameShape.Left.class),
      @DiscriminatorMapping(value = "heartbeat", schema = StreamFrameShape.Heartbeat.class),
      @DiscriminatorMapping(value = "closing", schema = StreamFrameShape.Closing.class)
    },
    oneOf = {
      StreamFrameShape.Opened.class,
      StreamFrameShape.Snapshot.class,
      StreamFrameShape.Resumed.class,
      StreamFrameShape.Happened.class,
      StreamFrameShape.Waiting.class,
      StreamFrameShape.Decision.class,
      StreamFrameShape.Answer.class,
      StreamFrameShape.Presence.class,
      StreamFrameShape.Left.class,
      StreamFrameShape.Heartbeat.class,
      StreamFrameShape.Closing.class
    })
public sealed interface StreamFrameShape {

  /** The beginning of a stream of all matches. */
  @Schema(
      name = "StreamFrameOpened",
      description = "The beginning of a stream of all matches.",
      requiredProperties = {"type", "data"})
  record Opened(@Schema(enumeration = "opened") String type, StreamDataShape.OpenedShape data)
      implements StreamFrameShape {}

  /** Where a match stands; once more where the caller has taken or left a seat. */
  @Schema(
      name = "StreamFrameSnapshot",
      description =
          "Where a match stands; what is told later lies after it. It comes once more where the"
              + " caller has taken or left a seat.",
      requiredProperties = {"type", "id", "data"})
  record Snapshot(
      @Schema(enumeration = "snapshot") String type,
      @Schema(description = "Of a match's stream the `seq`, of all matches' a token.") String id,
      StreamSnapshotShape data)
      implements StreamFrameShape {}

  /** A match goes on behind what the caller has. */
  @Schema(
      name = "StreamFrameResumed",
      description = "A match goes on behind what the caller has.",
      requiredProperties = {"type", "data"})
  record Resumed(@Schema(enumeration = "resumed") String type, StreamDataShape.ResumedShape data)
      implements StreamFrameShape {}

  /** Something happened. */
  @Schema(
      name = "StreamFrameEvent",
      description = "What happened, as far as the caller may know it.",
      requiredProperties = {"type", "id", "data"})
  record Happened(
      @Schema(enumeration = "event") String type,
      @Schema(description = "Of a match's stream the `seq`, of all matches' a token.") String id,
      StreamDataShape.HappenedShape data)
      implements StreamFrameShape {}

  /** Whom the match waits for now. */
  @Schema(
      name = "StreamFrameWaiting",
      description = "Whom the match waits for, where that has changed.",
      requiredProperties = {"type", "data"})
  record Waiting(@Schema(enumeration = "waiting") String type, StreamDataShape.WaitingShape data)
      implements StreamFrameShape {}

  /** What the caller's seat is asked. */
  @Schema(
      name = "StreamFrameDecision",
      description =
          "What the caller's seat is asked, on a socket that was opened with `decisions`: each"
              + " decision once.",
      requiredProperties = {"type", "data"})
  record Decision(@Schema(enumeration = "decision") String type, StreamDataShape.DecidingShape data)
      implements StreamFrameShape {}

  /** What became of commands. */
  @Schema(
      name = "StreamFrameAnswer",
      description = "What became of commands that the caller sent by this socket.",
      requiredProperties = {"type", "data"})
  record Answer(@Schema(enumeration = "answer") String type, StreamDataShape.AnswerShape data)
      implements StreamFrameShape {}

  /** A seat has come or gone. */
  @Schema(
      name = "StreamFramePresence",
      description = "A seat has come or gone: each that comes goes again before it comes again.",
      requiredProperties = {"type", "data"})
  record Presence(@Schema(enumeration = "presence") String type, StreamDataShape.PresentShape data)
      implements StreamFrameShape {}

  /** The last of a match in a stream of all matches. */
  @Schema(
      name = "StreamFrameLeft",
      description = "The last that is told of a match in a stream of all matches.",
      requiredProperties = {"type", "id", "data"})
  record Left(@Schema(enumeration = "left") String type, String id, StreamDataShape.LeftShape data)
      implements StreamFrameShape {}

  /** All is well. */
  @Schema(
      name = "StreamFrameHeartbeat",
      description = "Nothing was told for 10 s, and all is well.",
      requiredProperties = {"type", "data"})
  record Heartbeat(
      @Schema(enumeration = "heartbeat") String type, StreamDataShape.HeartbeatShape data)
      implements StreamFrameShape {}

  /** The last of a stream. */
  @Schema(
      name = "StreamFrameClosing",
      description = "The last of a stream.",
      requiredProperties = {"type", "data"})
  record Closing(@Schema(enumeration = "closing") String type, StreamDataShape.ClosingShape data)
      implements StreamFrameShape {}
}
