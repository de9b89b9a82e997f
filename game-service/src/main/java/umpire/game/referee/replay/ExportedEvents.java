package umpire.game.referee.replay;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import umpire.chassis.http.BodyParser;
import umpire.chassis.http.MemoryBudget;

/**
 * The events of an export, read from its file as the replay comes to them: in memory are those of
 * the transaction in hand.
 */
final class ExportedEvents implements AutoCloseable {
  /** What it takes to go back to one revision, in bytes: positions share most of what they are. */
  static final int WANTED = 32 * 1024;

  private final JsonParser raw;
  private final ObjectReader json;
  private final MemoryBudget.Share share;
  private final int size;
  private final List<JsonNode> window = new ArrayList<>();
  private final ArrayDeque<Long> weights = new ArrayDeque<>();
  private int first;

  private ExportedEvents(JsonParser raw, ObjectReader json, MemoryBudget.Share share, int size) {
    this.raw = raw;
    this.json = json;
    this.share = share;
    this.size = size;
  }

  /** From the first on, of an export that was scanned. */
  static ExportedEvents of(UploadedBody uploadedBody, ExportScan scan, ObjectReader json) {
    InvalidExport.unless(scan.events() >= 0, "/events", "a list belongs here");
    try {
      JsonParser raw = json.getFactory().createParser(uploadedBody.open());
      JsonToken _ = raw.nextToken();
      while (raw.nextToken() == JsonToken.FIELD_NAME) {
        boolean events = raw.currentName().equals(ExportScan.EVENTS);
        JsonToken _ = raw.nextToken();
        if (events) {
          break;
        }
        JsonParser _ = raw.skipChildren();
      }
      return new ExportedEvents(raw, json, uploadedBody.share(), scan.events());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int size() {
    return size;
  }

  /** One that was not passed yet. */
  JsonNode get(int at) {
    if (at < first || at >= size) {
      throw new IndexOutOfBoundsException("event " + at + " of " + first + " to " + size);
    }
    while (first + window.size() <= at) {
      read();
    }
    return window.get(at - first);
  }

  /** One that was not passed yet, or nothing behind the last. */
  JsonNode path(int at) {
    return at < size ? get(at) : MissingNode.getInstance();
  }

  /** Those before this one are not looked at any more. */
  void pass(int at) {
    int passed = Math.min(at - first, window.size());
    window.subList(0, passed).clear();
    for (int i = 0; i < passed; i++) {
      share.giveBack(weights.removeFirst());
    }
    first += passed;
  }

  private void read() {
    try {
      JsonToken _ = raw.nextToken();
      BodyParser parser = new BodyParser(raw, share);
      window.add(json.readTree(parser));
      weights.add(parser.taken());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      raw.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
