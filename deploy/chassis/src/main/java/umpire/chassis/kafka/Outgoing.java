package umpire.chassis.kafka;

import java.util.HashMap;
import java.util.Map;
import umpire.chassis.trace.TraceContext;

/**
 * A message to be published. The topic is the contract's name, without the installation's prefix;
 * messages of one key keep the order in which they were published; header values are UTF-8.
 */
public record Outgoing(String topic, String key, Map<String, String> headers, Payload value) {

  public Outgoing {
    headers = Map.copyOf(headers);
  }

  /** A message whose value is a copy of these bytes. */
  public static Outgoing of(String topic, String key, Map<String, String> headers, byte[] value) {
    return new Outgoing(topic, key, headers, Payload.of(value));
  }

  /**
   * The same message, caused by what stands there in a trace; the empty text leaves it as it is.
   * One that names no cause is caused by whatever publishes it.
   */
  public Outgoing causedBy(String traceparent) {
    if (traceparent.isEmpty()) {
      return this;
    }
    Map<String, String> more = new HashMap<>(headers);
    more.put(TraceContext.NAME, traceparent);
    return new Outgoing(topic, key, more, value);
  }

  /** Where its cause stands; empty where none is named. */
  String cause() {
    return headers.getOrDefault(TraceContext.NAME, "");
  }
}
