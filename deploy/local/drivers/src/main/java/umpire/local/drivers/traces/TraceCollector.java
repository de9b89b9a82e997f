package umpire.local.drivers.traces;

import com.google.protobuf.ByteString;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span.SpanKind;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Takes the spans that the installation exports, as a collector of OTLP over HTTP does. */
final class TraceCollector implements AutoCloseable {
  private static final String SERVICE = "service.name";

  private final HttpServer server;
  private final Queue<Span> spans = new ConcurrentLinkedQueue<>();

  private TraceCollector(HttpServer server) {
    this.server = server;
  }

  /**
   * A span.
   *
   * @param parent id of the span above it, empty for none
   * @param attributes those that are texts
   */
  record Span(
      String service,
      String name,
      SpanKind kind,
      String trace,
      String id,
      String parent,
      Map<String, String> attributes) {
    Span {
      attributes = Map.copyOf(attributes);
    }
  }

  /** Listens at an address such as http://127.0.0.1:4318. */
  static TraceCollector at(URI address) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(address.getHost(), address.getPort()), 0);
    TraceCollector traceCollector = new TraceCollector(server);
    server.createContext("/v1/traces", traceCollector::take);
    server.start();
    return traceCollector;
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      ExportTraceServiceRequest request =
          ExportTraceServiceRequest.parseFrom(exchange.getRequestBody());
      request.getResourceSpansList().forEach(this::take);
      exchange.getResponseHeaders().set("Content-Type", "application/x-protobuf");
      exchange.sendResponseHeaders(200, -1); // an empty body is an empty message
    }
  }

  private void take(ResourceSpans resource) {
    String service = texts(resource.getResource().getAttributesList()).getOrDefault(SERVICE, "");
    for (ScopeSpans scope : resource.getScopeSpansList()) {
      scope
          .getSpansList()
          .forEach(
              span ->
                  spans.add(
                      new Span(
                          service,
                          span.getName(),
                          span.getKind(),
                          hex(span.getTraceId()),
                          hex(span.getSpanId()),
                          hex(span.getParentSpanId()),
                          texts(span.getAttributesList()))));
    }
  }

  private static Map<String, String> texts(List<KeyValue> attributes) {
    Map<String, String> texts = new LinkedHashMap<>();
    attributes.forEach(
        attribute -> {
          if (attribute.getValue().hasStringValue()) {
            texts.put(attribute.getKey(), attribute.getValue().getStringValue());
          }
        });
    return texts;
  }

  private static String hex(ByteString bytes) {
    return HexFormat.of().formatHex(bytes.toByteArray());
  }

  /** All spans of a trace that came so far. */
  List<Span> of(String trace) {
    return spans.stream().filter(span -> span.trace().equals(trace)).toList();
  }

  /** The first of this service and name whose parent has this id. */
  Optional<Span> child(String trace, String parent, String service, String name) {
    return of(trace).stream()
        .filter(span -> span.parent().equals(parent))
        .filter(span -> span.service().equals(service) && span.name().equals(name))
        .findFirst();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
