package umpire.chassis.kafka;

import java.time.Instant;
import java.util.Map;
import umpire.chassis.trace.TraceContext;

/**
 * A message that was read. The topic is the contract's name, without the installation's prefix; a
 * message without a key has the empty key, one without a value (a tombstone of a compacted topic)
 * an empty value; header values are read as UTF-8.
 */
public record Incoming(
    String topic,
    int partition,
    long offset,
    String key,
    Map<String, String> headers,
    Payload value,
    Instant timestamp) {

  public Incoming {
    headers = Map.copyOf(headers);
  }

  /** Where in a trace it was sent: by its header, else by its envelope; empty if neither says. */
  String sentAt() {
    String header = headers.getOrDefault(TraceContext.NAME, "");
    return header.isEmpty() ? TraceContext.inEnvelope(value.bytes()) : header;
  }
}
