package umpire.lobby.discord.channels;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.store.DiscordChannelRow;
import umpire.lobby.discord.store.DiscordChannelStore;

/** What is to be sent to channels of the matches that they follow, and how far it was sent. */
@ApplicationScoped
public class Channels {
  private final DiscordChannelStore store;
  private final NoticeSchedule noticeSchedule;
  private final ObjectMapper json;
  private final Clock clock;

  Channels(
      DiscordChannelStore store, NoticeSchedule noticeSchedule, ObjectMapper json, Clock clock) {
    this.store = store;
    this.noticeSchedule = noticeSchedule;
    this.json = json;
    this.clock = clock;
  }

  /** Of these matches those that a channel follows: of the others nothing need be read. */
  public Uni<List<String>> followed(Collection<String> matches) {
    return store.followed(matches);
  }

  /** A match has come to this revision; what is older or the same is known already. */
  public Uni<Void> update(String match, int revision, WaitingState waitingState) {
    Instant now = now();
    return store.changeAll(
        match,
        row -> {
          if (revision > row.revision()) {
            row.update(
                revision,
                waitingState.json().toString(),
                noticeSchedule.due(row, waitingState, now).orElse(null));
          }
        });
  }

  /** What the channel was sent last, or is to be sent. */
  WaitingState lastState(DiscordChannelRow row) {
    try {
      return WaitingState.of(json.readTree(row.latest()));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("what channel " + row.channel() + " heard", unreadable);
    }
  }

  /** The channel is sent nothing for now; at first it was sent this, read at the public API. */
  public Uni<Void> begun(String channel, String match, WaitingState first) {
    Instant now = now();
    return store.change(
        channel,
        match,
        row -> {
          row.markSent(first.news(), 0, now, null);
          scheduleNext(row, now);
        });
  }

  /** What became of a message to a channel. */
  Uni<Void> recordResult(DiscordChannelRow was, WaitingState waitingState, SendResult sendResult) {
    Instant now = now();
    return switch (sendResult) {
      case SendResult.Done _ -> recordSent(was, waitingState, now);
      case SendResult.Limited(var pause, _) -> postpone(was, now.plus(pause));
      case SendResult.Failed _ ->
          changeDue(was, row -> row.markFailed(now.plus(NoticeSchedule.pause(row.failures()))));
      case SendResult.Refused refused ->
          refused.placeIsGone()
              ? store
                  .unbind(was.channel(), row -> row.match().equals(was.match()))
                  .replaceWithVoid()
              // What Discord does not take now it will not take later.
              : recordSent(was, waitingState, now);
    };
  }

  /** The channel waits until then, though nothing went wrong. */
  Uni<Void> postpone(DiscordChannelRow was, Instant until) {
    return changeDue(was, row -> row.postpone(until));
  }

  /** Unless it was received meanwhile that there is nothing to send any more. */
  private Uni<Void> changeDue(DiscordChannelRow was, Consumer<DiscordChannelRow> change) {
    return store.change(
        was.channel(),
        was.match(),
        row -> {
          if (row.dueAt().isPresent()) {
            change.accept(row);
          }
        });
  }

  private Uni<Void> recordSent(DiscordChannelRow was, WaitingState waitingState, Instant now) {
    return store.change(
        was.channel(),
        was.match(),
        row -> {
          if (was.revision() >= row.lastSentRevision()) {
            row.markSent(waitingState.news(), was.revision(), now, null);
            scheduleNext(row, now);
          }
        });
  }

  /** What was received meanwhile may have to be sent. */
  private void scheduleNext(DiscordChannelRow row, Instant now) {
    Optional<Instant> due =
        row.revision() > row.lastSentRevision()
            ? noticeSchedule.due(row, lastState(row), now)
            : Optional.empty();
    due.ifPresent(row::postpone);
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }
}
