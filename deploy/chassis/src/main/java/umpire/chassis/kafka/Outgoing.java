package umpire.chassis.kafka;

import java.util.Map;

/**
 * A message to be published. The topic is the contract's name, without the installation's prefix;
 * messages of one key keep the order in which they were published; header values are UTF-8.
 */
public record Outgoing(String topic, String key, Map<String, String> headers, Payload value) {

  public Outgoing {
    headers = Map.copyOf(headers);
  }

  /** A message from bytes. */
  public static Outgoing of(String topic, String key, Map<String, String> headers, byte[] value) {
    return new Outgoing(topic, key, headers, Payload.of(value));
  }
}
