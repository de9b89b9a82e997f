package umpire.lobby.tournaments.news;

import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import org.jboss.resteasy.reactive.server.jaxrs.OutboundSseEventImpl;

/** An open stream of a tournament, told one thing after the other. */
final class Follower {
  /** A client that was cut off tries again after this time, in milliseconds. */
  private static final long RETRY = 1_000;

  private final String tournament;
  private final MultiEmitter<? super OutboundSseEvent> emitter;
  private long seen;
  private long lastAt = System.nanoTime();

  /**
   * One that begins.
   *
   * @param seen the act up to which its client knows all
   */
  Follower(String tournament, long seen, MultiEmitter<? super OutboundSseEvent> emitter) {
    this.tournament = tournament;
    this.seen = seen;
    this.emitter = emitter;
  }

  String tournament() {
    return tournament;
  }

  /** The act up to which it was told all. */
  long seen() {
    return seen;
  }

  /** Says first from where it goes on. */
  void begin() {
    send(
        event("opened", "{\"tournament\":\"" + tournament + "\",\"number\":" + seen + "}")
            .id(Long.toString(seen))
            .reconnectDelay(RETRY));
  }

  /** Tells what is new to it. */
  void tell(NewsPage page) {
    for (NewsPage.Item one : page.items()) {
      if (one.number() > seen) {
        send(event(one.type(), one.data().toString()).id(Long.toString(one.number())));
      }
    }
    seen = Math.max(seen, page.upTo());
  }

  /** Shows that it is alive, where nothing was said for so long. */
  void beat(Duration span) {
    if (System.nanoTime() - lastAt >= span.toNanos()) {
      send(event("heartbeat", "{\"number\":" + seen + "}"));
    }
  }

  void end() {
    emitter.complete();
  }

  private static OutboundSseEvent.Builder event(String name, String data) {
    return new OutboundSseEventImpl.BuilderImpl().name(name).data(data);
  }

  private void send(OutboundSseEvent.Builder event) {
    emitter.emit(event.build());
    lastAt = System.nanoTime();
  }
}
