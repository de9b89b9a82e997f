package umpire.game.api.shape.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.FindingShape;
import umpire.game.api.shape.event.ShownEventShape;
import umpire.game.api.shape.play.CommandsShape;
import umpire.game.api.shape.play.DecisionShape;

/** What the messages of a stream hold. */
public final class StreamDataShape {
  private StreamDataShape() {}

  /** Of a stream of all matches. */
  @Schema(
      name = "StreamOpened",
      description = "A stream of all matches has begun.",
      requiredProperties = {"stream", "matches", "more"})
  public record OpenedShape(
      @Schema(description = "The id of the stream, in this house's logs too.") String stream,
      @Schema(description = "Those that it follows.") List<String> matches,
      @Schema(description = "Whether there are others, for which it is one stream too few.")
          boolean more) {}

  /** Of a match that goes on. */
  @Schema(
      name = "StreamResumed",
      description = "A match goes on behind what the caller has.",
      requiredProperties = {"stream", "seq", "presence"})
  public record ResumedShape(
      @Schema(description = "In a stream of all matches.") @Nullable String match,
      @Schema(description = "The id of the stream, in this house's logs too.") String stream,
      @Schema(description = "The number behind which it goes on.") int seq,
      @Schema(description = "By seat: whether its account follows the match.")
          Map<String, Boolean> presence) {}

  /** An event. */
  @Schema(
      name = "StreamEvent",
      description = "What happened, as far as the caller may know it.",
      requiredProperties = {"seq", "type", "event", "findings", "draws"})
  public record HappenedShape(
      @Schema(description = "In a stream of all matches.") @Nullable String match,
      @Schema(description = "The viewer's own number: from 1, without gaps.") int seq,
      String type,
      @Schema(
              implementation = ShownEventShape.class,
              description = "In the game's shape, with its `type`.")
          JsonNode event,
      List<FindingShape> findings,
      @Schema(description = "The numbers of the draws that it is the first to follow from.")
          List<Integer> draws) {}

  /** Whom the match waits for. */
  @Schema(
      name = "StreamWaiting",
      description = "Whom the match waits for.",
      requiredProperties = {"status", "waitingFor"})
  public record WaitingShape(
      @Schema(description = "In a stream of all matches.") @Nullable String match,
      @Schema(enumeration = {"open", "playing", "stalled", "over"}) String status,
      @Schema(description = "Seats.") List<String> waitingFor,
      @Schema(
              enumeration = {"combat", "supply"},
              description = "The adjudicator whose report is waited for, if one is.")
          @Nullable String question,
      @Schema(
              description =
                  "The end of the time of each seat that is waited for, if time is measured.")
          @Nullable Map<String, Instant> deadlines) {}

  /** What the caller's seat is asked: what {@link DecisionShape} has, and which match. */
  @Schema(
      name = "StreamDecision",
      description = "What the caller's seat is asked.",
      requiredProperties = {"status", "waitingFor", "decision"})
  public record DecidingShape(
      @Schema(description = "In a stream of all matches.") @Nullable String match,
      @Schema(enumeration = {"playing", "stalled"}) String status,
      @Schema(description = "Seats.") List<String> waitingFor,
      @Schema(
              description =
                  "The end of the time of each seat that is waited for, if time is measured.")
          @Nullable Map<String, Instant> deadlines,
      @Schema(description = "The caller's own.") @Nullable Instant deadline,
      DecisionShape.AskedShape decision,
      @Schema(
              description =
                  "What the caller may do though nobody waits for it; no decision is named.")
          @Nullable List<DecisionShape.OfferShape> free,
      DecisionShape.@Nullable DraftShape draft) {}

  /** What became of commands. */
  @Schema(
      name = "StreamAnswer",
      description = "What became of commands that the caller sent by this socket.",
      requiredProperties = {"status"})
  public record AnswerShape(
      @Schema(description = "As it was sent; left out where it could not be read.")
          @Nullable String commandId,
      @Schema(
              minimum = "200",
              maximum = "599",
              description = "As `POST /v1/matches/{id}/commands` would answer.")
          int status,
      @Schema(description = "What became of them; below 400.") @Nullable CommandsShape outcome,
      @Schema(ref = "Problem", description = "Why nothing did; from 400 on.")
          @Nullable JsonNode problem) {}

  /** A seat has come or gone. */
  @Schema(
      name = "StreamPresence",
      description = "A seat has come or gone.",
      requiredProperties = {"seat", "here"})
  public record PresentShape(
      @Schema(description = "In a stream of all matches.") @Nullable String match,
      String seat,
      @Schema(description = "Whether its account follows the match now.") boolean here) {}

  /** A match leaves a stream of all matches. */
  @Schema(
      name = "StreamLeft",
      description = "A match leaves a stream of all matches.",
      requiredProperties = {"match", "because"})
  public record LeftShape(
      String match,
      @Schema(
              enumeration = {"over", "not-yours"},
              description = "It has ended and all of it was told, or the seat was left.")
          String because) {}

  /** All is well. */
  @Schema(name = "StreamHeartbeat", description = "Nothing was told for a while, and all is well.")
  public record HeartbeatShape(
      @Schema(description = "The last number that was told, in a match's stream.")
          @Nullable Integer seq,
      @Schema(description = "The same of each match, in a stream of all matches.")
          @Nullable Map<String, Integer> seqs,
      @Schema(description = "Whether there are matches that a stream of all does not follow.")
          @Nullable Boolean more) {}

  /** The stream ends. */
  @Schema(
      name = "StreamClosing",
      description = "The stream ends.",
      requiredProperties = {"stream", "because"})
  public record ClosingShape(
      @Schema(description = "The id of the stream, in this house's logs too.") String stream,
      @Schema(
              enumeration = {
                "revoked",
                "expired",
                "too-slow",
                "too-many",
                "silent",
                "server-stops",
                "unavailable",
                "not-yours"
              },
              description =
                  "With `revoked` and `not-yours` there is nothing to come back for; after"
                      + " `expired` with a new token, after `unavailable` in a while, else at once.")
          String because) {}
}
