package umpire.chassis.kafka;

import java.time.Instant;
import java.util.Map;

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
}
