package umpire.local.drivers.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import umpire.local.drivers.http.Api;

/**
 * Thousands who follow one match by server-sent events, each over a connection of their own, all of
 * them on one thread: it notes when each event came to each of them, and whatever came out of its
 * order.
 */
final class WatcherConnections implements AutoCloseable {
  /** So many are let in at the same time. */
  private static final int MOST_OPENING = 50;

  private static final int BUFFER = 256 * 1024;
  private static final int MOST_FAULTS = 20;
  private static final long LOOK_MILLISECONDS = 100;

  private final InetSocketAddress address;
  private final String path;
  private final String token;
  private final int count;
  private final Selector selector;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
  private final List<Arrival> arrivals = new ArrayList<>();
  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicLong events = new AtomicLong();
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private int opened;
  private volatile boolean closed;

  /**
   * An event at one of them.
   *
   * @param seq its number
   * @param at when its last byte was there, by System.nanoTime
   */
  record Arrival(int seq, long at) {}

  private WatcherConnections(String origin, String path, String token, int count)
      throws IOException {
    URI uri = URI.create(origin);
    this.address = new InetSocketAddress(uri.getHost(), uri.getPort());
    this.path = path;
    this.token = token;
    this.count = count;
    this.selector = Selector.open();
    this.thread = Thread.ofPlatform().name("watchers").start(this::watch);
  }

  /** Begins to let so many in; {@link #begun} says how many have received their snapshot. */
  static WatcherConnections of(String origin, String path, String token, int count)
      throws IOException {
    return new WatcherConnections(origin, path, token, count);
  }

  int begun() {
    return begun.get();
  }

  /** How many events all of them together have received so far. */
  long events() {
    return events.get();
  }

  /** Whatever should not have happened, at most the first few. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** Everybody goes away; every event as it came to each of them. */
  List<Arrival> ended() {
    close();
    return List.copyOf(arrivals);
  }

  @Override
  public void close() {
    closed = true;
    selector.wakeup();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Api.Unexpected("interrupted");
    }
  }

  private void watch() {
    try (selector) {
      while (!closed) {
        while (opened < count && opened - begun.get() < MOST_OPENING) {
          open();
        }
        int _ = selector.select(this::ready, LOOK_MILLISECONDS);
      }
      for (SelectionKey key : selector.keys()) {
        key.channel().close();
      }
    } catch (IOException | UncheckedIOException broken) {
      fault("all of them: " + broken);
    }
  }

  private void open() throws IOException {
    SocketChannel channel = SocketChannel.open(address);
    ByteBuffer request = StreamBytes.request(path, token);
    while (request.hasRemaining()) {
      int _ = channel.write(request);
    }
    channel.configureBlocking(false);
    SelectionKey _ = channel.register(selector, SelectionKey.OP_READ, new Watcher(opened));
    opened++;
  }

  private void ready(SelectionKey key) {
    Watcher watcher = (Watcher) key.attachment();
    SocketChannel channel = (SocketChannel) key.channel();
    try {
      int read = channel.read(buffer.clear());
      watcher.bytes.take(buffer.flip());
      if (read < 0 || watcher.bytes.over()) {
        lost(watcher, key, "the stream ended");
      }
    } catch (IOException | RuntimeException broken) {
      lost(watcher, key, broken.toString());
    }
  }

  private void lost(Watcher watcher, SelectionKey key, String why) {
    fault("watcher %d: %s".formatted(watcher.number, why));
    key.cancel();
    try {
      key.channel().close();
    } catch (IOException _) {
      // It is gone.
    }
  }

  private void fault(String what) {
    if (faults.size() < MOST_FAULTS) {
      faults.add(what);
    }
  }

  /** One of them. */
  private final class Watcher {
    private static final int NOTHING = -1;

    private final int number;
    private final StreamBytes bytes = new StreamBytes(this::event);
    private int last = NOTHING;

    Watcher(int number) {
      this.number = number;
    }

    private void event(String type, int seq) {
      switch (type) {
        case "snapshot" -> {
          if (last != NOTHING) {
            fault("watcher %d: a second snapshot".formatted(number));
          }
          last = seq;
          int _ = begun.incrementAndGet();
        }
        case "event" -> {
          arrivals.add(new Arrival(seq, System.nanoTime()));
          if (seq != last + 1) {
            fault("watcher %d: %d behind %d".formatted(number, seq, last));
          }
          last = seq;
          long _ = events.incrementAndGet();
        }
        case "closing" -> fault("watcher %d: the stream was closed".formatted(number));
        // Whom the match waits for, who is there, heartbeats.
        default -> {}
      }
    }
  }
}
