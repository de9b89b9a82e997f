package umpire.game.api.history;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import umpire.chassis.http.MemoryBudget;

/**
 * A JSON object that may be large, written while it is read from the store: memory holds its bytes
 * and the page in hand, and both are counted.
 */
final class StreamedJsonResponse {
  /** The pieces in which it is written, and the whole that is made of them. */
  private static final int COPIES = 2;

  private final MemoryBudget.Share share;
  private final ByteArrayBuilder bytes = new ByteArrayBuilder();
  private final JsonGenerator json;
  private long counted;

  /** One that begins with these members. */
  StreamedJsonResponse(ObjectMapper mapper, MemoryBudget.Share share, ObjectNode head) {
    this.share = share;
    try {
      this.json = mapper.getFactory().createGenerator(bytes);
      json.writeStartObject();
      for (Map.Entry<String, JsonNode> member : head.properties()) {
        put(member.getKey(), member.getValue());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The same with a member more. */
  StreamedJsonResponse put(String name, JsonNode value) {
    try {
      json.writeFieldName(name);
      json.writeTree(value);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return this;
  }

  /** Begins a list, to which {@link #add} adds. */
  StreamedJsonResponse begin(String name) {
    try {
      json.writeArrayFieldStart(name);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return this;
  }

  /** Adds elements to the list that was begun; throws 413 or 503 where it becomes too much. */
  <T> StreamedJsonResponse add(List<T> rows, Function<T, JsonNode> shape) {
    try {
      for (T row : rows) {
        json.writeTree(shape.apply(row));
      }
      json.flush();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    long more = COPIES * (long) bytes.size() - counted;
    share.add(more);
    counted += more;
    return this;
  }

  /** Ends the list. */
  StreamedJsonResponse end() {
    try {
      json.writeEndArray();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return this;
  }

  /** All of it. */
  byte[] whole() {
    try {
      json.writeEndObject();
      json.close();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
