package umpire.game.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.server.jaxrs.OutboundSseEventImpl;
import umpire.game.referee.Bell;
import umpire.game.referee.Clerk;
import umpire.game.referee.Seen;
import umpire.game.store.Journal;
import umpire.game.store.MatchRow;
import umpire.game.store.ShownRow;

/**
 * The stream of a viewer's events, without gap or duplicate: each look takes what lies after the
 * last number that went out, and only when the client has taken it does the next look begin. Whom
 * the match waits for is told besides, for not every choice shows anything: who fights on, or lets
 * a window pass, leaves it to the next seat without an event. It is told only where it has changed,
 * so that nobody hears of a sealed answer that was changed.
 */
@ApplicationScoped
class Stream {
  private static final int PAGE = 200;

  private final Clerk clerk;
  private final Journal journal;
  private final Bell bell;
  private final OpenStreams open;
  private final Duration heartbeat;

  Stream(
      Clerk clerk,
      Journal journal,
      Bell bell,
      OpenStreams open,
      @ConfigProperty(name = "umpire.game.stream.heartbeat") Duration heartbeat) {
    this.clerk = clerk;
    this.journal = journal;
    this.bell = bell;
    this.open = open;
    this.heartbeat = heartbeat;
  }

  /** Where one stream stands. */
  private static final class Cursor {
    private final Seen seen;
    private final Bell.Listener listener;
    private int last;
    private String waits = "";
    private boolean caughtUp;
    private volatile boolean ended;

    Cursor(Seen seen, Bell.Listener listener, int last) {
      this.seen = seen;
      this.listener = listener;
      this.last = last;
    }
  }

  /**
   * From the number after the last one, or from a snapshot of now if there is none, until the end
   * of what the viewer is permitted.
   */
  Multi<OutboundSseEvent> of(Seen seen, OptionalInt lastEventId, Uni<Boolean> end) {
    Bell.Listener listener = bell.listen(seen.row().id());
    Cursor cursor = new Cursor(seen, listener, lastEventId.orElse(seen.seq()));
    if (lastEventId.isEmpty()) { // the snapshot tells it
      cursor.waits = MatchJson.waits(seen.row()).toString();
    }
    Cancellable watch =
        end.subscribe()
            .with(
                _ -> {
                  cursor.ended = true;
                  listener.wake();
                });
    Multi<OutboundSseEvent> following =
        Multi.createBy()
            .repeating()
            .uni(() -> cursor, this::next)
            .until(_ -> cursor.ended)
            .onItem()
            .transformToMultiAndConcatenate(events -> Multi.createFrom().iterable(events));
    Multi<OutboundSseEvent> beginning =
        lastEventId.isPresent()
            ? Multi.createFrom().empty()
            : Multi.createFrom().item(snapshot(seen));
    Multi<OutboundSseEvent> all =
        Multi.createBy()
            .concatenating()
            .streams(beginning, following)
            .onTermination()
            .invoke(
                () -> {
                  listener.close();
                  watch.cancel();
                });
    return open.counted(OpenStreams.SSE, all);
  }

  private Uni<List<OutboundSseEvent>> next(Cursor cursor) {
    if (cursor.ended) {
      return Uni.createFrom().item(List.of());
    }
    if (!cursor.caughtUp) {
      return look(cursor);
    }
    return cursor
        .listener
        .next(heartbeat)
        .flatMap(
            rung -> rung ? look(cursor) : Uni.createFrom().item(List.of(comment("heartbeat"))));
  }

  private Uni<List<OutboundSseEvent>> look(Cursor cursor) {
    return journal
        .shown(cursor.seen.row().id(), cursor.seen.viewer(), cursor.last, PAGE)
        .flatMap(
            rows -> {
              cursor.caughtUp = rows.size() < PAGE;
              if (!rows.isEmpty()) {
                cursor.last = rows.getLast().seq();
              }
              List<OutboundSseEvent> events = rows.stream().map(Stream::event).toList();
              return cursor.caughtUp
                  ? clerk.find(cursor.seen.row().id()).map(row -> withWaits(cursor, events, row))
                  : Uni.createFrom().item(events);
            });
  }

  private static List<OutboundSseEvent> withWaits(
      Cursor cursor, List<OutboundSseEvent> events, MatchRow row) {
    String waits = MatchJson.waits(row).toString();
    if (waits.equals(cursor.waits)) {
      return events;
    }
    cursor.waits = waits;
    List<OutboundSseEvent> all = new ArrayList<>(events);
    all.add(new OutboundSseEventImpl.BuilderImpl().name("waiting").data(waits).build());
    return all;
  }

  private static OutboundSseEvent snapshot(Seen seen) {
    JsonNode header = MatchJson.header(seen);
    return new OutboundSseEventImpl.BuilderImpl()
        .id("" + seen.seq())
        .name("snapshot")
        .data(header.toString())
        .build();
  }

  private static OutboundSseEvent event(ShownRow row) {
    return new OutboundSseEventImpl.BuilderImpl()
        .id("" + row.seq())
        .name("event")
        .data(row.json())
        .build();
  }

  private static OutboundSseEvent comment(String text) {
    return new OutboundSseEventImpl.BuilderImpl().comment(text).build();
  }
}
